import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import type { Task } from '../operations/task';
import { GroupPicker, type Group } from './group-picker';

/** Asks which group tasks go to. `onMove` is given the group; the dialog is gone by then. */
export function MoveDialog({
  open,
  onClose,
  onClosed,
  tasks,
  onMove,
}: ShownDialog & { readonly tasks: readonly Task[]; readonly onMove: (group: Group) => void }) {
  const { t } = useTranslation('tasks');
  const [group, setGroup] = useState<Group>();
  const [missing, setMissing] = useState(false);
  const [first] = tasks;
  const present = tasks.every((task) => task.taskGroupId === first?.taskGroupId) ? first?.taskGroupId : undefined;
  return (
    <FormDialog
      open={open}
      title={
        tasks.length === 1
          ? t(($) => $.move.titleNamed, { name: first?.taskName ?? '' })
          : t(($) => $.move.title, { count: tasks.length })
      }
      submitLabel={t(($) => $.move.submit)}
      onClose={onClose}
      onClosed={onClosed}
      onSubmit={() => {
        if (group === undefined) {
          setMissing(true);
          return;
        }
        onClose();
        onMove(group);
      }}
    >
      <GroupPicker
        value={group}
        present={present}
        error={missing && group === undefined ? t(($) => $.move.required) : undefined}
        onChange={setGroup}
      />
    </FormDialog>
  );
}
