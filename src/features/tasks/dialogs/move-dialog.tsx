import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import type { Task } from '#src/domain/task';
import { GroupPicker, useGroupSchema } from './group-picker';

/** Closes before it calls `onMove`. */
export function MoveDialog({
  tasks,
  onMove,
  ...dialog
}: DialogControls & {
  readonly tasks: readonly Task[];
  readonly onMove: (group: Schemas['TaskGroup']) => void;
}) {
  const { t } = useTranslation('tasks');
  const [first] = tasks;
  const currentGroupId = tasks.every((task) => task.taskGroupId === first?.taskGroupId)
    ? first?.taskGroupId
    : undefined;
  const { control, dialogProps } = useDialogForm(
    useGroupSchema(),
    ({ group }) => {
      dialog.onClose();
      onMove(group);
    },
    { dialog, values: { group: undefined } },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={
        tasks.length === 1
          ? t(($) => $.move.titleNamed, { name: first?.taskName ?? '' })
          : t(($) => $.move.title, { count: tasks.length })
      }
      submitLabel={t(($) => $.move.submit)}
    >
      <GroupPicker control={control} currentGroupId={currentGroupId} />
    </FormDialog>
  );
}
