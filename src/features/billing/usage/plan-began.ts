import { SubscriptionStatus } from '#src/contract/enums.gen';
import type { Subscription } from '#src/data/buying';
import { utcDayOf, type UtcDay } from '#src/domain/usage';
import { parseTime } from '#src/i18n/format';

/** The UTC day on which the period of a running plan began; undefined where none runs or nothing is known of it (BILL-04). */
export function planBegan(plan: Subscription | undefined): UtcDay | undefined {
  if (!plan?.startsAt || plan.status === SubscriptionStatus.None || plan.status === SubscriptionStatus.Expired)
    return undefined;
  const at = parseTime(plan.startsAt);
  return Number.isNaN(at) ? undefined : utcDayOf(at);
}
