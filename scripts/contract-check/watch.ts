import { createInterface } from 'node:readline';
import { verdictOf, type CaseResult, type Verdict } from './findings.ts';
import { findingKey } from './groups.ts';

/** Repeats on each line of input until `round` returns false; without `seconds`, also until the input ends. */
export async function repeatRounds(
  input: NodeJS.ReadableStream,
  seconds: number | 'enter',
  round: () => Promise<boolean>,
): Promise<void> {
  const lines = createInterface({ input });
  let isEnded = false;
  let wake: (isDue: boolean) => void = () => undefined;
  lines.on('line', () => wake(true));
  lines.on('close', () => {
    isEnded = true;
    if (seconds === 'enter') wake(false);
  });
  const nextRound = () =>
    new Promise<boolean>((resolve) => {
      if (seconds === 'enter' && isEnded) resolve(false);
      const timer = seconds === 'enter' ? undefined : setTimeout(resolve, seconds * 1000, true);
      wake = (isDue) => {
        clearTimeout(timer);
        resolve(isDue);
      };
    });
  while ((await nextRound()) && (await round()));
  lines.close();
}

const byOperation = (results: readonly CaseResult[]): Map<string, CaseResult[]> =>
  Map.groupBy(results, ({ operation }) => operation);

const signatureOf = (results: readonly CaseResult[]): string =>
  JSON.stringify(
    results.map((result) => [
      result.check,
      result.status,
      verdictOf(result),
      result.findings.map((finding) => findingKey(result.operation, finding)),
    ]),
  );

export function changedOperations(before: readonly CaseResult[], after: readonly CaseResult[]): string[] {
  const earlier = byOperation(before);
  return [...byOperation(after)]
    .filter(([operation, results]) => signatureOf(results) !== signatureOf(earlier.get(operation) ?? []))
    .map(([operation]) => operation);
}

export function mergeResults(all: readonly CaseResult[], round: readonly CaseResult[]): CaseResult[] {
  return [...new Map([...byOperation(all), ...byOperation(round)]).values()].flat();
}

export function worstVerdict(results: readonly CaseResult[]): Verdict {
  const verdicts = results.map(verdictOf);
  return (['violation', 'warning', 'skipped'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'ok';
}
