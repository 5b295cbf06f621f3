import { useForm, type ResolverResult } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { ProviderProof } from '#src/api/auth/provider-window';
import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';
import { isEmail } from '#src/domain/formats';
import type { DialogControls } from '#src/ui/dialog-host';
import { Dialog } from '#src/ui/dialog';
import { Button } from '#src/ui/button';
import { validationError } from '#src/ui/form/validation-error';
import { TextField } from '#src/ui/form/fields';
import { useDemoAccounts } from './demo-accounts';
import { providerNames } from './provider-names';
import styles from './provider.module.css';

interface FormValues {
  readonly name: string;
}

export function DemoProvider({
  open,
  provider,
  onClosed,
  onAnswer,
}: DialogControls & {
  readonly provider: SignInProvider;
  readonly onAnswer: (proof: ProviderProof | undefined) => void;
}) {
  const { t } = useTranslation('session');
  const accounts = useDemoAccounts();
  const byPhone = provider === LoginType.WeChat;
  const known = byPhone
    ? accounts.slice(0, 3).map(({ name, phone }) => ({ name, id: phone }))
    : accounts.flatMap(({ name, links }) => links.filter(([at]) => at === provider).map(([, id]) => ({ name, id })));
  const resolver = (values: FormValues): ResolverResult<FormValues> => {
    const name = values.name.trim();
    const isValid = byPhone ? /^\+?[\d\s-]{6,20}$/.test(name) : isEmail(name);
    if (isValid) return { values, errors: {} };
    return {
      values: {},
      errors: { name: validationError(() => (byPhone ? t(($) => $.provider.phoneWrong) : t(($) => $.emailWrong))) },
    };
  };
  const { control, handleSubmit } = useForm<FormValues>({ resolver, defaultValues: { name: '' } });
  const answer = (accountName: string) => {
    const account = byPhone ? accountName.replaceAll(/\D/g, '') : accountName.trim().toLowerCase();
    onAnswer({ account, code: byPhone ? `wechat:${account}` : `provider:${account}` });
  };
  return (
    <Dialog
      open={open}
      title={t(($) => $.provider.demoTitle, { provider: providerNames[provider] })}
      onClose={() => onAnswer(undefined)}
      onClosed={onClosed}
    >
      <p>{t(($) => $.provider.demoText, { provider: providerNames[provider] })}</p>
      <ul className={styles.accounts}>
        {known.map(({ name, id }) => (
          <li key={id}>
            <Button block onClick={() => answer(id)}>
              {name} · {id}
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className={styles.otherAccount}
        onSubmit={(event) => {
          event.stopPropagation();
          void handleSubmit(({ name }) => answer(name))(event);
        }}
      >
        <TextField
          control={control}
          name="name"
          label={byPhone ? t(($) => $.provider.otherPhone) : t(($) => $.provider.otherEmail)}
          autoComplete="off"
        />
        <Button variant="primary" type="submit">
          {t(($) => $.provider.demoGo)}
        </Button>
      </form>
    </Dialog>
  );
}
