import { SubscriptionStatus } from '#src/contract/enums.gen';
import type { PaymentMethod, Subscription } from '#src/data/purchases';
import { parseTime } from '#src/i18n/format';

export interface Renewal {
  readonly level: Subscription['level'];
  readonly at: string;
  /** Dollars; null when unknown. */
  readonly price: number | null;
}

export function renewalOf(subscription: Subscription | undefined): Renewal | undefined {
  if (subscription?.status !== SubscriptionStatus.Active || subscription.endsAt === null) return undefined;
  return { level: subscription.level, at: subscription.endsAt, price: subscription.renewalPrice };
}

export type CardRisk = 'expired' | 'expiring';

export function cardRisk(method: PaymentMethod | undefined, renewal: Renewal | undefined): CardRisk | undefined {
  if (method === undefined) return undefined;
  if (method.isExpired) return 'expired';
  if (renewal === undefined || method.expiryYear === null || method.expiryMonth === null) return undefined;
  // A card is valid until the end of its month.
  return Date.UTC(method.expiryYear, method.expiryMonth, 1) <= parseTime(renewal.at) ? 'expiring' : undefined;
}
