import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { BalanceItemType } from '#src/contract/enums.gen';
import type { UsageDays } from '#src/data/usage';
import { centsOf, dollarsOf, type Cents } from '#src/domain/money';
import { sumToCents } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { SeriesChart } from '#src/ui/chart/series-chart';
import { Section } from '#src/ui/section';
import { Text } from '#src/ui/text';
import { amountOf } from './usage-rows';
import { resourceOf, typesOf, useUsageMessages } from './use-usage-messages';
import { usageParams, type UsageParams } from './usage.params';
import styles from './usage.module.css';

export function UsageDaysView({
  data,
  params,
  onChange,
}: {
  readonly data: UsageDays;
  readonly params: UsageParams;
  readonly onChange: (params: UsageParams) => void;
}) {
  const { t } = useTranslation('usage');
  const { money } = useFormats();
  const messages = useUsageMessages();
  // The data may still be of the previous selection.
  const types = typesOf(data.resource);
  const task = params.task === undefined ? undefined : data.tasks?.find(({ taskId }) => taskId === params.task);
  return (
    <>
      {params.task !== undefined && (
        <p className={styles.only}>
          <span>{t(($) => $.onlyTask, { task: task ? messages.task(task) : params.task })}</span>
          <Button
            size="small"
            onClick={() => {
              onChange({ ...params, task: undefined });
            }}
          >
            {t(($) => $.groups.showAll, { ns: 'tasks' })}
          </Button>
        </p>
      )}
      <div className={types.length > 1 ? styles.split : undefined}>
        <div className={styles.card}>
          <SeriesChart
            type="bar"
            stacked
            height={260}
            title={t(($) => $.chart.title)}
            axisLabel={t(($) => $.words.day, { ns: 'shell' })}
            series={types.map((type) => ({ key: String(type), label: messages.type(type) }))}
            points={data.items.map((day) => ({
              at: messages.day(day.date),
              values: Object.fromEntries(
                types.map((type) => [String(type), dollarsOf(centsOf(amountOf(day.items, type)))]),
              ),
            }))}
            format={money}
          />
        </div>
        {types.length > 1 && <UsageByItem data={data} types={types} params={params} />}
      </div>
    </>
  );
}

function UsageByItem({
  data,
  types,
  params,
}: {
  readonly data: UsageDays;
  readonly types: readonly BalanceItemType[];
  readonly params: UsageParams;
}) {
  const { t } = useTranslation('usage');
  const { cents, percent } = useFormats();
  const messages = useUsageMessages();
  const sums = types.map((type) => ({ type, sum: sumToCents(data.items.map((day) => amountOf(day.items, type))) }));
  const total: Cents = sumToCents(data.items.map(({ amount }) => amount));
  const share = (sum: Cents): number => (total > 0 ? sum / total : 0);
  return (
    <Section card title={t(($) => $.byItem)}>
      <ul className={styles.items}>
        {sums.map(({ type, sum }) => (
          <li key={type} className={styles.item}>
            <Link
              to={{ search: usageParams.write({ ...params, item: resourceOf[type] }).toString() }}
              preventScrollReset
            >
              {messages.type(type)}
            </Link>
            <span className={styles.sum}>
              {cents(sum)}{' '}
              <Text as="span" tone="tertiary" size="body">
                {percent(share(sum))}
              </Text>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles[`fill${type}`]} style={{ width: percentWidth(share(sum)) }} />
            </span>
          </li>
        ))}
        <li className={styles.item}>
          <strong>{t(($) => $.total)}</strong>
          <strong className={styles.sum}>{cents(total)}</strong>
        </li>
      </ul>
    </Section>
  );
}

const percentWidth = (share: number): string => `${String(Math.min(100, share * 100))}%`;
