import AppleFilled from '@ant-design/icons/es/icons/AppleFilled';
import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import WechatFilled from '@ant-design/icons/es/icons/WechatFilled';
import WindowsFilled from '@ant-design/icons/es/icons/WindowsFilled';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';
import { providerNames } from '#src/shared/session/provider-names';
import { Button } from '#src/ui/button';
import { Stack } from '#src/ui/stack';
import styles from './sign-in.module.css';

const icons: Readonly<Record<SignInProvider, ReactNode>> = {
  [LoginType.Google]: <GoogleOutlined />,
  [LoginType.Microsoft]: <WindowsFilled />,
  [LoginType.apple]: <AppleFilled />,
  [LoginType.WeChat]: <WechatFilled />,
};

export function ProviderButtons({
  providers,
  busy,
  onChoose,
}: {
  readonly providers: readonly SignInProvider[];
  readonly busy: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
}) {
  const { t } = useTranslation('session');
  if (providers.length === 0) return null;
  return (
    <Stack gap={4}>
      <p className={styles.or}>{t(($) => $.provider.or)}</p>
      <ul className={styles.providers}>
        {providers.map((provider) => (
          <li key={provider}>
            <Button block icon={icons[provider]} disabled={busy} onClick={() => onChoose(provider)}>
              {t(($) => $.provider.go, { provider: providerNames[provider] })}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
