import { useTranslation } from '#src/i18n/use-translation';
import type { Account } from '#src/data/account';
import { useFormats } from '#src/i18n/format';
import { Avatar } from '#src/ui/avatar';
import { Button } from '#src/ui/button';
import { useLoadDialog } from '#src/shared/errors/use-load-dialog';
import { useShowDialog } from '#src/ui/dialog-host';
import { Section } from '#src/ui/section';
import { Text } from '#src/ui/text';
import styles from './account.module.css';
import { AvatarDialog } from './avatar/avatar-dialog';
import { FullNameDialog } from './full-name-dialog';
import { RowButton } from './row-button';
import { SettingRow, SettingRows } from './setting-row';
import { UserNameDialog } from './user-name-dialog';

export function ProfileSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account');
  const { date, list } = useFormats();
  const show = useShowDialog();
  const loadDialog = useLoadDialog();
  const { userName, avatar, extractInfo, createdAt } = account;
  const fullName = extractInfo?.fullName ?? '';
  const company = extractInfo?.company ?? '';
  const uses = extractInfo?.dataUse ?? [];
  const role = extractInfo?.jobRole ?? undefined;
  const answers = [company, role === undefined ? '' : t(($) => $.survey.roles[role])].filter(Boolean).join(' · ');
  const usesNamed = list(uses.map((use) => t(($) => $.survey.uses[use])));
  const missing = (
    <Text as="span" tone="tertiary" size="body">
      {t(($) => $.notGiven)}
    </Text>
  );
  return (
    <Section card title={t(($) => $.profile.title)}>
      <div className={styles.who}>
        <Avatar size={72} name={fullName || userName} src={avatar} />
        <div className={styles.names}>
          <strong>{fullName || userName}</strong>
          {createdAt !== undefined && (
            <Text as="span" tone="tertiary" size="body">
              {t(($) => $.profile.since, { date: date(createdAt) })}
            </Text>
          )}
        </div>
        <Button
          onClick={() => {
            show((dialog) => <AvatarDialog {...dialog} hasPicture={avatar !== null} />);
          }}
        >
          {avatar === null ? t(($) => $.profile.addPicture) : t(($) => $.profile.changePicture)}
        </Button>
      </div>
      <SettingRows>
        <SettingRow
          term={t(($) => $.fullName.label)}
          action={
            <RowButton
              action={t(($) => $.change, { ns: 'ui' })}
              setting={t(($) => $.fullName.label)}
              onPress={() => {
                show((dialog) => <FullNameDialog {...dialog} fullName={fullName} />);
              }}
            />
          }
        >
          {fullName || missing}
        </SettingRow>
        <SettingRow
          term={t(($) => $.userName.label)}
          action={
            <RowButton
              action={t(($) => $.change, { ns: 'ui' })}
              setting={t(($) => $.userName.label)}
              onPress={() => {
                show((dialog) => <UserNameDialog {...dialog} userName={userName} />);
              }}
            />
          }
        >
          {userName}
        </SettingRow>
        <SettingRow
          term={t(($) => $.survey.title)}
          note={
            answers !== '' && uses.length > 0
              ? usesNamed
              : role === undefined && uses.length === 0
                ? t(($) => $.survey.why)
                : undefined
          }
          action={
            <RowButton
              action={t(($) => $.change, { ns: 'ui' })}
              setting={t(($) => $.survey.title)}
              onPress={() => {
                void loadDialog(
                  () => import('./survey-dialog'),
                  ({ SurveyDialog }) => {
                    show((dialog) => <SurveyDialog {...dialog} company={company} dataUse={uses} jobRole={role} />);
                  },
                );
              }}
            />
          }
        >
          {answers || usesNamed || missing}
        </SettingRow>
      </SettingRows>
    </Section>
  );
}
