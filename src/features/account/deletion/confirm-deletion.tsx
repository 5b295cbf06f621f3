import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { codeOf } from '#src/api/errors';
import { CodePurpose } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Account } from '#src/data/account';
import { useDeleteAccount } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { PasswordField, TextAreaField } from '#src/ui/form/fields';
import { CodeField } from '../code-field';
import { useEmailCode } from '../use-email-code';

export function ConfirmDeletion({
  account,
  onPlanned,
  ...dialog
}: DialogControls & {
  readonly account: Account;
  readonly onPlanned: (deletesAt: string, password: string | undefined) => void;
}) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const erase = useDeleteAccount();
  const mail = useEmailCode();
  const hasPassword = account.hasPassword ?? true;
  const passwordMissing = t(($) => $.password.missing);
  const codeMissing = t(($) => $.code.missing);
  const schema = z.object({
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, passwordMissing)),
    code: z.string().check(z.trim(), z.minLength(1, codeMissing)),
    reason: z.string().check(z.trim()),
  });
  const { control, isPending, dialogProps } = useDialogForm(
    schema,
    async ({ code, reason, ...values }) => {
      const password = hasPassword ? values.password : undefined;
      const { deletesAt } = await erase.mutateAsync({ code, password, ...(reason === '' ? {} : { reason }) });
      onPlanned(deletesAt, password);
    },
    {
      dialog,
      values: { password: '', code: '', reason: '' },
      fieldErrors: (error) => {
        const field = refusedField(codeOf(error));
        return field === 'password' || field === 'code' ? { [field]: () => errorMessage(error) } : {};
      },
    },
  );
  return (
    <FormDialog
      {...dialogProps}
      costly
      danger
      title={t(($) => $.deletion.confirmTitle)}
      submitLabel={t(($) => $.deletion.button)}
      width={480}
    >
      <p>{hasPassword ? t(($) => $.deletion.proof) : t(($) => $.deletion.proofCode)}</p>
      {hasPassword && (
        <PasswordField
          control={control}
          name="password"
          label={t(($) => $.password.current)}
          required
          autoComplete="current-password"
          maxLength={limits.passwordLength}
          readOnly={isPending}
        />
      )}
      <CodeField
        control={control}
        name="code"
        sending={mail}
        disabled={isPending}
        onSend={() => mail.send({ purpose: CodePurpose.DeleteAccount })}
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t(($) => $.deletion.reason)}
        optional
        rows={2}
        maxLength={limits.deletionReasonLength}
        readOnly={isPending}
      />
    </FormDialog>
  );
}
