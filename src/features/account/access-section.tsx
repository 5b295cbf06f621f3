import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { LoginProvider, LoginType } from '#src/contract/enums.gen';
import type { Account } from '#src/data/account';
import { isMainlandMobile } from '#src/domain/formats';
import { useFormats } from '#src/i18n/format';
import { providerNames } from '#src/shared/session/provider-names';
import { useProviders } from '#src/shared/session/use-providers';
import { useShowDialog } from '#src/ui/dialog-host';
import { Section } from '#src/ui/section';
import { Text } from '#src/ui/text';
import { EmailDialog } from './email-dialog';
import { LinkDialog } from './links/link-dialog';
import { providerIcons } from './links/provider-icons';
import { UnlinkDialog } from './links/unlink-dialog';
import { PasswordDialog } from './password-dialog';
import { RowButton } from './row-button';
import { SettingRow, SettingRows } from './setting-row';

export function AccessSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const show = useShowDialog();
  const offered = useProviders();
  const { email, phone, userName, linkedAccounts = [] } = account;
  const offersWeChat = offered.includes(LoginType.WeChat);
  const hasPassword = account.hasPassword ?? true;
  const names = [email ?? '', userName];
  const openPassword = () => {
    show((dialog) => <PasswordDialog {...dialog} hasPassword={hasPassword} names={names} />);
  };
  return (
    <Section card title={t(($) => $.access.title)} description={t(($) => $.access.description)}>
      <SettingRows>
        <SettingRow
          icon={<MailOutlined aria-hidden="true" />}
          term={t(($) => $.email.term)}
          action={
            <RowButton
              action={email === null ? t(($) => $.add, { ns: 'ui' }) : t(($) => $.change, { ns: 'ui' })}
              setting={t(($) => $.email.term)}
              onPress={() => {
                show((dialog) => <EmailDialog {...dialog} email={email} />);
              }}
            />
          }
        >
          {email ?? (
            <Text as="span" tone="tertiary" size="body">
              {t(($) => $.notGiven)}
            </Text>
          )}
        </SettingRow>
        {phone !== undefined && (
          <SettingRow
            icon={<PhoneOutlined aria-hidden="true" />}
            term={t(($) => $.phone.term)}
            note={phone === null || hasPassword ? undefined : t(($) => $.phone.needsPassword)}
          >
            {phone === null ? (
              <Text as="span" tone="tertiary" size="body">
                {t(($) => $.notGiven)}
              </Text>
            ) : isMainlandMobile(phone) ? (
              phone
            ) : (
              `+${phone}`
            )}
          </SettingRow>
        )}
        <SettingRow
          icon={<KeyOutlined aria-hidden="true" />}
          term={t(($) => $.password, { ns: 'session' })}
          note={hasPassword ? undefined : t(($) => $.password.noneNote)}
          action={
            <RowButton
              action={hasPassword ? t(($) => $.change, { ns: 'ui' }) : t(($) => $.add, { ns: 'ui' })}
              setting={t(($) => $.password, { ns: 'session' })}
              onPress={openPassword}
            />
          }
        >
          {hasPassword ? t(($) => $.password.isSet) : t(($) => $.password.none)}
        </SettingRow>
        {Object.values(LoginProvider).map((provider) => {
          const linked = linkedAccounts.find((entry) => entry.provider === provider);
          const name = providerNames[provider];
          return (
            <SettingRow
              key={provider}
              icon={providerIcons[provider]}
              term={name}
              note={linked ? t(($) => $.links.since, { date: date(linked.linkedAt) }) : undefined}
              action={
                linked ? (
                  <RowButton
                    action={t(($) => $.links.unlink)}
                    setting={name}
                    onPress={() => {
                      show((dialog) => (
                        <UnlinkDialog
                          {...dialog}
                          linked={linked}
                          isLastWayIn={!hasPassword && linkedAccounts.length === 1 && !(phone && offersWeChat)}
                          onSetPassword={openPassword}
                        />
                      ));
                    }}
                  />
                ) : offered.includes(provider) ? (
                  <RowButton
                    action={t(($) => $.links.link)}
                    setting={name}
                    onPress={() => {
                      show((dialog) => <LinkDialog {...dialog} provider={provider} />);
                    }}
                  />
                ) : undefined
              }
            >
              {linked?.name ?? (
                <Text as="span" tone="tertiary" size="body">
                  {offered.includes(provider) ? t(($) => $.links.none) : t(($) => $.links.notOffered)}
                </Text>
              )}
            </SettingRow>
          );
        })}
        {phone !== undefined && (
          <SettingRow icon={providerIcons[LoginType.WeChat]} term={providerNames[LoginType.WeChat]}>
            {phone !== null && offersWeChat ? (
              t(($) => $.links.byPhone)
            ) : (
              <Text as="span" tone="tertiary" size="body">
                {offersWeChat ? t(($) => $.links.none) : t(($) => $.links.notOffered)}
              </Text>
            )}
          </SettingRow>
        )}
      </SettingRows>
    </Section>
  );
}
