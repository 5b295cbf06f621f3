import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { templateQueries } from '#src/data/templates';
import { accountCan } from '#src/domain/account-levels';
import { dailyRemainder, type DailyRemainder } from '#src/domain/daily-limit';
import { paths } from '#src/domain/paths';
import { estimatedRows, roundBalanceDown, isFree } from '#src/domain/price';
import { useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { RetryButton } from '#src/shared/errors/retry-button';
import { leaveConfirmed } from '#src/shared/prompts/leave-confirmed';
import type { BalanceVisit } from '#src/shared/prompts/balance-visit';
import { usePriceText } from '#src/shared/start/use-price-text';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { Bone } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import styles from './cost-card.module.css';

type CostSetup = Pick<
  Schemas['TemplateSetup'],
  'templateRegistrationId' | 'pricePerData' | 'dailyMaxCount' | 'dailyMaxExtractedCount' | 'todayCrawlCount'
>;

/** Shows nothing for a free template. */
export function CostCard({
  setup,
}: {
  /** The price and the limits of a day. */
  readonly setup: CostSetup;
}) {
  const id = setup.templateRegistrationId;
  const priced = !isFree(setup.pricePerData);
  const info = useQuery({ ...templateQueries.balanceInfo(id), enabled: priced });
  const rows = useQuery({ ...templateQueries.todayRows(id), enabled: priced });
  const runs = useQuery({ ...templateQueries.todayRuns(id), enabled: priced });
  if (!priced) return null;
  const remaining =
    rows.data === undefined
      ? undefined
      : dailyRemainder(setup, { rows: rows.data.count, runs: runs.data?.count ?? setup.todayCrawlCount });
  return (
    <CostFactsCard
      price={info.data?.pricePerData ?? setup.pricePerData ?? 0}
      info={info.data}
      remaining={remaining}
      error={info.error ?? rows.error}
      onRetry={() => void Promise.all([info.refetch(), rows.refetch(), runs.refetch()])}
    />
  );
}

function CostFactsCard({
  price,
  info,
  remaining,
  error,
  onRetry,
}: {
  readonly price: number;
  readonly info: Schemas['TemplateBalanceInfo'] | undefined;
  readonly remaining: DailyRemainder | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const priceText = usePriceText();
  const balance = info?.balance ?? 0;
  const unknown = error !== null ? t(($) => $.cost.unknown) : <Bone width="72px" />;
  return (
    <Section card level={2} title={t(($) => $.cost.title)}>
      <dl className={styles.facts}>
        <Fact term={t(($) => $.cost.price)}>
          <RichText
            text={t(($) => $.card.pricePerThousand, { ns: 'templates', price: priceText(price) })}
            tags={{ price: (words) => words, unit: (words) => <span className={styles.more}>{words}</span> }}
          />
        </Fact>
        <Fact term={t(($) => $.cost.balance)}>
          {info === undefined ? unknown : formats.money(roundBalanceDown(balance))}
        </Fact>
        <Fact term={t(($) => $.cost.rows)}>
          {info === undefined
            ? unknown
            : t(($) => $.cost.about, { rows: formats.number(estimatedRows(balance, price) ?? 0) })}
        </Fact>
        <Fact term={t(($) => $.cost.today)} note={<RunsLeft remaining={remaining} />}>
          {remaining === undefined ? unknown : <RowsLeft rows={remaining.rows} />}
        </Fact>
      </dl>
      <CostNotice price={price} info={info} remaining={remaining} error={error} onRetry={onRetry} />
    </Section>
  );
}

function Fact({
  term,
  note,
  children,
}: {
  readonly term: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {note !== undefined && <dd className={styles.more}>{note}</dd>}
    </div>
  );
}

function RowsLeft({ rows }: { readonly rows: number | null }) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  return rows === null
    ? t(($) => $.cost.noLimit)
    : t(($) => $.words.rowCount, { ns: 'shell', count: rows, rows: formats.number(rows) });
}

function RunsLeft({ remaining }: { readonly remaining: DailyRemainder | undefined }) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const runs = remaining?.runs ?? null;
  return runs === null ? null : t(($) => $.cost.runsLeft, { count: runs, runs: formats.number(runs) });
}

function CostNotice({
  price,
  info,
  remaining,
  error,
  onRetry,
}: {
  readonly price: number;
  readonly info: Schemas['TemplateBalanceInfo'] | undefined;
  readonly remaining: DailyRemainder | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const { t: task } = useTranslation('tasks');
  const formats = useFormats();
  const { pathname, search } = useLocation();
  if (error !== null) {
    return (
      <Notice
        variant="warning"
        actions={
          <RetryButton size="small" error={error} onClick={onRetry}>
            {t(($) => $.retry, { ns: 'ui' })}
          </RetryButton>
        }
      >
        {t(($) => $.cost.failed)}
      </Notice>
    );
  }
  const balance = info?.balance ?? 0;
  const cost = { price, balance, estimatedRows: estimatedRows(balance, price) ?? 0 };
  const back = `${pathname}${search}`;
  return (
    <>
      {remaining?.exhausted === 'rows' && <Notice variant="warning">{task(($) => $.results.dailyLimit)}</Notice>}
      {remaining?.exhausted === 'runs' && (
        <Notice variant="warning">{task(($) => $.results.startReasons.ReachTemplateDailyUseLimit)}</Notice>
      )}
      {info !== undefined && balance < info.chargingGranularity ? (
        <Notice
          variant="warning"
          actions={<TopUp visit={{ reason: 'balanceTooLow', cost, needed: info.chargingGranularity, back }} />}
        >
          {t(($) => $.cost.tooLow, { needed: formats.money(info.chargingGranularity) })}
        </Notice>
      ) : info !== undefined && balance < info.balanceLowThreshold ? (
        <Notice variant="warning" actions={<TopUp visit={{ reason: 'lowBalance', cost, back }} />}>
          {t(($) => $.cost.low)}
        </Notice>
      ) : null}
    </>
  );
}

/** Returns to the form as it was; a member reads whom to ask (NAV-09). */
function TopUp({ visit }: { readonly visit: BalanceVisit }) {
  const { t } = useTranslation('prompts');
  const { data: account } = useAccountQuery();
  if (account === undefined) return null;
  return accountCan(account, 'pay') ? (
    <LinkButton size="small" to={paths.balance} state={{ ...leaveConfirmed, ...visit }}>
      {t(($) => $.topUp.confirm)}
    </LinkButton>
  ) : (
    t(($) => $.askAdministrator)
  );
}
