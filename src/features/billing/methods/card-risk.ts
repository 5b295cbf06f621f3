import { SubscriptionStatus } from '#src/contract/enums.gen';
import type { PaymentMethod, Subscription } from '#src/data/buying';
import { parseTime } from '#src/i18n/format';

/** What a plan that renews itself is charged next. */
export interface Renewal {
  readonly level: Subscription['level'];
  /** When. */
  readonly at: string;
  /** Dollars, where the server says how many. */
  readonly price: number | null;
}

/** The next renewal of a plan; undefined where none is to come or nobody knows of one. */
export function renewalOf(subscription: Subscription | undefined): Renewal | undefined {
  if (subscription?.status !== SubscriptionStatus.Active || subscription.endsAt === null) return undefined;
  return { level: subscription.level, at: subscription.endsAt, price: subscription.renewalPrice };
}

/** How the default card endangers what is to be charged: it has lapsed, or will have when the renewal comes. */
export type CardRisk = 'expired' | 'expiring';

/** Whether a default method will be refused at a renewal because its card lapses; undefined where it is good (BILL-05). */
export function cardRisk(method: PaymentMethod | undefined, renewal: Renewal | undefined): CardRisk | undefined {
  if (method === undefined) return undefined;
  if (method.isExpired) return 'expired';
  if (renewal === undefined || method.expiryYear === null || method.expiryMonth === null) return undefined;
  // A card is good to the end of its month.
  return Date.UTC(method.expiryYear, method.expiryMonth, 1) <= parseTime(renewal.at) ? 'expiring' : undefined;
}
