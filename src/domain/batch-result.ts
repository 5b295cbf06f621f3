/** What is done with several tasks and may be refused for some of them. */
export type BatchOperation = 'start' | 'stop' | 'move' | 'priority' | 'delete';

/** One task that something could not be done with, and why, in words of the language on screen. An answer may leave out which task it was. */
export interface BatchFailure {
  readonly taskId: string | null;
  readonly reason: () => string;
  /** Refused for something that is counted by itself and not as a failure: the balance, or the limit of the day (ERR-10). */
  readonly special?: 'balance' | 'dailyLimit';
}

/** What came of an operation on several tasks. `ignored` had nothing left to do: already running, already ended (START-01, START-03). */
export interface BatchResult {
  readonly done: readonly string[];
  readonly ignored: readonly (string | null)[];
  readonly failures: readonly BatchFailure[];
}

/** One reason and the tasks that failed for it. */
export interface FailureGroup {
  readonly reason: string;
  readonly special?: BatchFailure['special'];
  readonly taskIds: readonly (string | null)[];
}

/** The failures by reason, the most frequent first; equal counts in the order in which they came. */
export function groupByReason(failures: readonly BatchFailure[]): readonly FailureGroup[] {
  const groups = new Map<string, { reason: string; special?: BatchFailure['special']; taskIds: (string | null)[] }>();
  for (const { reason: words, special, taskId } of failures) {
    const reason = words();
    const group = groups.get(reason) ?? { reason, special, taskIds: [] };
    group.taskIds.push(taskId);
    groups.set(reason, group);
  }
  return [...groups.values()].toSorted((a, b) => b.taskIds.length - a.taskIds.length);
}

/** The tasks that a retry is about: each failed one once. */
export function failedIds({ failures }: BatchResult): readonly string[] {
  return [...new Set(failures.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])))];
}

/** The whole after the failed ones were tried again: what worked now counts, what failed again has its new reason. A failure without a task could not be tried. */
export function afterRetry(before: BatchResult, retried: BatchResult): BatchResult {
  return {
    done: [...before.done, ...retried.done],
    ignored: [...before.ignored, ...retried.ignored],
    failures: [...retried.failures, ...before.failures.filter(({ taskId }) => taskId === null)],
  };
}
