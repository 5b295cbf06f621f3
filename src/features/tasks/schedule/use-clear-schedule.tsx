import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { useRemoveSchedules } from '#src/data/schedules';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import { useScheduleCodeMessages } from './use-schedule-code-messages';
import type { TaskToSchedule } from './task-to-schedule';

/** Resolves to whether they were cleared (API-074, API-088). */
export function useClearSchedule(): {
  confirmAndClear: (tasks: readonly TaskToSchedule[]) => Promise<boolean>;
  pending: boolean;
} {
  const { t } = useTranslation('tasks');
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const formats = useFormats();
  const codes = useScheduleCodeMessages();
  const remove = useRemoveSchedules();

  const reasonsOf = (errors: readonly unknown[]) =>
    formats.sentences([...new Set(errors.map((error) => errorMessage(error, { codes })))]);
  const clear = async (scheduled: readonly TaskToSchedule[]) => {
    const { errors } = await remove.mutateAsync(scheduled.map(({ taskId }) => taskId));
    if (errors.length >= scheduled.length && errors.length > 0) throw new AggregateError(errors);
    return { cleared: scheduled.length - errors.length, errors };
  };
  return {
    pending: remove.isPending,
    confirmAndClear: async (tasks) => {
      const scheduled = tasks.filter((task) => task.scheduleType !== null);
      const count = scheduled.length;
      const only = count === 1 ? scheduled[0] : undefined;
      const done: { result?: Awaited<ReturnType<typeof clear>> } = {};
      try {
        const { RunsToCancel } = await import('./runs-to-cancel');
        await confirm(() => ({
          variant: 'confirm',
          title: only
            ? t(($) => $.schedule.clearTitle, { name: only.taskName })
            : t(($) => $.schedule.clearTitleMany, { count }),
          body: <RunsToCancel tasks={scheduled} unscheduledCount={tasks.length - count} />,
          confirmLabel: t(($) => $.schedule.clear, { count }),
          danger: true,
          errorMessage: (error) =>
            error instanceof AggregateError ? reasonsOf(error.errors) : errorMessage(error, { codes }),
          onConfirm: async () => {
            done.result = await clear(scheduled);
          },
        }));
      } catch (error) {
        toasts.error(() => errorMessage(error, { codes }));
      }
      const { result } = done;
      if (result === undefined) return false;
      toasts.success(() => t(($) => $.schedule.cleared, { count: result.cleared }));
      if (result.errors.length > 0)
        toasts.error(() => t(($) => $.schedule.notCleared, { count: result.errors.length }), {
          detail: () => reasonsOf(result.errors),
        });
      return true;
    },
  };
}
