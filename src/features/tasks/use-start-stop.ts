import { useStartTasks, useStopTasks } from '../../data/tasks';
import type { StartOutcome } from '../../domain/start-results';
import { useFailureWords, useReportStart, useReportStop } from '../../shared/start/report-start';
import { useCloudCheck } from '../../shared/start/use-cloud-check';
import { useToasts } from '../../ui/toast';

/**
 * Starts tasks and says what came of it; gives the outcome, undefined when the plan has no cloud runs (START-17, START-18) or the
 * call itself failed.
 */
export function useStart(): {
  run: (taskIds: readonly string[]) => Promise<StartOutcome | undefined>;
  pending: boolean;
} {
  const start = useStartTasks();
  const mayStart = useCloudCheck();
  const report = useReportStart();
  const toasts = useToasts();
  const words = useFailureWords();
  return {
    pending: start.isPending,
    run: async (taskIds) => {
      try {
        if (!(await mayStart())) return undefined;
        return await report(taskIds, await start.mutateAsync(taskIds));
      } catch (error) {
        toasts.error(words(error));
        return undefined;
      }
    },
  };
}

/** Stops tasks and says what came of it; gives whether the call was answered. */
export function useStop(): { run: (taskIds: readonly string[]) => Promise<boolean>; pending: boolean } {
  const stop = useStopTasks();
  const report = useReportStop();
  const toasts = useToasts();
  const words = useFailureWords();
  return {
    pending: stop.isPending,
    run: async (taskIds) => {
      try {
        report(taskIds, await stop.mutateAsync(taskIds));
        return true;
      } catch (error) {
        toasts.error(words(error));
        return false;
      }
    },
  };
}
