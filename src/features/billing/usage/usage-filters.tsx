import { useTranslation } from '#src/i18n/use-translation';
import { addDays, lastDays, MAX_USAGE_DAYS, RATE_DAYS, type UtcDay } from '#src/domain/usage';
import { FilterMenu } from '#src/ui/filter-menu';
import { Filters } from '#src/ui/filters';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { DateRange } from '#src/ui/form/date-range';
import { useUsageMessages } from './use-usage-messages';
import { usagePeriods, usageResources, usageViews, type UsageParams } from './usage.params';

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
      <FilterMenu
        label={t(($) => $.words.period, { ns: 'shell' })}
        value={period}
        options={usagePeriods.map((entry) => ({ value: entry, label: t(($) => $.period[entry]) }))}
        onChange={(next = 'month') => {
          const days = next === 'own' ? lastDays(today, RATE_DAYS) : { from: undefined, to: undefined };
          onChange({ ...params, period: next, ...days });
        }}
      />
      {period === 'own' && (
        <DateRange
          fromLabel={t(($) => $.startDate, { ns: 'ui' })}
          toLabel={t(($) => $.endDate, { ns: 'ui' })}
          from={from}
          to={to}
          min={to === undefined ? undefined : addDays(to, 1 - MAX_USAGE_DAYS)}
          max={today}
          clearable={false}
          onChange={(days) => {
            onChange({ ...params, ...days });
          }}
        />
      )}
      <FilterMenu
        label={t(($) => $.item)}
        value={item}
        options={usageResources.map((resource) => ({ value: resource, label: messages.resource(resource) }))}
        onChange={(next = usageResources[0]) => {
          onChange({ ...params, item: next });
        }}
      />
    </Filters>
  );
}
