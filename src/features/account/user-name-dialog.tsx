import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { codeOf } from '#src/api/errors';
import { useChangeUserName } from '#src/data/account';
import { refusedField } from '#src/domain/account-refusal';
import { USER_NAME_LENGTH, userNameError } from '#src/domain/user-name';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';

export function UserNameDialog({ userName, ...dialog }: DialogControls & { readonly userName: string }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const change = useChangeUserName();
  const schema = z.object({
    userName: z.string().check(
      z.trim(),
      z.superRefine((name, context) => {
        const nameError = userNameError(name);
        if (nameError) context.addIssue(t(($) => $.userName.faults[nameError], USER_NAME_LENGTH));
      }),
    ),
  });
  const { control, isPending, dialogProps } = useDialogForm(
    schema,
    async (values) => {
      if (values.userName !== userName) {
        await change.mutateAsync({ body: values });
        toasts.success(() => t(($) => $.userName.done));
      }
      dialog.onClose();
    },
    {
      dialog,
      values: { userName },
      fieldErrors: (error) =>
        refusedField(codeOf(error)) === 'userName' ? { userName: () => errorMessage(error) } : {},
    },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.userName.title)}
      submitLabel={t(($) => $.save, { ns: 'ui' })}
      width={460}
    >
      <TextField
        control={control}
        name="userName"
        label={t(($) => $.userName.label)}
        required
        help={t(($) => $.userName.help, USER_NAME_LENGTH)}
        autoFocus
        autoComplete="username"
        spellCheck={false}
        readOnly={isPending}
      />
    </FormDialog>
  );
}
