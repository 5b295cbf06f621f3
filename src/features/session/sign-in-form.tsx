import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { limits } from '#src/contract/limits.gen';
import { lacksCountryCode } from '#src/domain/login-type';
import { paths } from '#src/domain/paths';
import { useProviders } from '#src/shared/session/use-providers';
import { validationError } from '#src/ui/form/validation-error';
import { CheckboxField, PasswordField, TextField } from '#src/ui/form/fields';
import type { Message } from '#src/ui/message';
import { ProviderButtons } from './provider-buttons';
import styles from './sign-in.module.css';
import { SignInFailure } from './sign-in-failure';
import { SubmitButton } from './submit-button';
import type { Credentials, SignInMethods } from './use-sign-in';

/** One field accepts e-mail, user name and phone (FORM-77). */
export function SignInForm({
  methods,
  returnTo,
  account = '',
  isOverlay = false,
}: {
  readonly methods: SignInMethods;
  /** The page to open afterwards, for the forgotten-password link. */
  readonly returnTo?: string;
  readonly account?: string;
  /** The form is above a page, so it shows no links. */
  readonly isOverlay?: boolean;
}) {
  const { t } = useTranslation('session');
  const providers = useProviders();
  const accountError = (name: string): Message<string> | undefined => {
    if (name.trim() === '') return () => t(($) => $.accountRequired);
    return lacksCountryCode(name) ? () => t(($) => $.countryCode) : undefined;
  };
  const resolver: Resolver<Credentials> = (values) => {
    const wrong = accountError(values.account);
    const errors = {
      ...(wrong === undefined ? {} : { account: validationError(wrong) }),
      ...(values.password === '' ? { password: validationError(() => t(($) => $.passwordRequired)) } : {}),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const { control, handleSubmit, getValues } = useForm<Credentials>({
    resolver,
    defaultValues: { account, password: '', keepSignedIn: false },
  });
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.stopPropagation();
          void handleSubmit((values) => methods.withPassword(values))(event);
        }}
      >
        {methods.error !== null && <SignInFailure methods={methods} />}
        <TextField
          control={control}
          name="account"
          label={t(($) => $.account)}
          required
          autoComplete="username"
          spellCheck={false}
          maxLength={limits.accountNameLength}
        />
        <PasswordField
          control={control}
          name="password"
          label={t(($) => $.password)}
          required
          autoComplete="current-password"
          extra={
            isOverlay ? undefined : <Link to={paths.forgottenPassword({ returnTo })}>{t(($) => $.forgotten.link)}</Link>
          }
        />
        <CheckboxField
          control={control}
          name="keepSignedIn"
          label={t(($) => $.keepSignedIn)}
          help={t(($) => $.keepSignedInHelp)}
        />
        <SubmitButton busy={methods.busy} error={methods.error}>
          {t(($) => $.signIn, { ns: 'shell' })}
        </SubmitButton>
      </form>
      <ProviderButtons
        providers={providers}
        busy={methods.busy}
        onChoose={(provider) => void methods.withProvider(provider, getValues('keepSignedIn'))}
      />
    </>
  );
}
