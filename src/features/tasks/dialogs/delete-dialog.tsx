import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { TaskMode } from '#src/contract/enums.gen';
import { canStop } from '#src/domain/task-rules';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import styles from '../operations/operations.module.css';
import type { Task } from '#src/domain/task';

export function DeleteDialog({
  open,
  onClose,
  onClosed,
  tasks,
  onDelete,
}: DialogControls & {
  readonly tasks: readonly Task[];
  /** Called with all tasks, or without those that run. */
  readonly onDelete: (tasks: readonly Task[]) => void;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const running = tasks.filter((task) => canStop(task.taskExecuteStatus) || task.stopping === true);
  const idle = tasks.filter((task) => !running.includes(task));
  const [choice, setChoice] = useState<'stop' | 'leave'>('stop');
  const chosen = choice === 'leave' ? idle : tasks;
  const [first] = tasks;
  const notExported = chosen.reduce((sum, task) => sum + (task.notExportedCount ?? 0), 0);
  const scheduled = chosen.filter((task) => task.scheduleType !== null).length;
  const shareable = chosen.some((task) => task.workFlowType !== TaskMode.TemplateMode);
  return (
    <Dialog
      open={open}
      variant="confirm"
      title={
        tasks.length === 1
          ? t(($) => $.delete.titleNamed, { name: first?.taskName ?? '' })
          : t(($) => $.delete.title, { count: tasks.length })
      }
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel, { ns: 'ui' })}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onDelete(chosen);
            }}
          >
            {t(($) => $.delete.confirm, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>
          <p>{t(($) => $.delete.goes)}</p>
          <ul className={styles.goes}>
            <li>
              {notExported > 0
                ? t(($) => $.delete.rowsNotExported, { count: notExported, rows: formats.number(notExported) })
                : t(($) => $.delete.rows)}
            </li>
            {scheduled > 0 && <li>{t(($) => $.delete.schedules, { count: scheduled })}</li>}
            {shareable && <li>{t(($) => $.delete.shares)}</li>}
          </ul>
        </div>
        {running.length > 0 &&
          (idle.length === 0 ? (
            <Notice variant="warning">{t(($) => $.delete.allRunning, { count: running.length })}</Notice>
          ) : (
            <Field label={t(($) => $.delete.running, { count: running.length })} group>
              {(wiring) => (
                <RadioGroupControl
                  {...wiring}
                  column
                  value={choice}
                  onChange={(next) => setChoice(next ?? 'stop')}
                  choices={[
                    { value: 'stop', label: t(($) => $.delete.stopFirst), help: t(($) => $.delete.stopFirstHelp) },
                    { value: 'leave', label: t(($) => $.delete.leaveOut) },
                  ]}
                />
              )}
            </Field>
          ))}
      </Stack>
    </Dialog>
  );
}
