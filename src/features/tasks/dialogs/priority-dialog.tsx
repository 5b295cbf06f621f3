import { useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import {
  bottomPriority,
  displayedPriority,
  priorityOptions,
  storedPriority,
  topPriority,
  type PriorityMove,
} from '#src/domain/task-priority';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { NumberField } from '#src/ui/form/fields';
import styles from '../operations/operations.module.css';
import type { Task } from '#src/domain/task';

const displayedFirst = displayedPriority(topPriority);
const displayedLast = displayedPriority(bottomPriority);

function parsePriority(text: string): number | undefined {
  const shown = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return shown >= displayedFirst && shown <= displayedLast ? storedPriority(shown) : undefined;
}

/** TASK-37 */
export function PriorityDialog({
  tasks,
  onSet,
  ...dialog
}: DialogControls & {
  readonly tasks: readonly Task[];
  /** Called when the priority of a task changes; 99 is stored for the first. */
  readonly onSet: (stored: number) => void;
}) {
  const { t } = useTranslation('tasks');
  const [first] = tasks;
  const same = tasks.every((task) => task.priority === first?.priority);
  const invalid = t(($) => $.priority.invalid);
  const schema = z.object({
    priority: z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        const found = parsePriority(text);
        if (found !== undefined) return found;
        issues.push({ code: 'custom', message: invalid, input: text });
        return z.NEVER;
      }),
    ),
  });
  const { control, setValue, dialogProps } = useDialogForm(
    schema,
    ({ priority }) => {
      dialog.onClose();
      if (tasks.some((task) => task.priority !== priority)) onSet(priority);
    },
    { dialog, values: { priority: same && first ? String(displayedPriority(first.priority)) : '' } },
  );
  const stored = parsePriority(useWatch({ control, name: 'priority' }));
  const reasonOf = (move: PriorityMove, disabled: boolean): string | undefined => {
    if (stored === undefined) return move === 'up' || move === 'down' ? t(($) => $.priority.noneReason) : undefined;
    if (!disabled) return undefined;
    return stored >= topPriority ? t(($) => $.priority.topReason) : t(($) => $.priority.bottomReason);
  };
  const options = stored === undefined ? priorityOptions(50) : priorityOptions(stored);
  return (
    <FormDialog
      {...dialogProps}
      title={
        tasks.length === 1
          ? t(($) => $.priority.titleNamed, { name: first?.taskName ?? '' })
          : t(($) => $.priority.title, { count: tasks.length })
      }
      submitLabel={t(($) => $.batch.priority)}
    >
      <NumberField
        control={control}
        name="priority"
        label={t(($) => $.priority.label)}
        required
        help={t(($) => $.priority.help)}
        min={displayedFirst}
        max={displayedLast}
        inputMode="numeric"
        placeholder={same ? undefined : t(($) => $.priority.mixed)}
      />
      <div className={styles.steps}>
        {options.map(({ move, stored: next, disabled }) => (
          <Button
            key={move}
            size="small"
            disabledReason={reasonOf(move, disabled)}
            onClick={() => setValue('priority', String(displayedPriority(next)))}
          >
            {t(($) => $.priority.moves[move])}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}
