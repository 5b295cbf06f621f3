import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, codeOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useChangePassword, useSetPassword } from '#src/data/account-access';
import { refusedField } from '#src/domain/account-refusal';
import { passwordStrength } from '#src/domain/password-strength';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordWords } from '#src/shared/session/use-password-words';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { fault } from '#src/ui/form/fault';
import { PasswordField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';

interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** Strength below which a new password is not sent: guessed at once. */
const LEAST_STRENGTH = 2;

/** Says what is wrong with what was typed, by field; the present password is asked for only where there is one. */
function useCheck(names: readonly string[], hasPassword: boolean): Resolver<Passwords> {
  const { t } = useTranslation('account');
  const faultWords = usePasswordWords();
  return (values) => {
    const { current, next, again } = values;
    const wrong = {
      current: hasPassword && current === '' ? () => t(($) => $.password.missing) : undefined,
      next:
        faultWords(next, names) ??
        (hasPassword && next === current
          ? () => t(($) => $.password.same)
          : passwordStrength(next, names) < LEAST_STRENGTH
            ? () => t(($) => $.password.weak)
            : undefined),
      again: again === next ? undefined : () => t(($) => $.password.differs),
    };
    const errors = Object.fromEntries(
      Object.entries(wrong).flatMap(([name, said]) => (said === undefined ? [] : [[name, fault(said)]])),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Changes the password (API-006, API-007), or sets the first one. A wrong present password is said at its field (ERR-03). */
export function PasswordDialog({
  hasPassword,
  names,
  ...dialog
}: ShownDialog & {
  readonly hasPassword: boolean;
  /** E-mail and user name, which make a weak password. */
  readonly names: readonly string[];
}) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetPassword();
  const change = useChangePassword();
  const call = hasPassword ? change : set;
  const { error } = call;
  const wait = useRetryReason(error);
  const { control, handleSubmit, setError, setFocus } = useForm<Passwords>({
    resolver: useCheck(names, hasPassword),
    defaultValues: { current: '', next: '', again: '' },
    // The server's word on the new password goes when it is typed anew.
    reValidateMode: 'onChange',
  });
  const submit = handleSubmit(async ({ current, next }) => {
    try {
      if (hasPassword) await change.mutateAsync({ currentPassword: current, newPassword: next });
      else await set.mutateAsync({ body: { newPassword: next } });
      toasts.success(() => (hasPassword ? t(($) => $.password.changed) : t(($) => $.password.set)));
      dialog.onClose();
    } catch (failure) {
      const isPassword = refusedField(codeOf(failure)) === 'password';
      if (isPassword)
        setError(
          'current',
          fault(() => errorMessage(failure)),
        );
      if (isAboutNew(failure))
        setError(
          'next',
          fault(() => t(($) => $.password.refused)),
        );
      if (isPassword || isAboutNew(failure)) setFocus(isPassword ? 'current' : 'next', { shouldSelect: true });
    }
  });
  const isAtField = refusedField(codeOf(error)) === 'password' || isAboutNew(error);
  return (
    <FormDialog
      {...dialog}
      title={hasPassword ? t(($) => $.password.title) : t(($) => $.password.setTitle)}
      submitLabel={hasPassword ? t(($) => $.password.submit) : t(($) => $.password.setSubmit)}
      submitReason={wait}
      loading={call.isPending}
      submitError={error && !isAtField ? errorMessage(error) : undefined}
      onSubmit={(event) => void submit(event)}
      width={480}
    >
      <p>{hasPassword ? t(($) => $.password.lead) : t(($) => $.password.setLead)}</p>
      {hasPassword && (
        <PasswordField
          control={control}
          name="current"
          label={t(($) => $.password.current)}
          required
          autoComplete="current-password"
          maxLength={limits.passwordLength}
        />
      )}
      <NewPasswordField control={control} name="next" names={names} />
      <PasswordField
        control={control}
        name="again"
        label={t(($) => $.password.again)}
        required
        autoComplete="new-password"
        maxLength={limits.passwordLength}
      />
    </FormDialog>
  );
}

/** Whether the server refused the new password itself. */
const isAboutNew = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.details.some(({ field }) => field === 'newPassword');
