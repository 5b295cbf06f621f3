import { StartResult, StopResult } from '#src/contract/enums.gen';
import type { BatchFailure, BatchResult } from './batch-result';

/** What a result code means for its task. The server refused all but the first two. */
type Meaning = 'done' | 'ignored' | 'failed' | NonNullable<BatchFailure['special']>;

const startMeanings: Readonly<Partial<Record<number, Meaning>>> = {
  [StartResult.Succeed]: 'done',
  [StartResult.OnExecuting]: 'ignored',
  [StartResult.TemplateBalanceNotEnough]: 'balance',
  [StartResult.ReachTemplateDailyExtractLimit]: 'dailyLimit',
};

// Success is 1 here and 0 on start (ENUM-60).
const stopMeanings: Readonly<Partial<Record<number, Meaning>>> = {
  [StopResult.Succeed]: 'done',
  [StopResult.UnexecutedTask]: 'ignored',
  [StopResult.AlreadyEnded]: 'ignored',
};

/** Returns what the result code of a start means (START-01, START-02, ERR-10); an unknown one is a failure. */
export const startMeaning = (code: number): Meaning => startMeanings[code] ?? 'failed';

/** Returns what the result code of a stop means (START-03, ERR-11); an unknown one is a failure. */
export const stopMeaning = (code: number): Meaning => stopMeanings[code] ?? 'failed';

/** A task that was not started or stopped, with the result code that says why. */
interface CodedFailure extends Omit<BatchFailure, 'reason'> {
  readonly code: number;
}

/** The response to a start or stop, classified. Each task asked for is in exactly one of the lists. */
export interface CodedResult extends Omit<BatchResult, 'failures'> {
  readonly failures: readonly CodedFailure[];
}

interface ResponseEntry {
  readonly taskId?: string | null;
}

function classify<Entry extends ResponseEntry>(
  taskIds: readonly string[],
  entries: readonly Entry[],
  codeOf: (entry: Entry) => number,
  meaningOf: (code: number) => Meaning,
): CodedResult {
  const ignored: (string | null)[] = [];
  const refused: Record<'failed' | 'balance' | 'dailyLimit', CodedFailure[]> = {
    failed: [],
    balance: [],
    dailyLimit: [],
  };
  const notDone = new Set<string>();
  for (const entry of entries) {
    const { taskId = null } = entry;
    const code = codeOf(entry);
    const meaning = meaningOf(code);
    if (meaning === 'done') continue;
    if (taskId !== null) {
      if (notDone.has(taskId)) continue;
      notDone.add(taskId);
    }
    if (meaning === 'ignored') ignored.push(taskId);
    else refused[meaning].push(meaning === 'failed' ? { taskId, code } : { taskId, code, special: meaning });
  }
  return {
    done: [...new Set(taskIds)].filter((taskId) => !notDone.has(taskId)),
    ignored,
    failures: [...refused.failed, ...refused.balance, ...refused.dailyLimit],
  };
}

/** Classifies the `errors` of a start (ERR-10); `taskIds` are the tasks asked for, and those without an entry have started. */
export const classifyStart = (
  taskIds: readonly string[],
  errors: readonly (ResponseEntry & { readonly startResult: number })[],
): CodedResult => classify(taskIds, errors, (entry) => entry.startResult, startMeaning);

/** Classifies the `errors` of a stop (ERR-11); `taskIds` are the tasks asked for, and those without an entry are stopping. */
export const classifyStop = (
  taskIds: readonly string[],
  errors: readonly (ResponseEntry & { readonly stopResult: number })[],
): CodedResult => classify(taskIds, errors, (entry) => entry.stopResult, stopMeaning);

/** Returns the result as toasts and sheet show it: each failure with its reason in words. */
export const withReasons = (result: CodedResult, reasonOf: (code: number) => string): BatchResult => ({
  ...result,
  failures: result.failures.map(({ code, ...failure }) => ({ ...failure, reason: () => reasonOf(code) })),
});
