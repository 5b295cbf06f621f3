import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, codeOf } from '#src/api/errors';
import { CodePurpose } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useBindEmail } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { isEmail } from '#src/domain/formats';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { useToasts } from '#src/ui/toast';
import { CodeField } from './code-field';
import { useCode } from './use-code';

const isUsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'EmailAlreadyUsed';

type AddressFault = 'required' | 'format' | 'same';

/** What is wrong with a new address (FORM-81); undefined when a code can be sent to it. */
function faultOf(address: string, present: string | null): AddressFault | undefined {
  if (address === '') return 'required';
  if (!isEmail(address)) return 'format';
  return address.toLowerCase() === present?.toLowerCase() ? 'same' : undefined;
}

/** Changes the e-mail address: a code goes to the new one and comes back here (API-010 to API-012). */
export function EmailDialog({ email, ...dialog }: ShownDialog & { readonly email: string | null }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const mail = useCode();
  const bind = useBindEmail();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<AddressFault>();
  const [codeMissing, setCodeMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const target = address.trim();
  const sent = mail.sent !== undefined;
  const used = isUsed(mail.error) || isUsed(bind.error);
  const wait = useRetryReason(sent ? bind.error : mail.error);

  const sendCode = async () => {
    const found = faultOf(target, email);
    setFault(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    bind.reset();
    if (!(await mail.send({ purpose: CodePurpose.BindEmail, email: target }))) field.current?.select();
  };
  const confirm = async () => {
    setCodeMissing(code.trim() === '');
    if (code.trim() === '') return;
    try {
      await bind.mutateAsync({ body: { email: target, code: code.trim() } });
      toasts.success(() => t(($) => $.email.done, { address: target }));
      dialog.onClose();
    } catch {
      // What went wrong is read from the call itself.
    }
  };
  const isCodeRefused = refusedField(codeOf(bind.error)) === 'code';
  const other = sent ? (isCodeRefused || used ? null : bind.error) : used ? null : mail.error;
  return (
    <FormDialog
      {...dialog}
      title={email === null ? t(($) => $.email.addTitle) : t(($) => $.email.title)}
      submitLabel={sent ? t(($) => $.email.confirm) : t(($) => $.code.send)}
      submitReason={wait}
      loading={sent ? bind.isPending : mail.isPending}
      submitError={other ? errorMessage(other) : undefined}
      onSubmit={() => void (sent ? confirm() : sendCode())}
      width={480}
    >
      {email !== null && <p>{t(($) => $.email.present, { address: email })}</p>}
      <Field
        label={t(($) => $.email.label)}
        required
        help={sent ? undefined : t(($) => $.email.help)}
        error={fault ? t(($) => $.email.faults[fault]) : used ? t(($) => $.refusals.EmailAlreadyUsed) : undefined}
        extra={
          sent && (
            <Button
              kind="link"
              size="small"
              disabled={bind.isPending}
              onClick={() => {
                mail.forget();
                bind.reset();
                setCode('');
                field.current?.focus();
              }}
            >
              {t(($) => $.email.other)}
            </Button>
          )
        }
      >
        {(wiring) => (
          <TextControl
            {...wiring}
            ref={field}
            type="email"
            autoFocus
            autoComplete="email"
            spellCheck={false}
            maxLength={limits.emailLength}
            readOnly={sent || mail.isPending}
            value={address}
            onChange={(next) => {
              setAddress(next);
              setFault(undefined);
              if (mail.error && wait === undefined) mail.forget();
            }}
          />
        )}
      </Field>
      {sent && (
        <CodeField
          value={code}
          sending={mail}
          disabled={bind.isPending}
          error={codeMissing ? t(($) => $.code.missing) : isCodeRefused ? errorMessage(bind.error) : undefined}
          onSend={() => void sendCode()}
          onChange={(next) => {
            setCode(next);
            setCodeMissing(false);
            if (isCodeRefused) bind.reset();
          }}
        />
      )}
    </FormDialog>
  );
}
