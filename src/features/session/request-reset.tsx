import { useForm, type ResolverResult } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { useRequestPasswordReset } from '#src/data/session';
import { validationError } from '#src/ui/form/validation-error';
import { TextField } from '#src/ui/form/fields';
import { CallFailure } from './call-failure';
import styles from './sign-in.module.css';
import { SubmitButton } from './submit-button';

interface ResetRequestValues {
  readonly account: string;
}

/** The server's answer never reveals whether the account exists. */
export function RequestReset({ onSent }: { readonly onSent: (account: string) => void }) {
  const { t } = useTranslation('session');
  const request = useRequestPasswordReset();
  const resolver = (values: ResetRequestValues): ResolverResult<ResetRequestValues> =>
    values.account.trim() === ''
      ? { values: {}, errors: { account: validationError(() => t(($) => $.forgotten.accountRequired)) } }
      : { values, errors: {} };
  const { control, handleSubmit } = useForm<ResetRequestValues>({ resolver, defaultValues: { account: '' } });
  const send = ({ account }: ResetRequestValues) => {
    const name = account.trim();
    request.mutate({ body: { account: name } }, { onSuccess: () => onSent(name) });
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(send)(event)}>
      {request.error !== null && (
        <CallFailure
          key={request.submittedAt}
          title={t(($) => $.errors.unexpected.title, { ns: 'shell' })}
          error={request.error}
        />
      )}
      <TextField
        control={control}
        name="account"
        label={t(($) => $.forgotten.account)}
        required
        autoComplete="username"
        spellCheck={false}
        maxLength={limits.accountNameLength}
      />
      <SubmitButton busy={request.isPending} error={request.error}>
        {t(($) => $.code.send)}
      </SubmitButton>
    </form>
  );
}
