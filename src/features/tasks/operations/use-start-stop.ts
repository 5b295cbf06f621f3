import { useStartTasks, useStopTasks } from '#src/data/tasks';
import type { BatchResult } from '#src/domain/batch-result';
import { withReasons } from '#src/domain/start-stop-results';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStartReason, useStopReason } from '#src/shared/errors/use-start-reason';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useReportResult } from '#src/shared/start/use-report-result';
import { useToasts } from '#src/ui/toast';
import { idsOf, type Task } from './task';
import { useShowResult } from './use-show-result';

/**
 * Starts tasks and says what came of it: toasts, and for several tasks with refusals the sheet. `onAnswered` is called once the
 * server has answered. Gives the result, undefined when the plan has no cloud runs (START-17, START-18) or the call failed.
 */
export function useStart(): (tasks: readonly Task[], onAnswered?: () => void) => Promise<BatchResult | undefined> {
  const start = useStartTasks();
  const mayStart = useCloudCheck();
  const report = useReportResult();
  const reasonOf = useStartReason();
  const showResult = useShowResult();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const send = async (taskIds: readonly string[]) => withReasons(await start.mutateAsync(taskIds), reasonOf);
  return async (tasks, onAnswered) => {
    try {
      if (!(await mayStart())) return undefined;
      const result = await send(idsOf(tasks));
      onAnswered?.();
      const left = await report('start', tasks, result);
      if (tasks.length > 1 && !left && result.failures.length > 0)
        showResult({ operation: 'start', result, tasks, retry: send });
      return result;
    } catch (error) {
      toasts.error(() => errorMessage(error));
      return undefined;
    }
  };
}

/** Stops tasks and says what came of it, as a start does; gives whether the call was answered. */
export function useStop(): (tasks: readonly Task[], onAnswered?: () => void) => Promise<boolean> {
  const stop = useStopTasks();
  const report = useReportResult();
  const reasonOf = useStopReason();
  const showResult = useShowResult();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const send = async (taskIds: readonly string[]) => withReasons(await stop.mutateAsync(taskIds), reasonOf);
  return async (tasks, onAnswered) => {
    try {
      const result = await send(idsOf(tasks));
      onAnswered?.();
      await report('stop', tasks, result);
      if (tasks.length > 1 && result.failures.length > 0) showResult({ operation: 'stop', result, tasks, retry: send });
      return true;
    } catch (error) {
      toasts.error(() => errorMessage(error));
      return false;
    }
  };
}
