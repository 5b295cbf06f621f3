import { SubscriptionStatus } from '#src/contract/enums.gen';
import type { Subscription } from '#src/data/purchases';
import { utcDayOf, type UtcDay } from '#src/domain/usage';
import { parseTime } from '#src/i18n/format';

/** UTC day of the current period; undefined without a running plan (BILL-04). */
export function planPeriodStart(plan: Subscription | undefined): UtcDay | undefined {
  if (!plan?.startsAt || plan.status === SubscriptionStatus.None || plan.status === SubscriptionStatus.Expired)
    return undefined;
  const at = parseTime(plan.startsAt);
  return Number.isNaN(at) ? undefined : utcDayOf(at);
}
