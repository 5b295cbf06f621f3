import { StartResult } from '#src/contract/enums.gen';

/** One entry of a start's `errors`: not every task asked for has one. */
export interface StartError {
  readonly taskId?: string | null;
  readonly startResult: number;
}

export interface FailedStart {
  readonly taskId: string | null;
  readonly code: number;
}

/** A start's results, sorted. Ignored and specially handled codes are not failures (ERR-10). */
export interface StartOutcome {
  /** Started: no error came for them, or code 0. */
  readonly succeeded: readonly string[];
  /** Already running, code 1 (START-01). */
  readonly ignored: readonly string[];
  /** Code 1000: a confirmation with the way to top up (ERR-13). */
  readonly balanceNotEnough: readonly string[];
  /** Code 1002: the daily collection limit warning (ERR-14). */
  readonly dailyLimitReached: readonly string[];
  readonly failures: readonly FailedStart[];
  /** How often each code failed, most frequent first, for the toast that names reasons. */
  readonly reasons: readonly { readonly code: number; readonly count: number }[];
}

/** Sorts the codes of a batch start; `taskIds` are the tasks asked for (START-01, START-02, ERR-10). */
export function sortStartResults(taskIds: readonly string[], errors: readonly StartError[]): StartOutcome {
  const ignored: string[] = [];
  const balanceNotEnough: string[] = [];
  const dailyLimitReached: string[] = [];
  const failures: FailedStart[] = [];
  const notStarted = new Set<string>();
  for (const { taskId = null, startResult } of errors) {
    if (startResult === StartResult.Succeed) continue;
    if (taskId !== null) {
      if (notStarted.has(taskId)) continue;
      notStarted.add(taskId);
    }
    const id = taskId ?? '';
    if (startResult === StartResult.OnExecuting) ignored.push(id);
    else if (startResult === StartResult.TemplateBalanceNotEnough) balanceNotEnough.push(id);
    else if (startResult === StartResult.ReachTemplateDailyExtractLimit) dailyLimitReached.push(id);
    else failures.push({ taskId, code: startResult });
  }
  return {
    succeeded: [...new Set(taskIds)].filter((taskId) => !notStarted.has(taskId)),
    ignored,
    balanceNotEnough,
    dailyLimitReached,
    failures,
    reasons: countReasons(failures),
  };
}

/** How often each code came, most frequent first; equal counts in order of code. */
export function countReasons(
  failures: readonly { readonly code: number }[],
): readonly { readonly code: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { code } of failures) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count || a.code - b.code);
}
