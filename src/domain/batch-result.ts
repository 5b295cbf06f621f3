export type BatchOperation = 'start' | 'stop' | 'move' | 'priority' | 'delete';

export interface BatchFailure {
  readonly taskId: string | null;
  readonly reason: () => string;
  /** Not counted as a failure (ERR-10). */
  readonly separateReason?: 'balance' | 'dailyLimit';
}

/** `ignored` tasks were already running or over (START-01, START-03). */
export interface BatchResult {
  readonly done: readonly string[];
  readonly ignored: readonly (string | null)[];
  readonly failures: readonly BatchFailure[];
}

export interface FailureGroup {
  readonly reason: string;
  readonly special?: BatchFailure['separateReason'];
  readonly taskIds: readonly (string | null)[];
}

/** Puts the most frequent reason first. */
export function groupByReason(failures: readonly BatchFailure[]): readonly FailureGroup[] {
  const groups = new Map<
    string,
    { reason: string; special?: BatchFailure['separateReason']; taskIds: (string | null)[] }
  >();
  for (const { reason: getReason, separateReason, taskId } of failures) {
    const reason = getReason();
    const group = groups.get(reason) ?? { reason, special: separateReason, taskIds: [] };
    group.taskIds.push(taskId);
    groups.set(reason, group);
  }
  return [...groups.values()].toSorted((a, b) => b.taskIds.length - a.taskIds.length);
}

/** Returns each task once. */
export function failedIds({ failures }: BatchResult): readonly string[] {
  return [...new Set(failures.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])))];
}

/** Replaces the failures by those of the retry. A failure without a task stays. */
export function mergeRetry(before: BatchResult, retryResult: BatchResult): BatchResult {
  return {
    done: [...before.done, ...retryResult.done],
    ignored: [...before.ignored, ...retryResult.ignored],
    failures: [...retryResult.failures, ...before.failures.filter(({ taskId }) => taskId === null)],
  };
}
