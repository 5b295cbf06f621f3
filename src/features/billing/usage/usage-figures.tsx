import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { UsageResource } from '#src/contract/enums.gen';
import { accountQueries } from '#src/data/account';
import { slowPollingOptions, usageQueries, type UsageDays } from '#src/data/usage';
import { centsRoundedDown, centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import {
  billingMonth,
  sumToCents,
  daysBetween,
  forecastUsage,
  lastDays,
  addDays,
  RATE_DAYS,
  type UsageForecast,
  type UtcDay,
} from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Bone } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useUsageMessages } from './use-usage-messages';
import styles from './usage.module.css';

/** Days: a balance that lasts longer is shown without a date. */
const MAX_FORECAST_DAYS = 365;

export function UsageFigures({
  since,
  isPlanKnown,
  today,
  spent,
  failed,
}: {
  readonly since: UtcDay | undefined;
  /** False until the plan has loaded or failed. */
  readonly isPlanKnown: boolean;
  readonly today: UtcDay;
  readonly spent: UsageDays | undefined;
  readonly failed: boolean;
}) {
  const { t } = useTranslation('usage');
  const { cents } = useFormats();
  const messages = useUsageMessages();
  const balance = useQuery({ ...accountQueries.balance(), ...slowPollingOptions });
  const rate = useQuery(usageQueries.days(UsageResource.Credits, lastDays(today, RATE_DAYS)));
  const end = billingMonth(since, today).to;
  const daysLeft = daysBetween(today, end);
  const total = balance.data === undefined ? undefined : centsRoundedDown(balance.data.totalBalance);
  const forecast =
    total === undefined || rate.data === undefined || !isPlanKnown
      ? undefined
      : forecastUsage(
          rate.data.items.map(({ amount }) => centsOf(amount)),
          total,
          daysLeft,
        );
  const unknown = (isError: boolean) =>
    isError ? <span className={styles.unknown}>{t(($) => $.unknown)}</span> : <Bone width="96px" />;
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          term={t(($) => $.user.balance, { ns: 'shell' })}
          note={forecast && <BalanceForecast forecast={forecast} today={today} />}
        >
          {total === undefined ? unknown(balance.isError) : cents(total)}
        </Figure>
        <Figure
          term={t(($) => $.figures.spent)}
          note={spent && t(($) => $.range, { from: messages.day(spent.from), to: messages.day(spent.to) })}
        >
          {spent === undefined ? unknown(failed) : cents(sumToCents(spent.items.map(({ amount }) => amount)))}
        </Figure>
        <Figure
          term={t(($) => $.figures.aDay)}
          note={forecast && t(($) => $.figures.rate, { count: forecast.rateDays })}
        >
          {forecast === undefined ? unknown(rate.isError || balance.isError) : cents(forecast.perDay)}
        </Figure>
        <Figure
          term={forecast ? t(($) => $.figures.forecast, { date: messages.day(end) }) : t(($) => $.figures.forecastSoon)}
          note={
            forecast &&
            (forecast.remaining >= 0
              ? t(($) => $.figures.left, { sum: cents(forecast.remaining) })
              : t(($) => $.figures.short, { sum: cents(-forecast.remaining) }))
          }
        >
          {forecast === undefined ? unknown(rate.isError || balance.isError) : cents(forecast.expectedSpending)}
        </Figure>
      </dl>
      {forecast !== undefined && forecast.fewDays !== null && (
        <Text tone="secondary" size="body">
          {t(($) => $.figures.rough, { count: forecast.fewDays })}
        </Text>
      )}
      {forecast !== undefined && forecast.remaining < 0 && (
        <Notice
          variant="warning"
          title={t(($) => $.runsOut.title)}
          actions={
            <LinkButton size="small" to={paths.balance}>
              {t(($) => $.runsOut.packs)}
            </LinkButton>
          }
        >
          {t(($) => $.runsOut.text, {
            count: forecast.rateDays,
            date: messages.day(addDays(today, forecast.daysCovered ?? 0)),
            end: messages.day(end),
          })}
        </Notice>
      )}
    </>
  );
}

function BalanceForecast({ forecast, today }: { readonly forecast: UsageForecast; readonly today: UtcDay }) {
  const { t } = useTranslation('usage');
  const messages = useUsageMessages();
  if (forecast.daysCovered === null) return t(($) => $.figures.nothing);
  return forecast.daysCovered > MAX_FORECAST_DAYS
    ? t(($) => $.figures.lastsLong)
    : t(($) => $.figures.lasts, { date: messages.day(addDays(today, forecast.daysCovered)) });
}

function Figure({
  term,
  note,
  children,
}: {
  readonly term: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.more}>{note}</dd>
    </div>
  );
}
