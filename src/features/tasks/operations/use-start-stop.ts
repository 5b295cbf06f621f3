import { StartResult } from '#src/contract/enums.gen';
import { useStartTasks, useStopTasks } from '#src/data/tasks';
import type { BatchFailure, BatchResult } from '#src/domain/batch-result';
import { sortStartResults, type StartOutcome } from '#src/domain/start-results';
import { sortStopResults, type StopOutcome } from '#src/domain/stop-results';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStartReason } from '#src/shared/errors/use-start-reason';
import { useReportStart, useReportStop, useStopReason } from '#src/shared/start/report-start';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useToasts } from '#src/ui/toast';
import { idsOf, type Task } from './task';
import { useShowResult } from './use-show-result';

/** What came of a start as the sheet shows it: a missing balance and a daily limit stand there, too, with their reason (ENUM-59). */
function useStartResult(): (outcome: StartOutcome) => BatchResult {
  const reasonOf = useStartReason();
  return ({ succeeded, ignored, failures, balanceNotEnough, dailyLimitReached }) => ({
    done: succeeded,
    ignored,
    failures: [
      ...failures.map(({ taskId, code }) => ({ taskId, reason: () => reasonOf(code) })),
      ...balanceNotEnough.map((taskId): BatchFailure => {
        const reason = () => reasonOf(StartResult.TemplateBalanceNotEnough);
        return { taskId: taskId || null, reason, special: 'balance' };
      }),
      ...dailyLimitReached.map((taskId): BatchFailure => {
        const reason = () => reasonOf(StartResult.ReachTemplateDailyExtractLimit);
        return { taskId: taskId || null, reason, special: 'dailyLimit' };
      }),
    ],
  });
}

/**
 * Starts tasks and says what came of it: toasts, and for several tasks with refusals the sheet. `onAnswered` is called once the
 * server has answered. Gives the outcome, undefined when the plan has no cloud runs (START-17, START-18) or the call failed.
 */
export function useStart(): (tasks: readonly Task[], onAnswered?: () => void) => Promise<StartOutcome | undefined> {
  const start = useStartTasks();
  const mayStart = useCloudCheck();
  const report = useReportStart();
  const resultOf = useStartResult();
  const showResult = useShowResult();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  return async (tasks, onAnswered) => {
    try {
      if (!(await mayStart())) return undefined;
      const answer = await start.mutateAsync(idsOf(tasks));
      onAnswered?.();
      const brief = tasks.length > 1;
      const outcome = await report(tasks, answer, { brief });
      const result = resultOf(outcome);
      if (brief && !outcome.left && result.failures.length > 0)
        showResult({
          operation: 'start',
          result,
          tasks,
          retry: async (ids) => {
            const again = await start.mutateAsync(ids);
            return resultOf(sortStartResults(ids, again.errors));
          },
        });
      return outcome;
    } catch (error) {
      toasts.error(() => errorMessage(error));
      return undefined;
    }
  };
}

function useStopResult(): (outcome: StopOutcome) => BatchResult {
  const reasonOf = useStopReason();
  return ({ succeeded, ignored, failures }) => ({
    done: succeeded,
    ignored,
    failures: failures.map(({ taskId, code }) => ({ taskId, reason: () => reasonOf(code) })),
  });
}

/** Stops tasks and says what came of it, as a start does; gives whether the call was answered. */
export function useStop(): (tasks: readonly Task[], onAnswered?: () => void) => Promise<boolean> {
  const stop = useStopTasks();
  const report = useReportStop();
  const resultOf = useStopResult();
  const showResult = useShowResult();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  return async (tasks, onAnswered) => {
    try {
      const answer = await stop.mutateAsync(idsOf(tasks));
      onAnswered?.();
      const brief = tasks.length > 1;
      const result = resultOf(report(idsOf(tasks), answer, { brief }));
      if (brief && result.failures.length > 0)
        showResult({
          operation: 'stop',
          result,
          tasks,
          retry: async (ids) => {
            const again = await stop.mutateAsync(ids);
            return resultOf(sortStopResults(ids, again.errors));
          },
        });
      return true;
    } catch (error) {
      toasts.error(() => errorMessage(error));
      return false;
    }
  };
}
