import { z } from '#src/lib/zod';
import { UsageResource } from '#src/contract/enums.gen';
import { clampRange, billingMonth, isUtcDay, lastDays, RATE_DAYS, type DayRange, type UtcDay } from '#src/domain/usage';
import type { AddressParams } from '#src/shared/address/use-address-params';

export const usageViews = ['day', 'task'] as const;

export const usagePeriods = ['month', 'last30', 'own'] as const;

export const usageResources = [
  UsageResource.Credits,
  UsageResource.Template,
  UsageResource.ProxyIp,
  UsageResource.Captcha,
] as const;

const day = z.catch(z.optional(z.string().check(z.refine(isUtcDay))), undefined);

const schema = z.object({
  by: z.catch(z.enum(usageViews), 'day'),
  period: z.catch(z.enum(usagePeriods), 'month'),
  from: day,
  to: day,
  item: z.catch(z.enum(usageResources), UsageResource.Credits),
  task: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
});

/** `from` and `to` bound a custom period; `task` limits it to one task. */
export type UsageParams = z.output<typeof schema>;

const readUsageParams = (search: URLSearchParams): UsageParams => schema.parse(Object.fromEntries(search));

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
