import { useTranslation } from '#src/i18n/use-translation';
import { useAskStatuses } from '#src/data/tasks';
import { useHoldDeletion } from '#src/data/task-deletes';
import type { BatchResult } from '#src/domain/batch-result';
import { mayStop } from '#src/domain/task-rules';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStop } from '#src/shared/start/use-stop';
import { useToasts } from '#src/ui/toast';
import { useTaskCodes } from './use-task-codes';
import { idsOf, type Task } from './task';
import { useShowResult } from './use-show-result';

const UNDO_SECONDS = 6;
/** Polls of a stopping task, and milliseconds between them. */
const LOOKS = 20;
const LOOK_EVERY = 1_500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Hides tasks at once, and sends the deletion after the undo time or on leaving the page. Stops running tasks first. */
export function useDelete(): (tasks: readonly Task[]) => void {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const hold = useHoldDeletion();
  const stop = useStop();
  const askStatuses = useAskStatuses();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodes();
  const showResult = useShowResult();

  const ended = async (taskIds: readonly string[]) => {
    for (let look = 0; look < LOOKS; look++) {
      const { items } = await askStatuses(taskIds);
      if (!items.some((item) => mayStop(item.taskExecuteStatus) || item.stopping === true)) return;
      await pause(LOOK_EVERY);
    }
  };
  const remove = (tasks: readonly Task[]): void => {
    const running = tasks.filter((task) => mayStop(task.taskExecuteStatus));
    const held = hold(idsOf(tasks));
    const toStop = running.filter((task) => task.stopping !== true);
    const stopped =
      toStop.length > 0
        ? stop({
            taskIds: idsOf(toStop),
            unasked: true,
            showFailures: (failure) => showResult({ operation: 'stop', tasks: toStop, ...failure }),
          })
        : undefined;
    const ready = async () => {
      await stopped;
      if (running.length > 0) await ended(idsOf(running));
    };
    const commit = async () => {
      try {
        const { errors } = await held.commit(ready);
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
      action: { label: () => t(($) => $.delete.undo), onPress: held.undo },
      onGone: () => void commit(),
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
