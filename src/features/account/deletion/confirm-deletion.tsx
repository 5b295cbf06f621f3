import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#src/api/errors';
import { CodePurpose } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Account } from '#src/data/account';
import { useDeleteAccount } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { PasswordControl, TextAreaControl } from '#src/ui/form/text-controls';
import { CodeField } from '../code-field';
import { useCode } from '../use-code';

/**
 * The proof that the account is to be deleted (API-008): the password, where there is one, and a code by mail. A wrong password is said
 * at its field (ERR-03), a wrong code at its own (ERR-02); what was typed stays.
 */
export function ConfirmDeletion({
  account,
  onPlanned,
  ...dialog
}: ShownDialog & {
  readonly account: Account;
  readonly onPlanned: (deletesAt: string, password: string | undefined) => void;
}) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const erase = useDeleteAccount();
  const mail = useCode();
  const wait = useRetryReason(erase.error);
  const hasPassword = account.hasPassword ?? true;
  const [typed, setTyped] = useState({ password: '', code: '', reason: '' });
  const [looked, setLooked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const refused = refusedField(codeOf(erase.error));
  const code = typed.code.trim();

  const change = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next });
    if (refused !== undefined) erase.reset();
  };
  const submit = async () => {
    setLooked(true);
    if (hasPassword && typed.password === '') passwordField.current?.focus();
    if ((hasPassword && typed.password === '') || code === '') return;
    const password = hasPassword ? typed.password : undefined;
    try {
      const { deletesAt } = await erase.mutateAsync({
        code,
        password,
        ...(typed.reason.trim() === '' ? {} : { reason: typed.reason.trim() }),
      });
      onPlanned(deletesAt, password);
    } catch (error) {
      // What went wrong is read from the call itself.
      if (refusedField(codeOf(error)) === 'password') passwordField.current?.select();
    }
  };
  return (
    <FormDialog
      costly
      {...dialog}
      destructive
      title={t(($) => $.deletion.confirmTitle)}
      submitLabel={t(($) => $.deletion.submit)}
      submitReason={wait}
      loading={erase.isPending}
      submitError={
        erase.error && (refused === undefined || refused === 'userName') ? errorMessage(erase.error) : undefined
      }
      onSubmit={() => void submit()}
      width={480}
    >
      <p>{hasPassword ? t(($) => $.deletion.proof) : t(($) => $.deletion.proofCode)}</p>
      {hasPassword && (
        <Field
          label={t(($) => $.password.current)}
          required
          error={
            refused === 'password'
              ? errorMessage(erase.error)
              : looked && typed.password === ''
                ? t(($) => $.password.missing)
                : undefined
          }
        >
          {(wiring) => (
            <PasswordControl
              {...wiring}
              ref={passwordField}
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              readOnly={erase.isPending}
              value={typed.password}
              onChange={(password) => {
                change({ password });
              }}
            />
          )}
        </Field>
      )}
      <CodeField
        value={typed.code}
        sending={mail}
        disabled={erase.isPending}
        error={
          refused === 'code' ? errorMessage(erase.error) : looked && code === '' ? t(($) => $.code.missing) : undefined
        }
        onSend={() => void mail.send({ purpose: CodePurpose.DeleteAccount })}
        onChange={(next) => {
          change({ code: next });
        }}
      />
      <Field label={t(($) => $.deletion.reason)} optional>
        {(wiring) => (
          <TextAreaControl
            {...wiring}
            rows={2}
            maxLength={limits.deletionReasonLength}
            readOnly={erase.isPending}
            value={typed.reason}
            onChange={(reason) => {
              change({ reason });
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
