import { CAUSES, type Cause } from './causes.ts';
import { countVerdicts, verdictOf, type CaseResult, type Finding, type SkipReason } from './findings.ts';

export interface Report {
  readonly baseUrl: string;
  readonly checkedAt: string;
  readonly unsafe: boolean;
  readonly results: readonly CaseResult[];
  readonly notes: readonly string[];
}

interface Place extends Finding {
  readonly operation: string;
  readonly call: string;
}

export interface Group {
  readonly kind: Finding['kind'];
  readonly cause: Cause;
  readonly heading: string;
  readonly cure: string;
  readonly places: readonly Place[];
}

/** Same for all items of a list and all checks of an operation. */
export function findingKey(operation: string, { cause, message, body, schema, property }: Finding): string {
  const changes = cause === 'slow' || body !== undefined;
  return JSON.stringify([
    operation,
    cause,
    schema,
    body?.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
    property,
    changes ? '' : message,
  ]);
}

export function groupFindings(results: readonly CaseResult[]): Group[] {
  const byCause = new Map<Cause, Map<string, Place>>();
  for (const { operation, method, path, findings } of results)
    for (const finding of findings) {
      const places = byCause.get(finding.cause) ?? new Map<string, Place>();
      byCause.set(finding.cause, places);
      const key = findingKey(operation, finding);
      if (!places.has(key)) places.set(key, { ...finding, operation, call: `${method} ${path}` });
    }
  const groups = [...byCause].map(([cause, found]): Group => {
    const places = [...found.values()];
    const calls = countOf(new Set(places.map(({ operation }) => operation)).size, 'call');
    const where = places.some(({ body }) => body !== undefined)
      ? `${countOf(places.length, 'place')} in ${calls}`
      : calls;
    const kind = places.some((place) => place.kind === 'violation') ? 'violation' : 'warning';
    return { kind, cause, heading: `${CAUSES[cause].title}: ${where}`, cure: CAUSES[cause].cure, places };
  });
  const rank = ({ kind }: Group) => (kind === 'violation' ? 0 : 1);
  return groups.toSorted((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function placeText({ message, body, schema }: Finding): string {
  const places = [body === undefined ? '' : `at ${body}`, schema === undefined ? '' : `see ${schema}`];
  return [message, ...places.filter((place) => place !== '')].join('; ');
}

const SKIPPED: Readonly<Record<SkipReason, string>> = {
  writing: 'that write (--unsafe includes them)',
  removed: 'that the overlay removes',
  account: 'that would delete the account',
  ended: 'that end the session or follow its end',
  'no session': 'that need a session (--token)',
  'no id': 'without an id from a list',
  refused: 'that were refused',
};
const MAX_NAMES = 3;

export function skippedLine(results: readonly CaseResult[]): string | undefined {
  const skipped = results.filter((result) => verdictOf(result) === 'skipped');
  if (skipped.length === 0) return undefined;
  const parts = (Object.keys(SKIPPED) as SkipReason[]).flatMap((reason) => {
    const calls = skipped.filter(({ skipReason }) => skipReason === reason);
    if (calls.length === 0) return [];
    const names = [...new Set(calls.map(({ operation }) => operation))];
    const rest = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
    const named = reason === 'no id' || reason === 'refused';
    return `${calls.length} ${SKIPPED[reason]}${named ? ` (${names.slice(0, MAX_NAMES).join(', ')}${rest})` : ''}`;
  });
  return `${countOf(skipped.length, 'call')}: ${parts.join(', ')}`;
}

export function summaryLine(results: readonly CaseResult[]): string {
  const { ok, warning, violation, skipped } = countVerdicts(results);
  const operations = new Set(results.map(({ operation }) => operation)).size;
  return `${results.length} calls of ${operations} operations: ${ok} ok, ${warning} with warnings, ${violation} with violations, ${skipped} skipped`;
}
