import type { BatchResult } from '#src/domain/batch-result';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import type { BatchReport } from './batch-result';
import { idsOf } from '#src/domain/task';
import { useShowResult } from './use-show-result';

export interface BatchRun extends Pick<BatchReport, 'operation' | 'tasks'> {
  /** Rejects without an answer. */
  readonly call: (taskIds: readonly string[]) => Promise<BatchResult>;
  readonly successMessage?: (count: number) => string;
  readonly failureMessage: (count: number) => string;
  readonly onAnswered?: () => void;
}

/** Reports the result (ERR-09, ERR-12). Resolves to undefined without an answer. */
export function useRunBatch(): (run: BatchRun) => Promise<BatchResult | undefined> {
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const showResult = useShowResult();
  return async ({ operation, tasks, call, successMessage, failureMessage, onAnswered }) => {
    try {
      const result = await call(idsOf(tasks));
      onAnswered?.();
      const { done, failures } = result;
      if (done.length > 0 && successMessage) toasts.success(() => successMessage(done.length));
      if (failures.length > 0) {
        const several = tasks.length > 1;
        toasts.error(() => failureMessage(failures.length), several ? {} : { detail: () => failures[0]?.reason() });
        if (several) showResult({ operation, tasks, result, retry: call });
      }
      return result;
    } catch (error) {
      toasts.error(() => failureMessage(tasks.length), { detail: () => errorMessage(error) });
      return undefined;
    }
  };
}
