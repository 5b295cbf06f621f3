import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useMoveTasks } from '#src/data/task-settings';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useTaskCodeMessages } from '../dialogs/use-task-code-messages';
import type { Task } from '#src/domain/task';
import { useRunBatch } from './use-run-batch';

/** Refused tasks are rolled back and named (API-087, ERR-09). */
export function useMove(): (
  tasks: readonly Task[],
  group: Schemas['TaskGroup'],
  onAnswered?: () => void,
) => Promise<unknown> {
  const { t } = useTranslation('tasks');
  const move = useMoveTasks();
  const run = useRunBatch();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodeMessages();
  return (tasks, group, onAnswered) =>
    run({
      operation: 'move',
      tasks,
      onAnswered,
      successMessage: (count) => t(($) => $.move.moved, { count, group: group.taskGroupName }),
      failureMessage: (count) => t(($) => $.move.failed, { count }),
      call: async (taskIds) => {
        const { errors, error } = await move.mutateAsync({ taskIds, group });
        if (error)
          return {
            done: [],
            ignored: [],
            failures: taskIds.map((taskId) => ({ taskId, reason: () => errorMessage(error, { codes }) })),
          };
        const refused = new Set(errors.map(({ taskId }) => taskId));
        return {
          done: taskIds.filter((taskId) => !refused.has(taskId)),
          ignored: [],
          failures: errors.map((entry) => ({ taskId: entry.taskId, reason: () => errorMessage(entry, { codes }) })),
        };
      },
    });
}
