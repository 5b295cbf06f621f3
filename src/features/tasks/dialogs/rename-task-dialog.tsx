import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { limits } from '#src/contract/limits.gen';
import { useUpdateTaskBasicInfo } from '#src/data/tasks';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { useTaskCodeMessages } from './use-task-code-messages';

export function RenameTaskDialog({
  task: { taskId, taskName },
  ...dialog
}: {
  readonly task: { readonly taskId: string; readonly taskName: string };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const update = useUpdateTaskBasicInfo();
  const count = limits.taskNameLength;
  const required = t(($) => $.rename.required);
  const tooLong = t(($) => $.maxLength, { ns: 'ui', count });
  const schema = z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, required),
      z.refine((text) => [...text].length <= count, tooLong),
    ),
  });
  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ name }) => {
      if (name !== taskName) {
        await update.mutateAsync({ taskId, taskName: name });
        toasts.success(() => t(($) => $.rename.renamed));
      }
      dialog.onClose();
    },
    { dialog, values: { name: taskName }, codes: useTaskCodeMessages() },
  );
  return (
    <FormDialog {...dialogProps} title={t(($) => $.rename.title)} submitLabel={t(($) => $.rename.save)}>
      <TextField control={control} name="name" label={t(($) => $.taskName)} required autoSelect autoComplete="off" />
    </FormDialog>
  );
}
