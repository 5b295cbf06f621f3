import { z } from 'zod';
import { UsageResource } from '#src/contract/enums.gen';
import {
  askableRange,
  billingMonth,
  isUtcDay,
  lastDays,
  RATE_DAYS,
  type DayRange,
  type UtcDay,
} from '#src/domain/usage';
import type { AddressParams } from '#src/shared/address/use-address-params';

/** What the usage is shown by. */
export const usageViews = ['day', 'task'] as const;

/** The periods in the order of the choice; `own` takes its days from the address. */
export const usagePeriods = ['month', 'last30', 'own'] as const;

/** What the balance is spent on, in the order of the choice; all of it first (ENUM-55). */
export const usageResources = [
  UsageResource.Credits,
  UsageResource.Template,
  UsageResource.ProxyIp,
  UsageResource.Captcha,
] as const;

const day = z.string().refine(isUtcDay).optional().catch(undefined);

const schema = z.object({
  by: z.enum(usageViews).catch('day'),
  period: z.enum(usagePeriods).catch('month'),
  from: day,
  to: day,
  item: z.enum(usageResources).catch(UsageResource.Credits),
  task: z.string().trim().min(1).max(100).optional().catch(undefined),
});

/** What the address of the usage says; `from` and `to` are days of a period of one's own, `task` the one whose days are shown. */
export type UsageParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
const readUsageParams = (search: URLSearchParams): UsageParams => schema.parse(Object.fromEntries(search));

/** Writes the address; defaults are left out. */
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

/** The address of the usage. */
export const usageParams: AddressParams<UsageParams> = { read: readUsageParams, write: writeUsageParams };

/** Whether the address leaves anything out of what was spent in the period. */
export const isNarrowed = ({ item, task }: UsageParams): boolean =>
  item !== UsageResource.Credits || task !== undefined;

/** The days that an address stands for; `since` is a day on which a period of the plan began, undefined where there is none. */
export function usageRange(
  { period, from, to }: Pick<UsageParams, 'period' | 'from' | 'to'>,
  since: UtcDay | undefined,
  today: UtcDay,
): DayRange {
  if (period === 'month') return askableRange(billingMonth(since, today), today);
  const usual = lastDays(today, RATE_DAYS);
  if (period === 'last30') return usual;
  return askableRange({ from: from ?? to ?? usual.from, to: to ?? today }, today);
}
