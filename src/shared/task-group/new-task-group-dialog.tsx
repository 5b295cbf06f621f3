import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useCreateTaskGroup } from '#src/data/tasks';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { useGroupNameRules } from './use-group-name-rules';

export function NewTaskGroupDialog({
  onCreated,
  ...dialog
}: Omit<DialogControls, 'onClosed'> & {
  readonly onClosed?: () => void;
  readonly onCreated?: (group: Schemas['TaskGroup']) => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const create = useCreateTaskGroup();
  const { schema, fieldErrors } = useGroupNameRules();
  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ name }) => {
      const group = await create.mutateAsync(name);
      toasts.success(() => t(($) => $.newGroup.created, { name: group.taskGroupName }));
      onCreated?.(group);
      dialog.onClose();
    },
    {
      dialog,
      values: { name: '' },
      fieldErrors,
    },
  );
  return (
    <FormDialog {...dialogProps} costly title={t(($) => $.newGroup.title)} submitLabel={t(($) => $.newGroup.create)}>
      <TextField control={control} name="name" label={t(($) => $.newGroup.name)} required autoComplete="off" />
    </FormDialog>
  );
}
