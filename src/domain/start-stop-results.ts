import { StartResult, StopResult } from '#src/contract/enums.gen';
import type { BatchFailure, BatchResult } from './batch-result';

type Outcome = 'done' | 'ignored' | 'failed' | NonNullable<BatchFailure['separateReason']>;

const startOutcomes: Readonly<Partial<Record<number, Outcome>>> = {
  [StartResult.Succeed]: 'done',
  [StartResult.OnExecuting]: 'ignored',
  [StartResult.TemplateBalanceNotEnough]: 'balance',
  [StartResult.ReachTemplateDailyExtractLimit]: 'dailyLimit',
};

// Success is 1 here, but 0 on start (ENUM-60).
const stopOutcomes: Readonly<Partial<Record<number, Outcome>>> = {
  [StopResult.Succeed]: 'done',
  [StopResult.UnexecutedTask]: 'ignored',
  [StopResult.AlreadyEnded]: 'ignored',
};

/** An unknown code is a failure (START-01, START-02, ERR-10). */
export const startOutcomeOf = (code: number): Outcome => startOutcomes[code] ?? 'failed';

/** An unknown code is a failure (START-03, ERR-11). */
export const stopOutcomeOf = (code: number): Outcome => stopOutcomes[code] ?? 'failed';

interface CodedFailure extends Omit<BatchFailure, 'reason'> {
  readonly code: number;
}

/** Each requested task is in exactly one list. */
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
  outcomeOf: (code: number) => Outcome,
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
    const outcome = outcomeOf(code);
    if (outcome === 'done') continue;
    if (taskId !== null) {
      if (notDone.has(taskId)) continue;
      notDone.add(taskId);
    }
    if (outcome === 'ignored') ignored.push(taskId);
    else refused[outcome].push(outcome === 'failed' ? { taskId, code } : { taskId, code, separateReason: outcome });
  }
  return {
    done: [...new Set(taskIds)].filter((taskId) => !notDone.has(taskId)),
    ignored,
    failures: [...refused.failed, ...refused.balance, ...refused.dailyLimit],
  };
}

/** Requested tasks without an entry have started (ERR-10). */
export const classifyStart = (
  taskIds: readonly string[],
  errors: readonly (ResponseEntry & { readonly startResult: number })[],
): CodedResult => classify(taskIds, errors, (entry) => entry.startResult, startOutcomeOf);

/** Requested tasks without an entry are stopping (ERR-11). */
export const classifyStop = (
  taskIds: readonly string[],
  errors: readonly (ResponseEntry & { readonly stopResult: number })[],
): CodedResult => classify(taskIds, errors, (entry) => entry.stopResult, stopOutcomeOf);

/** Adds the message of each failure. */
export const withReasons = (result: CodedResult, reasonOf: (code: number) => string): BatchResult => ({
  ...result,
  failures: result.failures.map(({ code, ...failure }) => ({ ...failure, reason: () => reasonOf(code) })),
});
