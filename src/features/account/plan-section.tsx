import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, type Account } from '#src/data/account';
import { accountCan, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { isLanguage, languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useChangeLanguage } from '#src/shared/preferences/use-change-language';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useConfirmBeforeStop } from '#src/state/preferences';
import { Checkbox } from '#src/ui/checkbox';
import { CopyButton } from '#src/ui/copy-button';
import { SelectControl } from '#src/ui/form/select-control';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { Bone } from '#src/ui/skeleton';
import { Tag } from '#src/ui/status';
import styles from './account.module.css';
import { SettingRow, SettingRows } from './setting-row';

export function PlanSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const planName = usePlanName();
  const language = useLanguage();
  const languageId = useId();
  const change = useChangeLanguage();
  const [asksBeforeStop, setAsksBeforeStop] = useConfirmBeforeStop();
  const seesBilling = accountCan(account, 'seeBilling');
  const until = account.levelExpiresAt ?? undefined;
  return (
    <Section card title={t(($) => $.general.title)}>
      <SettingRows>
        <SettingRow
          term={t(($) => $.general.plan)}
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
                {t(($) => $.general.toPlan)}
              </LinkButton>
            ) : undefined
          }
        >
          <span>
            {planName(levelOf(account))}{' '}
            {account.isLevelExpired && <Tag variant="warning">{t(($) => $.general.expired)}</Tag>}
          </span>
        </SettingRow>
        <SettingRow term={t(($) => $.general.language)} note={t(($) => $.general.languageNote)}>
          <span className={styles.language}>
            <SelectControl
              id={languageId}
              label={t(($) => $.general.language)}
              options={languages.map(({ code, name }) => ({
                value: code,
                label: <span lang={code}>{name}</span>,
                search: name,
              }))}
              value={language}
              onChange={(next) => {
                if (isLanguage(next)) void change(next);
              }}
            />
          </span>
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
            {t(($) => $.general.retry)}
          </RetryButton>
        ) : undefined
      }
    >
      {id ?? (identity.isError ? t(($) => $.general.chatFailed) : <Bone width="240px" />)}
    </SettingRow>
  );
}
