import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, type Account } from '#src/data/account';
import { accountCan, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useLanguageMenu } from '#src/shared/preferences/use-language-menu';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useConfirmBeforeStop } from '#src/state/preferences';
import { Checkbox } from '#src/ui/checkbox';
import { CopyButton } from '#src/ui/copy-button';
import { LinkButton } from '#src/ui/link-button';
import { MenuButton } from '#src/ui/menu-button';
import { Section } from '#src/ui/section';
import { Bone } from '#src/ui/skeleton';
import { Tag } from '#src/ui/status';
import { SettingRow, SettingRows } from './setting-row';

export function PlanSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const planName = usePlanName();
  const { name: languageName, ...languageMenu } = useLanguageMenu();
  const [asksBeforeStop, setAsksBeforeStop] = useConfirmBeforeStop();
  const seesBilling = accountCan(account, 'seeBilling');
  const until = account.levelExpiresAt ?? undefined;
  return (
    <Section card title={t(($) => $.general.title)}>
      <SettingRows>
        <SettingRow
          term={t(($) => $.words.plan, { ns: 'shell' })}
          note={
            !seesBilling
              ? t(($) => $.general.ofCompany)
              : until === undefined
                ? undefined
                : account.isLevelExpired
                  ? t(($) => $.general.ended, { date: date(until) })
                  : t(($) => $.general.until, { date: date(until) })
          }
          action={
            seesBilling ? (
              <LinkButton size="small" to={paths.planSubscription}>
                {t(($) => $.go.plan, { ns: 'shell' })}
              </LinkButton>
            ) : undefined
          }
        >
          <span>
            {planName(levelOf(account))}{' '}
            {account.isLevelExpired && <Tag variant="warning">{t(($) => $.user.expired, { ns: 'shell' })}</Tag>}
          </span>
        </SettingRow>
        <SettingRow term={t(($) => $.general.language)} note={t(($) => $.general.languageNote)}>
          <MenuButton {...languageMenu}>{languageName}</MenuButton>
        </SettingRow>
        <SettingRow term={t(($) => $.general.stops)} note={t(($) => $.general.inThisBrowser)}>
          <Checkbox checked={asksBeforeStop} onChange={setAsksBeforeStop}>
            {t(($) => $.general.asksBeforeStop)}
          </Checkbox>
        </SettingRow>
        <ChatIdentityRow />
      </SettingRows>
    </Section>
  );
}

function ChatIdentityRow() {
  const { t } = useTranslation('account');
  const identity = useQuery(accountQueries.chatIdentity());
  const id = identity.data?.userId;
  return (
    <SettingRow
      term={t(($) => $.general.chat)}
      note={t(($) => $.general.chatNote)}
      action={
        id !== undefined ? (
          <CopyButton text={id} label={t(($) => $.general.chat)} />
        ) : identity.isError ? (
          <RetryButton
            size="small"
            error={identity.error}
            loading={identity.isFetching}
            onClick={() => void identity.refetch()}
          >
            {t(($) => $.retry, { ns: 'ui' })}
          </RetryButton>
        ) : undefined
      }
    >
      {id ?? (identity.isError ? t(($) => $.general.chatFailed) : <Bone width="240px" />)}
    </SettingRow>
  );
}
