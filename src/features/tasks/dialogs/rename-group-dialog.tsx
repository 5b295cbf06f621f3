import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useRenameTaskGroup } from '#src/data/task-groups';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { useGroupNameRules } from '#src/shared/task-group/use-group-name-rules';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';

export function RenameGroupDialog({
  group: { taskGroupId, taskGroupName },
  ...dialog
}: DialogControls & { readonly group: Schemas['TaskGroup'] }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const rename = useRenameTaskGroup();
  const { schema, fieldErrors } = useGroupNameRules();
  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ name }) => {
      if (name !== taskGroupName) {
        await rename.mutateAsync({ taskGroupId, taskGroupName: name });
        toasts.success(() => t(($) => $.groups.renamed, { name }));
      }
      dialog.onClose();
    },
    {
      dialog,
      values: { name: taskGroupName },
      fieldErrors,
    },
  );
  return (
    <FormDialog {...dialogProps} title={t(($) => $.groups.rename)} submitLabel={t(($) => $.groups.rename)}>
      <TextField
        control={control}
        name="name"
        label={t(($) => $.newGroup.name)}
        required
        autoSelect
        autoComplete="off"
      />
    </FormDialog>
  );
}
