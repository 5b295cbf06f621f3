import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '#src/contract/types';
import { useCopyTasks } from '#src/data/task-settings';
import { countCopies } from './copy-results';
import { useFormats } from '#src/i18n/format';
import { useTaskLimit } from '#src/shared/start/use-task-limit';
import { Button } from '#src/ui/button';
import { submitOnCtrlEnter, SEND_KEYS } from '#src/ui/form/costly-form';
import { Dialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';
import { useTaskErrorMessage } from '../operations/use-task-error-message';
import styles from '../operations/operations.module.css';
import { idsOf, type Task } from '../operations/task';
import { GroupPicker, type Group } from './group-picker';

/**
 * Asks which group tasks are copied to, copies them, and where not all were copied tells the three counts: copied, passed over
 * because made from a template, failed (TASK-39); a full plan is told with its count and limit (ROLE-08, API-086).
 */
export function CopyDialog({
  open,
  onClose,
  onClosed,
  tasks,
  onAnswered,
}: ShownDialog & { readonly tasks: readonly Task[]; readonly onAnswered?: () => void }) {
  const { t } = useTranslation('tasks');
  const { t: ui } = useTranslation('ui');
  const formId = useId();
  const toasts = useToasts();
  const copy = useCopyTasks();
  const sayTaskLimit = useTaskLimit();
  const errorMessage = useTaskErrorMessage();
  const [group, setGroup] = useState<Group>();
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useSaid();
  const [result, setResult] = useState<Schemas['TaskCopyResponse']>();

  const submit = async () => {
    setMissing(group === undefined);
    setRefusal();
    if (group === undefined) return;
    try {
      const answer = await copy.mutateAsync({ taskIds: idsOf(tasks), groupId: group.taskGroupId });
      const { error } = answer;
      if (error && answer.errors.length === 0) {
        setRefusal(() => errorMessage(error));
        return;
      }
      onAnswered?.();
      if (answer.errors.length > 0) {
        setResult(answer);
        return;
      }
      toasts.success(() => t(($) => $.copy.copied, { count: tasks.length, group: group.taskGroupName }));
      onClose();
    } catch (error) {
      setRefusal(() => errorMessage(error));
    }
  };
  const full = result?.error?.code === 'ExceedTaskLimitCounts' ? (result.limitTaskCount ?? undefined) : undefined;
  return (
    <Dialog
      open={open}
      busy={copy.isPending}
      width={520}
      title={
        result
          ? t(($) => $.copy.resultTitle)
          : tasks.length === 1
            ? t(($) => $.copy.titleNamed, { name: tasks[0]?.taskName ?? '' })
            : t(($) => $.copy.title, { count: tasks.length })
      }
      onClose={onClose}
      onClosed={onClosed}
      footer={
        result ? (
          <>
            {full !== undefined && (
              <Button
                onClick={() => {
                  onClose();
                  void sayTaskLimit({ quantity: result.currentTaskCount, limit: full });
                }}
              >
                {t(($) => $.copy.room)}
              </Button>
            )}
            <Button kind="primary" autoFocus onClick={onClose}>
              {t(($) => $.copy.done)}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={copy.isPending} onClick={onClose}>
              {ui(($) => $.cancel)}
            </Button>
            <Button kind="primary" type="submit" form={formId} loading={copy.isPending} aria-keyshortcuts={SEND_KEYS}>
              {t(($) => $.copy.submit)}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <CopyTally tasks={tasks} result={result} limit={full} />
      ) : (
        <form
          id={formId}
          noValidate
          className={styles.body}
          onKeyDown={submitOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!copy.isPending) void submit();
          }}
        >
          <p>{t(($) => $.copy.explains)}</p>
          <GroupPicker
            value={group}
            error={missing && group === undefined ? t(($) => $.move.required) : undefined}
            onChange={setGroup}
          />
          {refusal !== undefined && (
            <Notice kind="error" announce="assertive">
              {refusal}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The three counts, each failure by name, and the limit where it was reached. */
function CopyTally({
  tasks,
  result,
  limit,
}: {
  readonly tasks: readonly Task[];
  readonly result: Schemas['TaskCopyResponse'];
  /** Tasks that the plan holds, where that is what stopped the copy. */
  readonly limit: number | undefined;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const errorMessage = useTaskErrorMessage();
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
        <Notice kind="warning" title={t(($) => $.copy.limitTitle)}>
          {t(($) => $.copy.limit, {
            quantity: formats.number(result.currentTaskCount),
            limit: formats.number(limit),
          })}
        </Notice>
      )}
      {failures.length > 0 && (
        <ul className={styles.goes}>
          {failures.map((entry) => (
            <li key={entry.taskId}>
              {t(($) => $.copy.failedTask, {
                name: tasks.find((task) => task.taskId === entry.taskId)?.taskName ?? entry.taskId,
                reason: errorMessage({ code: '', ...entry }),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
