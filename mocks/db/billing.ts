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

export type PaymentBehavior = 'accepts' | 'declines' | 'lacksFunds' | 'asks' | 'askedInVain' | 'takesTime' | 'bounces';

export interface PaymentMethodRecord {
  readonly paymentMethodId: string;
  readonly userId: string;
  readonly type: PaymentMethodType;
  readonly brand: CardBrand | undefined;
  readonly last4: string | undefined;
  readonly expiry: { readonly month: number; readonly year: number } | undefined;
  readonly holder: string | undefined;
  readonly behavior: PaymentBehavior;
  isDefault: boolean;
  /** For a method that is not stored yet. */
  afterPayment?: 'store' | 'forget';
  readonly createdAt: number;
}

/** The seeds define its value by code. */
export interface CouponRecord {
  readonly couponId: string;
  readonly userId: string;
  readonly code: string;
  readonly boundAt: number;
  readonly expiresAt: number;
  usedAt: number | undefined;
  /** The order that reserves or has used it. */
  orderId: string | undefined;
}

export interface BillingInformationRecord {
  readonly userId: string;
  information: Schemas['BillingInformation'];
}

export interface PriceReduction {
  readonly kind: PriceLineKind;
  readonly saleType: SaleType;
  readonly amount: number;
}

export interface PaymentSummary {
  readonly type: PaymentMethodType;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
}

/** Times are epoch milliseconds, amounts dollars. */
export interface OrderRecord {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  /** Undefined for an order that the server placed. */
  readonly idempotencyKey: string | undefined;
  readonly category: OrderCategory;
  readonly code: GoodsCode;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly subtotal: number;
  readonly lines: readonly PriceReduction[];
  readonly total: number;
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
  /** A payment at the provider, decided at `until`. */
  pending: { readonly paymentMethodId: string; readonly until: number } | undefined;
  lastDecline?: DeclineReason;
  /** A payment that needs the bank's confirmation. */
  confirmation: { readonly id: string; readonly paymentMethodId: string } | undefined;
  paidWith: PaymentSummary | undefined;
  startsAt: number | undefined;
  endsAt: number | undefined;
  billTo: Schemas['BillingInformation'] | undefined;
}

export interface SubscriptionRecord {
  readonly userId: string;
  /** Undefined for a trial before any purchase. */
  code: GoodsCode | undefined;
  /** `paid` covers the time from here to `levelExpiresAt`. */
  periodStart: number;
  paid: number;
  autoRenew: boolean;
  failedRenewal: DeclineReason | undefined;
  extraCloudNodes: number;
  next: { readonly code: GoodsCode; readonly paid: number; readonly months: number } | undefined;
  /** The level that a trial restores at its end. */
  trialOver: { readonly level: AccountLevel; readonly expiresAt: number | undefined } | undefined;
}
