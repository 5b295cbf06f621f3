import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { codeOf } from '#src/api/errors';
import { CodePurpose } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useBindEmail } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { isEmail } from '#src/domain/formats';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { CodeField } from './code-field';
import { useEmailCode } from './use-email-code';

type AddressError = 'required' | 'format' | 'same';

function addressErrorOf(address: string, current: string | null): AddressError | undefined {
  if (address === '') return 'required';
  if (!isEmail(address)) return 'format';
  return address.toLowerCase() === current?.toLowerCase() ? 'same' : undefined;
}

export function EmailDialog({ email, ...dialog }: DialogControls & { readonly email: string | null }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const mail = useEmailCode();
  const bind = useBindEmail();
  const isSent = mail.sent !== undefined;
  const codeMissing = t(($) => $.code.missing);
  const schema = z.object({
    email: z.string().check(
      z.trim(),
      z.superRefine((address, context) => {
        const addressError = addressErrorOf(address, email);
        if (addressError) context.addIssue(t(($) => $.email.faults[addressError]));
      }),
    ),
    code: z.string().check(z.trim(), z.minLength(isSent ? 1 : 0, codeMissing)),
  });
  const sendCode = (address: string) => mail.send({ purpose: CodePurpose.BindEmail, email: address });
  const { control, clearError, getValues, isPending, resetField, setFocus, dialogProps } = useDialogForm(
    schema,
    async (values) => {
      if (!isSent) {
        await sendCode(values.email);
        return;
      }
      await bind.mutateAsync({ body: values });
      toasts.success(() => t(($) => $.email.done, { address: values.email }));
      dialog.onClose();
    },
    {
      dialog,
      values: { email: '', code: '' },
      fieldErrors: (error) => {
        if (codeOf(error) === 'EmailAlreadyUsed') return { email: () => errorMessage(error) };
        return isSent && refusedField(codeOf(error)) === 'code' ? { code: () => errorMessage(error) } : {};
      },
    },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={email === null ? t(($) => $.email.addTitle) : t(($) => $.email.title)}
      submitLabel={isSent ? t(($) => $.email.confirm) : t(($) => $.code.send, { ns: 'session' })}
      width={480}
    >
      {email !== null && <p>{t(($) => $.email.present, { address: email })}</p>}
      <TextField
        control={control}
        name="email"
        label={t(($) => $.email.label)}
        required
        help={isSent ? undefined : t(($) => $.email.help)}
        extra={
          isSent && (
            <Button
              variant="link"
              size="small"
              disabled={isPending}
              onClick={() => {
                mail.reset();
                clearError();
                resetField('code');
                setFocus('email');
              }}
            >
              {t(($) => $.code.otherAddress, { ns: 'session' })}
            </Button>
          )
        }
        type="email"
        autoFocus
        autoComplete="email"
        spellCheck={false}
        maxLength={limits.emailLength}
        readOnly={isSent || isPending}
      />
      {isSent && (
        <CodeField
          control={control}
          name="code"
          sending={mail}
          disabled={isPending}
          onSend={() => sendCode(getValues('email').trim())}
        />
      )}
    </FormDialog>
  );
}
