import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { limits } from '#src/contract/limits.gen';
import { lacksCountryCode } from '#src/domain/login-type';
import { paths } from '#src/domain/paths';
import { useProviders } from '#src/shared/session/use-providers';
import { fault } from '#src/ui/form/fault';
import { CheckboxField, PasswordField, TextField } from '#src/ui/form/fields';
import type { Words } from '#src/ui/words';
import { ProviderButtons } from './provider-buttons';
import styles from './sign-in.module.css';
import { SignInFailure } from './sign-in-failure';
import { SubmitButton } from './submit-button';
import type { Credentials, SignInWays } from './use-sign-in';

/** One field accepts e-mail, user name and phone (FORM-77). */
export function SignInForm({
  ways,
  returnTo,
  account = '',
  inPlace = false,
}: {
  readonly ways: SignInWays;
  /** The page to open afterwards, for the forgotten-password link. */
  readonly returnTo?: string;
  readonly account?: string;
  /** The form is above a page, so it shows no links. */
  readonly inPlace?: boolean;
}) {
  const { t } = useTranslation('session');
  const providers = useProviders();
  const accountWrong = (name: string): Words<string> | undefined => {
    if (name.trim() === '') return () => t(($) => $.accountRequired);
    return lacksCountryCode(name) ? () => t(($) => $.countryCode) : undefined;
  };
  const resolver: Resolver<Credentials> = (values) => {
    const wrong = accountWrong(values.account);
    const errors = {
      ...(wrong === undefined ? {} : { account: fault(wrong) }),
      ...(values.password === '' ? { password: fault(() => t(($) => $.passwordRequired)) } : {}),
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
          void handleSubmit((values) => ways.withPassword(values))(event);
        }}
      >
        {ways.error !== null && <SignInFailure ways={ways} />}
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
            inPlace ? undefined : <Link to={paths.forgottenPassword({ returnTo })}>{t(($) => $.forgotten.link)}</Link>
          }
        />
        <CheckboxField
          control={control}
          name="keepSignedIn"
          label={t(($) => $.keepSignedIn)}
          help={t(($) => $.keepSignedInHelp)}
        />
        <SubmitButton busy={ways.busy} error={ways.error}>
          {t(($) => $.submit)}
        </SubmitButton>
      </form>
      <ProviderButtons
        providers={providers}
        busy={ways.busy}
        onChoose={(provider) => void ways.withProvider(provider, getValues('keepSignedIn'))}
      />
    </>
  );
}
