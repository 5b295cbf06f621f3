import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSetSchedules, type SetSchedulesResult } from '#src/data/schedules';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { FormDialog } from '#src/ui/dialog';
import { ErrorState } from '#src/ui/error-state';
import { Progress } from '#src/ui/progress';
import { SkeletonLines } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { NextRuns } from './next-runs';
import { useScheduleCodeMessages } from './use-schedule-code-messages';
import { ScheduleFields } from './schedule-fields';
import { formProblems, scheduleOfForm, startWallTime, type ScheduleForm } from './schedule-form';
import type { TaskToSchedule } from './task-to-schedule';
import { fieldOfRefusal, useScheduleForm } from './use-schedule-form';
import styles from './schedule.module.css';

type Refusals = SetSchedulesResult['refused'];

/** `onClose` receives whether any task was scheduled (ENUM-33). */
export function ScheduleDialog({
  open,
  tasks,
  onClose,
  onClosed,
}: {
  readonly open: boolean;
  readonly tasks: readonly TaskToSchedule[];
  readonly onClose: (set: boolean) => void;
  readonly onClosed?: () => void;
}) {
  const { t } = useTranslation('tasks');
  const bodyId = useId();
  const { form, known, failed } = useScheduleForm(tasks);
  const { left, refused, someSet, answered, pending, save } = useSaveSchedule(tasks, onClose);
  const errorMessage = useErrorMessage();
  const codes = useScheduleCodeMessages();
  const retryReason = useRetryDisabledReason(refused.find(({ error }) => retryAfterOf(error) !== undefined)?.error);
  const { handleSubmit, setError } = form;
  const only = tasks.length === 1 ? tasks[0] : undefined;

  const submit = handleSubmit(
    async (values) => {
      const failures = await save(scheduleOfForm(values, known));
      const field = failures.length === 1 ? fieldOfRefusal(failures[0]?.error) : undefined;
      if (field !== undefined) setError(field, { message: field === 'time' ? 'past' : 'unknown' });
    },
    () => {
      // Waits for the error messages to render.
      window.setTimeout(() => firstInvalidInput(bodyId)?.focus());
    },
  );
  const replaced = only ? 0 : tasks.filter(({ scheduleType }) => scheduleType !== null).length;
  const first = refused[0];
  return (
    <FormDialog
      costly
      open={open}
      width={760}
      title={
        only
          ? t(($) => $.schedule.title, { name: only.taskName })
          : t(($) => $.schedule.titleMany, { count: tasks.length })
      }
      submitLabel={
        refused.length > 0 && someSet
          ? t(($) => $.schedule.tryRefused, { count: left.length })
          : t(($) => $.schedule.save)
      }
      cancelLabel={someSet ? t(($) => $.close, { ns: 'ui' }) : undefined}
      loading={pending}
      submitDisabledReason={known === undefined ? t(($) => $.schedule.notRead) : retryReason}
      submitError={only && first ? errorMessage(first.error, { codes }) : undefined}
      onSubmit={(event) => void submit(event)}
      onClose={() => {
        onClose(someSet);
      }}
      onClosed={onClosed}
    >
      <div id={bodyId}>
        {failed ? (
          <ErrorState
            inline
            title={t(($) => $.schedule.readFailed)}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
            retryIn={retryAfterOf(failed.error)}
          />
        ) : known === undefined ? (
          <SkeletonLines lines={8} />
        ) : (
          <FormProvider {...form}>
            <div className={styles.columns}>
              <ScheduleFields />
              <Preview form={form.watch()} known={known} />
            </div>
          </FormProvider>
        )}
      </div>
      {replaced > 0 && refused.length === 0 && (
        <Notice variant="info">{t(($) => $.schedule.replaces, { count: replaced })}</Notice>
      )}
      {pending && tasks.length > 1 && (
        <Progress
          label={t(($) => $.schedule.saving)}
          value={answered / left.length}
          text={t(($) => $.schedule.savedOf, { done: answered, all: left.length })}
        />
      )}
      {!only && !pending && refused.length > 0 && <RefusedTasks tasks={tasks} refused={refused} />}
    </FormDialog>
  );
}

const firstInvalidInput = (bodyId: string): HTMLElement | null | undefined =>
  document.querySelector(`#${CSS.escape(bodyId)}`)?.querySelector<HTMLElement>('input[aria-invalid="true"]');

function Preview({ form, known }: { readonly form: ScheduleForm; readonly known: Schemas['TaskSchedule'] | null }) {
  const complete = formProblems(form, now(), known).length === 0;
  return (
    <NextRuns
      isLive
      schedule={complete ? scheduleOfForm(form, known) : undefined}
      requestedTime={startWallTime(form)}
    />
  );
}

function RefusedTasks({ tasks, refused }: { readonly tasks: readonly TaskToSchedule[]; readonly refused: Refusals }) {
  const { t } = useTranslation('tasks');
  const errorMessage = useErrorMessage();
  const codes = useScheduleCodeMessages();
  const names = new Map(tasks.map(({ taskId, taskName }) => [taskId, taskName]));
  return (
    <Notice
      variant="error"
      announce="assertive"
      title={t(($) => $.schedule.refusedOf, { count: refused.length, all: tasks.length })}
    >
      <ul className={styles.taskList}>
        {refused.map(({ taskId, error }) => (
          <li key={taskId}>
            <strong>{names.get(taskId)}</strong>
            <span>{errorMessage(error, { codes })}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function useSaveSchedule(tasks: readonly TaskToSchedule[], onClose: (set: boolean) => void) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const toasts = useToasts();
  const set = useSetSchedules();
  const [remainingIds, setRemainingIds] = useState(() => tasks.map(({ taskId }) => taskId));
  const [refused, setRefused] = useState<Refusals>([]);
  const [answered, setAnswered] = useState(0);
  const save = async (schedule: Schemas['TaskSchedule']): Promise<Refusals> => {
    setAnswered(0);
    setRefused([]);
    const outcome = await set.mutateAsync({ taskIds: remainingIds, schedule, onProgress: setAnswered });
    setRefused(outcome.refused);
    if (outcome.refused.length > 0) {
      setRemainingIds(outcome.refused.map(({ taskId }) => taskId));
      return outcome.refused;
    }
    const next = outcome.set[0]?.nextExecuteTime;
    toasts.success(
      () => t(($) => $.schedule.saved, { count: tasks.length }),
      next
        ? {
            detail: () =>
              t(($) => $.schedule.nextRun, { when: formats.zonedDateTime(Date.parse(next), schedule.timeZone) }),
          }
        : {},
    );
    onClose(true);
    return [];
  };
  return {
    left: remainingIds,
    refused,
    someSet: remainingIds.length < tasks.length,
    answered,
    pending: set.isPending,
    save,
  };
}
