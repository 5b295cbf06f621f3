import type {
  AccountLevel,
  CardBrand,
  DeclineReason,
  GoodsCode,
  OrderCancelReason,
  OrderCategory,
  OrderStatus,
  PaymentMethodType,
  PriceLineKind,
  SaleType,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

/** How a payment method behaves when it is charged: the token it was made from decides. */
export type PaymentBehaviour = 'accepts' | 'declines' | 'lacksFunds' | 'asks' | 'askedInVain' | 'takesTime' | 'bounces';

/** A stored payment method: what the provider lets be shown, never a card number. */
export interface PaymentMethodRecord {
  readonly paymentMethodId: string;
  readonly userId: string;
  readonly type: PaymentMethodType;
  readonly brand: CardBrand | undefined;
  readonly last4: string | undefined;
  /** Month (1 to 12) and year in which a card expires. */
  readonly expiry: { readonly month: number; readonly year: number } | undefined;
  readonly holder: string | undefined;
  readonly behaviour: PaymentBehaviour;
  isDefault: boolean;
  /** What becomes of one that is there for a payment and not stored yet; absent for a stored one. */
  afterPayment?: 'store' | 'forget';
  readonly createdAt: number;
}

/** A coupon bound to an account; what it is worth stands in the seeds under its code. */
export interface CouponRecord {
  readonly couponId: string;
  readonly userId: string;
  readonly code: string;
  readonly boundAt: number;
  readonly expiresAt: number;
  usedAt: number | undefined;
  /** Order that holds it while that order waits, or has used it. */
  orderId: string | undefined;
}

/** What the account stored for its invoices; absent until the first time. */
export interface BillingInformationRecord {
  readonly userId: string;
  information: Schemas['BillingInformation'];
}

/** What is taken off a price, in dollars. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly saleType: SaleType;
  readonly amount: number;
}

/** What an order was paid with, as it may be shown. */
export interface PaidWith {
  readonly type: PaymentMethodType;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
}

/** An order. Times are epoch milliseconds, amounts dollars. */
export interface OrderRecord {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  /** Key of the client for this purchase; undefined for what the server ordered itself. */
  readonly idempotencyKey: string | undefined;
  readonly category: OrderCategory;
  readonly code: GoodsCode;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly subtotal: number;
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** Dollars that it adds to the balance once paid. */
  readonly addsToBalance: number;
  readonly couponId: string | undefined;
  readonly activityCode: string | undefined;
  readonly isRenewal: boolean;
  readonly createdAt: number;
  status: OrderStatus;
  expiresAt: number | undefined;
  paidAt: number | undefined;
  canceledAt: number | undefined;
  cancelReason: OrderCancelReason | undefined;
  /** A payment on its way at the provider, decided at `until`. */
  pending: { readonly paymentMethodId: string; readonly until: number } | undefined;
  /** Why its last payment was declined or came back. */
  lastDecline?: DeclineReason;
  /** A payment that the bank wants confirmed. */
  confirmation: { readonly id: string; readonly paymentMethodId: string } | undefined;
  paidWith: PaidWith | undefined;
  /** When its plan begins and ends. */
  startsAt: number | undefined;
  endsAt: number | undefined;
  /** Billing information at the moment of payment. */
  billTo: Schemas['BillingInformation'] | undefined;
}

/** How the plan of an account goes on; the level itself and its end stand with the account. */
export interface SubscriptionRecord {
  readonly userId: string;
  /** Plan without the suffix of an activity; undefined for a trial of somebody who never bought one. */
  code: GoodsCode | undefined;
  /** When the present period began, and what was paid for it up to the account's end of the level. */
  periodStart: number;
  paid: number;
  autoRenew: boolean;
  failedRenewal: DeclineReason | undefined;
  extraCloudNodes: number;
  /** A paid plan that follows the present one. */
  next: { readonly code: GoodsCode; readonly paid: number; readonly months: number } | undefined;
  /** What a trial gives back when it ends. */
  trialOver: { readonly level: AccountLevel; readonly expiresAt: number | undefined } | undefined;
}
