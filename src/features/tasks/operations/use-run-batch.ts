import type { BatchResult } from '#src/domain/batch-result';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import type { BatchReport } from './batch-result';
import { idsOf } from './task';
import { useShowResult } from './use-show-result';

/** An operation on one or several tasks, with the words for what came of it. */
export interface BatchRun extends Pick<BatchReport, 'operation' | 'tasks'> {
  /** Does it for these tasks; rejects when there was no answer. */
  readonly call: (taskIds: readonly string[]) => Promise<BatchResult>;
  /** The toast for so many that worked; without it the sheet alone speaks. */
  readonly worked?: (count: number) => string;
  readonly failed: (count: number) => string;
  /** Once the server has answered. */
  readonly onAnswered?: () => void;
}

/**
 * Runs an operation and says what came of it: a toast for what worked (ERR-12), one with the failure count (ERR-09), and for
 * several tasks with refusals the sheet. Gives what came of it, undefined when there was no answer.
 */
export function useRunBatch(): (run: BatchRun) => Promise<BatchResult | undefined> {
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const showResult = useShowResult();
  return async ({ operation, tasks, call, worked, failed, onAnswered }) => {
    try {
      const result = await call(idsOf(tasks));
      onAnswered?.();
      const { done, failures } = result;
      if (done.length > 0 && worked) toasts.success(() => worked(done.length));
      if (failures.length > 0) {
        const several = tasks.length > 1;
        toasts.error(() => failed(failures.length), several ? {} : { detail: () => failures[0]?.reason() });
        if (several) showResult({ operation, tasks, result, retry: call });
      }
      return result;
    } catch (error) {
      toasts.error(() => failed(tasks.length), { detail: () => errorMessage(error) });
      return undefined;
    }
  };
}
