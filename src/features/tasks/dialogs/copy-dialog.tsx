import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { throwIfRefused } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useCopyTasks } from '#src/data/task-settings';
import { countCopies } from './copy-results';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { useShowTaskLimit } from '#src/shared/start/use-task-limit';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useTaskCodeMessages } from './use-task-code-messages';
import styles from '../operations/operations.module.css';
import { idsOf, type Task } from '#src/domain/task';
import { GroupPicker, useGroupSchema } from './group-picker';

const LIMIT_CODE = 'ExceedTaskLimitCounts';

/** Unless all were copied, shows the three counts (TASK-39). */
export function CopyDialog({
  tasks,
  onAnswered,
  ...dialog
}: DialogControls & {
  readonly tasks: readonly Task[];
  /** Called when the server answered, also if it copied only some. */
  readonly onAnswered?: () => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const copy = useCopyTasks();
  const sayTaskLimit = useShowTaskLimit();
  const [result, setResult] = useState<Schemas['TaskCopyResponse']>();
  const { control, dialogProps } = useDialogForm(
    useGroupSchema(),
    async ({ group }) => {
      const answer = await copy.mutateAsync({ taskIds: idsOf(tasks), groupId: group.taskGroupId });
      if (answer.errors.length === 0) throwIfRefused(answer);
      onAnswered?.();
      if (answer.errors.length > 0) {
        setResult(answer);
        return;
      }
      toasts.success(() => t(($) => $.copy.copied, { count: tasks.length, group: group.taskGroupName }));
      dialog.onClose();
    },
    { dialog, values: { group: undefined }, codes: useTaskCodeMessages() },
  );
  const limit = result?.error?.code === LIMIT_CODE ? (result.limitTaskCount ?? undefined) : undefined;
  return (
    <FormDialog
      {...dialogProps}
      costly
      title={
        tasks.length === 1
          ? t(($) => $.copy.titleNamed, { name: tasks[0]?.taskName ?? '' })
          : t(($) => $.copy.title, { count: tasks.length })
      }
      submitLabel={t(($) => $.copy, { ns: 'ui' })}
      result={
        result && {
          title: t(($) => $.copy.resultTitle),
          content: <CopyCountsView tasks={tasks} result={result} limit={limit} />,
          footer: (
            <>
              {limit !== undefined && (
                <Button
                  onClick={() => {
                    dialog.onClose();
                    void sayTaskLimit({ quantity: result.currentTaskCount, limit });
                  }}
                >
                  {t(($) => $.copy.room)}
                </Button>
              )}
              <Button variant="primary" autoFocus onClick={dialog.onClose}>
                {t(($) => $.done, { ns: 'ui' })}
              </Button>
            </>
          ),
        }
      }
    >
      <p>{t(($) => $.copy.explains)}</p>
      <GroupPicker control={control} />
    </FormDialog>
  );
}

function CopyCountsView({
  tasks,
  result,
  limit,
}: {
  readonly tasks: readonly Task[];
  readonly result: Schemas['TaskCopyResponse'];
  readonly limit: number | undefined;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodeMessages();
  const { succeeded, ignoredTemplates, failed } = countCopies(tasks.length, result.errors);
  const counts = [
    { key: 'copied', term: t(($) => $.copy.counts.copied), value: succeeded },
    { key: 'templates', term: t(($) => $.copy.counts.templates), value: ignoredTemplates },
    { key: 'failed', term: t(($) => $.copy.counts.failed), value: failed },
  ];
  const failures = result.errors.filter((entry) => !entry.isTemplate);
  return (
    <div className={styles.tally} role="status">
      <dl>
        {counts.map(({ key, term, value }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
      {limit !== undefined && (
        <Notice variant="warning" title={t(($) => $.limitReached)}>
          {t(($) => $.copy.limit, {
            quantity: formats.number(result.currentTaskCount),
            limit: formats.number(limit),
          })}
        </Notice>
      )}
      {failures.length > 0 && (
        <ul className={styles.goes}>
          {failures.map((entry) => {
            const name = tasks.find((task) => task.taskId === entry.taskId)?.taskName ?? entry.taskId;
            const isLimit = limit !== undefined && entry.code === LIMIT_CODE;
            const reason = errorMessage({ code: '', ...entry }, { codes });
            return <li key={entry.taskId}>{isLimit ? name : t(($) => $.copy.failedTask, { name, reason })}</li>;
          })}
        </ul>
      )}
    </div>
  );
}
