import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { CheckboxField, PasswordField, TextField } from '../../ui/form/fields';
import styles from './sign-in.module.css';

/** What somebody typed to sign in. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly keepSignedIn: boolean;
}

/** The form itself; it keeps what was typed when the server refuses it. */
export function SignInForm({
  busy,
  failure,
  onSubmit,
}: {
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (credentials: Credentials) => void;
}) {
  const { t } = useTranslation('session');
  const resolver: Resolver<Credentials> = (values) => {
    const missing = {
      ...(values.account.trim() === '' ? { account: { type: 'required', message: t(($) => $.accountRequired) } } : {}),
      ...(values.password === '' ? { password: { type: 'required', message: t(($) => $.passwordRequired) } } : {}),
    };
    return Object.keys(missing).length > 0 ? { values: {}, errors: missing } : { values, errors: {} };
  };
  const { control, handleSubmit } = useForm<Credentials>({
    resolver,
    defaultValues: { account: '', password: '', keepSignedIn: false },
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
    >
      {failure}
      <TextField control={control} name="account" label={t(($) => $.account)} required autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={t(($) => $.password)}
        required
        autoComplete="current-password"
      />
      <CheckboxField
        control={control}
        name="keepSignedIn"
        label={t(($) => $.keepSignedIn)}
        help={t(($) => $.keepSignedInHelp)}
      />
      <Button kind="primary" size="large" type="submit" block loading={busy}>
        {t(($) => $.submit)}
      </Button>
    </form>
  );
}
