import { StopResult } from '#src/contract/enums.gen';
import { countReasons } from './start-results';

/** One entry of a stop's `errors`. Success is 1 here, 0 on start (ENUM-60). */
export interface StopError {
  readonly taskId?: string | null;
  readonly stopResult: number;
}

/** A stop's results, sorted; what had already ended or never ran is no failure (START-03, ERR-11). */
export interface StopOutcome {
  readonly succeeded: readonly string[];
  readonly ignored: readonly string[];
  readonly failures: readonly { readonly taskId: string | null; readonly code: number }[];
  readonly reasons: readonly { readonly code: number; readonly count: number }[];
}

const ignoredCodes: ReadonlySet<number> = new Set([StopResult.AlreadyEnded, StopResult.UnexecutedTask]);

/** Sorts the codes of a batch stop; `taskIds` are the tasks asked for (START-03, ERR-11). */
export function sortStopResults(taskIds: readonly string[], errors: readonly StopError[]): StopOutcome {
  const ignored: string[] = [];
  const failures: { taskId: string | null; code: number }[] = [];
  const notStopped = new Set<string>();
  for (const { taskId = null, stopResult } of errors) {
    if (stopResult === StopResult.Succeed) continue;
    if (taskId !== null) {
      if (notStopped.has(taskId)) continue;
      notStopped.add(taskId);
    }
    if (ignoredCodes.has(stopResult)) ignored.push(taskId ?? '');
    else failures.push({ taskId, code: stopResult });
  }
  return {
    succeeded: [...new Set(taskIds)].filter((taskId) => !notStopped.has(taskId)),
    ignored,
    failures,
    reasons: countReasons(failures),
  };
}
