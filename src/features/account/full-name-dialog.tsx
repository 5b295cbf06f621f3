import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { limits } from '#src/contract/limits.gen';
import { useUpdateProfile } from '#src/data/account';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';

const schema = z.object({ fullName: z.string().check(z.trim()) });

export function FullNameDialog({ fullName, ...dialog }: DialogControls & { readonly fullName: string }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const update = useUpdateProfile();
  const { control, isPending, dialogProps } = useDialogForm(
    schema,
    async (values) => {
      await update.mutateAsync({ body: { extractInfo: { fullName: values.fullName || null } } });
      toasts.success(() => t(($) => $.fullName.done));
      dialog.onClose();
    },
    { dialog, values: { fullName } },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.fullName.title)}
      submitLabel={t(($) => $.fullName.submit)}
      width={460}
    >
      <TextField
        control={control}
        name="fullName"
        label={t(($) => $.fullName.label)}
        help={t(($) => $.fullName.help)}
        autoFocus
        autoComplete="name"
        maxLength={limits.fullNameLength}
        readOnly={isPending}
      />
    </FormDialog>
  );
}
