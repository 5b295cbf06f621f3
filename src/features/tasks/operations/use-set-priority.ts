import { useTranslation } from '#src/i18n/use-translation';
import { useSetPriority } from '#src/data/task-settings';
import { displayedPriority } from '#src/domain/task-priority';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useTaskCodeMessages } from '../dialogs/use-task-code-messages';
import type { Task } from '#src/domain/task';
import { useRunBatch } from './use-run-batch';

/** Refused tasks are rolled back and named (API-067, TASK-37). */
export function useSetPriorityOf(): (
  tasks: readonly Task[],
  stored: number,
  onAnswered?: () => void,
) => Promise<unknown> {
  const { t } = useTranslation('tasks');
  const set = useSetPriority();
  const run = useRunBatch();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodeMessages();
  return (tasks, stored, onAnswered) =>
    run({
      operation: 'priority',
      tasks,
      onAnswered,
      successMessage: (count) => t(($) => $.priority.saved, { count, priority: displayedPriority(stored) }),
      failureMessage: (count) => t(($) => $.priority.failed, { count }),
      call: async (taskIds) => {
        const refusals = await set.mutateAsync({ taskIds, priority: stored });
        const refused = new Set(refusals.map(({ taskId }) => taskId));
        return {
          done: taskIds.filter((taskId) => !refused.has(taskId)),
          ignored: [],
          failures: refusals.map(({ taskId, error }) => ({ taskId, reason: () => errorMessage(error, { codes }) })),
        };
      },
    });
}
