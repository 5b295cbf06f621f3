import { FormProvider, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { useRequestPasswordReset, useResetPassword } from '#src/data/session';
import { useIsDemo } from '#src/shared/session/demo-accounts';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordMessage } from '#src/shared/session/use-password-message';
import { validationError } from '#src/ui/form/validation-error';
import { CallFailure } from './call-failure';
import { CodeField } from './code-field';
import styles from './sign-in.module.css';
import { SubmitButton } from './submit-button';

interface NewPasswordValues {
  code: string;
  password: string;
}

/** Seconds. */
const RESEND_AFTER_SECONDS = 60;

/** Uses the link's `token`, or the code e-mailed to `account`. */
export function NewPasswordForm({
  account,
  token,
  onDone,
}: {
  readonly account: string | undefined;
  readonly token: string | undefined;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('session');
  const isDemo = useIsDemo();
  const passwordMessage = usePasswordMessage();
  const reset = useResetPassword();
  const request = useRequestPasswordReset();
  const names = account === undefined ? [] : [account];
  const resolver: Resolver<NewPasswordValues> = (values) => {
    const errors: FieldErrors<NewPasswordValues> = {};
    if (values.code.trim() === '') errors.code = validationError(() => t(($) => $.code.required));
    const weak = passwordMessage(values.password, names);
    if (weak !== undefined) errors.password = validationError(weak);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<NewPasswordValues>({ resolver, defaultValues: { code: token ?? '', password: '' } });
  const { control, handleSubmit } = form;
  const save = ({ code, password }: NewPasswordValues) => {
    reset.mutate({ params: { path: { token: code.trim() } }, body: { newPassword: password } }, { onSuccess: onDone });
  };
  const status = statusOf(reset.error);
  const error = reset.error ?? request.error;
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(save)(event)}>
        {error !== null && status !== 404 && status !== 422 && (
          <CallFailure
            key={reset.submittedAt}
            title={t(($) => $.errors.unexpected.title, { ns: 'shell' })}
            error={error}
          />
        )}
        {account !== undefined && <p role="status">{t(($) => $.forgotten.sent, { account })}</p>}
        {(token === undefined || status === 404) && (
          <CodeField
            key={request.submittedAt}
            resendAfterSeconds={retryAfterOf(request.error) ?? (account === undefined ? 0 : RESEND_AFTER_SECONDS)}
            help={isDemo ? t(($) => $.forgotten.demo, { code: 'reset-10002-1' }) : undefined}
            error={status === 404 ? t(($) => $.code.none) : undefined}
            sending={request.isPending}
            onResend={account === undefined ? undefined : () => request.mutate({ body: { account } })}
          />
        )}
        <NewPasswordField
          control={control}
          name="password"
          names={names}
          error={status === 422 ? t(($) => $.forgotten.refused) : undefined}
        />
        <SubmitButton busy={reset.isPending} error={reset.error}>
          {t(($) => $.newPassword.submit)}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
