import { UsageResource } from '#src/contract/enums.gen';
import { clampRange, billingMonth, isUtcDay, lastDays, RATE_DAYS, type DayRange, type UtcDay } from '#src/domain/usage';
import { readChoice, readText } from '#src/shared/address/read-params';
import type { AddressParams } from '#src/shared/address/use-address-params';

export const usageViews = ['day', 'task'] as const;

export const usagePeriods = ['month', 'last30', 'own'] as const;

export const usageResources = [
  UsageResource.Credits,
  UsageResource.Template,
  UsageResource.ProxyIp,
  UsageResource.Captcha,
] as const;

const readDay = (text: string | null) => (text !== null && isUtcDay(text) ? text : undefined);

const readUsageParams = (search: URLSearchParams) => ({
  by: readChoice(search.get('by'), usageViews) ?? 'day',
  period: readChoice(search.get('period'), usagePeriods) ?? 'month',
  from: readDay(search.get('from')),
  to: readDay(search.get('to')),
  item: readChoice(search.get('item'), usageResources) ?? UsageResource.Credits,
  task: readText(search.get('task'), 100),
});

/** `from` and `to` bound a custom period; `task` limits it to one task. */
export type UsageParams = ReturnType<typeof readUsageParams>;

function writeUsageParams({ by, period, from, to, item, task }: UsageParams): URLSearchParams {
  const search = new URLSearchParams();
  if (by !== 'day') search.set('by', by);
  if (period !== 'month') search.set('period', period);
  if (period === 'own' && from !== undefined) search.set('from', from);
  if (period === 'own' && to !== undefined) search.set('to', to);
  if (item !== UsageResource.Credits) search.set('item', item);
  if (task !== undefined) search.set('task', task);
  return search;
}

export const usageParams: AddressParams<UsageParams> = { read: readUsageParams, write: writeUsageParams };

export const isFiltered = ({ item, task }: UsageParams): boolean =>
  item !== UsageResource.Credits || task !== undefined;

export function usageRange(
  { period, from, to }: Pick<UsageParams, 'period' | 'from' | 'to'>,
  since: UtcDay | undefined,
  today: UtcDay,
): DayRange {
  if (period === 'month') return clampRange(billingMonth(since, today), today);
  const usual = lastDays(today, RATE_DAYS);
  if (period === 'last30') return usual;
  return clampRange({ from: from ?? to ?? usual.from, to: to ?? today }, today);
}
