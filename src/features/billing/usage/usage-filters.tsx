import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { addDays, lastDays, MAX_USAGE_DAYS, RATE_DAYS, type UtcDay } from '#src/domain/usage';
import { Filters } from '#src/ui/filters';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { DateControl } from '#src/ui/form/date-controls';
import { SelectControl } from '#src/ui/form/select-control';
import { useUsageMessages } from './use-usage-messages';
import { usagePeriods, usageResources, usageViews, type UsageParams } from './usage.params';
import styles from './usage.module.css';

export function UsageFilters({
  params,
  today,
  hasTasks,
  onChange,
}: {
  readonly params: UsageParams;
  readonly today: UtcDay;
  readonly hasTasks: boolean;
  readonly onChange: (params: UsageParams) => void;
}) {
  const { t } = useTranslation('usage');
  const messages = useUsageMessages();
  const id = useId();
  const { by, period, from, to, item } = params;
  return (
    <Filters inStack>
      {hasTasks && (
        <SegmentedControl
          label={t(($) => $.by.label)}
          value={by}
          choices={usageViews.map((view) => ({ value: view, label: t(($) => $.by[view]) }))}
          onChange={(view) => {
            onChange({ ...params, by: view, task: undefined });
          }}
        />
      )}
      <div className={styles.filter}>
        <SelectControl
          id={`${id}-period`}
          label={t(($) => $.period.label)}
          value={period}
          options={usagePeriods.map((entry) => ({ value: entry, label: t(($) => $.period[entry]) }))}
          onChange={(next = 'month') => {
            const days = next === 'own' ? lastDays(today, RATE_DAYS) : { from: undefined, to: undefined };
            onChange({ ...params, period: next, ...days });
          }}
        />
      </div>
      {period === 'own' && (
        <div className={styles.days}>
          <DateControl
            id={`${id}-from`}
            label={t(($) => $.period.from)}
            placeholder={t(($) => $.period.from)}
            value={from ?? ''}
            min={to === undefined ? undefined : addDays(to, 1 - MAX_USAGE_DAYS)}
            max={to ?? today}
            clearable={false}
            commitOnBlur
            onChange={(day) => {
              onChange({ ...params, from: day || undefined });
            }}
          />
          <DateControl
            id={`${id}-to`}
            label={t(($) => $.period.to)}
            placeholder={t(($) => $.period.to)}
            value={to ?? ''}
            min={from}
            max={today}
            clearable={false}
            commitOnBlur
            onChange={(day) => {
              onChange({ ...params, to: day || undefined });
            }}
          />
        </div>
      )}
      <div className={styles.filter}>
        <SelectControl
          id={`${id}-item`}
          label={t(($) => $.item)}
          value={item}
          options={usageResources.map((resource) => ({ value: resource, label: messages.resource(resource) }))}
          onChange={(next = usageResources[0]) => {
            onChange({ ...params, item: next });
          }}
        />
      </div>
    </Filters>
  );
}
