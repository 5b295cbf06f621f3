import { useTranslation } from '#src/i18n/use-translation';
import { useFetchTaskStatuses } from '#src/data/tasks';
import { useDeferDeletion } from '#src/data/task-deletes';
import type { BatchResult } from '#src/domain/batch-result';
import { canStop } from '#src/domain/task-rules';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStop } from '#src/shared/start/use-stop';
import { useToasts } from '#src/ui/toast';
import { useTaskCodeMessages } from '../dialogs/use-task-code-messages';
import { idsOf, type Task } from '#src/domain/task';
import { useShowResult } from './use-show-result';

const UNDO_SECONDS = 6;
/** Polls of a stopping task, and milliseconds between them. */
const MAX_POLLS = 20;
const POLL_INTERVAL = 1_500;

const delay = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Hides tasks at once, and sends the deletion after the undo time or on leaving the page. Stops running tasks first. */
export function useDelete(): (tasks: readonly Task[]) => void {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const hold = useDeferDeletion();
  const stop = useStop();
  const askStatuses = useFetchTaskStatuses();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodeMessages();
  const showResult = useShowResult();

  const waitUntilStopped = async (taskIds: readonly string[]) => {
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      const { items } = await askStatuses(taskIds);
      if (!items.some((item) => canStop(item.taskExecuteStatus) || item.stopping === true)) return;
      await delay(POLL_INTERVAL);
    }
  };
  const remove = (tasks: readonly Task[]): void => {
    const running = tasks.filter((task) => canStop(task.taskExecuteStatus));
    const deletion = hold(idsOf(tasks));
    const toStop = running.filter((task) => task.stopping !== true);
    const stopped =
      toStop.length > 0
        ? stop({
            taskIds: idsOf(toStop),
            skipConfirm: true,
            showFailures: (failure) => showResult({ operation: 'stop', tasks: toStop, ...failure }),
          })
        : undefined;
    const ready = async () => {
      await stopped;
      if (running.length > 0) await waitUntilStopped(idsOf(running));
    };
    const commit = async () => {
      try {
        const { errors } = await deletion.commit(ready);
        // Someone else has deleted these.
        const refused = errors.filter(({ code }) => code !== 'NotFound' && code !== 'TaskNotFound');
        if (refused.length === 0) return;
        const failures = refused.map((entry) => ({
          taskId: entry.taskId,
          reason: () => errorMessage(entry, { codes }),
        }));
        toasts.error(
          () => t(($) => $.delete.failed, { count: failures.length }),
          tasks.length > 1 ? {} : { detail: () => failures[0]?.reason() },
        );
        if (tasks.length === 1) return;
        const failed = new Set(failures.map(({ taskId }) => taskId));
        const done = idsOf(tasks).filter((taskId) => !failed.has(taskId));
        showResult({ operation: 'delete', tasks, result: { done, ignored: [], failures }, retry });
      } catch (error) {
        toasts.error(() => t(($) => $.delete.failed, { count: tasks.length }), {
          detail: () => errorMessage(error, { codes }),
        });
      }
    };
    toasts.success(() => t(($) => $.delete.deleted, { count: tasks.length }), {
      seconds: UNDO_SECONDS,
      countdown: true,
      action: { label: () => t(($) => $.undo, { ns: 'ui' }), onPress: deletion.undo },
      onDismiss: () => void commit(),
    });
  };
  const retry = async (taskIds: readonly string[]): Promise<BatchResult> => {
    const { errors } = await hold(taskIds).commit();
    const refused = errors.filter(({ code }) => code !== 'NotFound' && code !== 'TaskNotFound');
    const failed = new Set(refused.map(({ taskId }) => taskId));
    return {
      done: taskIds.filter((taskId) => !failed.has(taskId)),
      ignored: [],
      failures: refused.map((entry) => ({ taskId: entry.taskId, reason: () => errorMessage(entry, { codes }) })),
    };
  };
  return remove;
}
