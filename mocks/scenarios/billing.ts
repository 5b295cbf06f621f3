import { DeclineReason, OrderCancelReason } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { PaymentBehavior } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { cancelOrderAt, fulfillOrder } from '#mocks/simulation/orders';
import { BANK_DEBIT_DURATION } from '#mocks/simulation/payments';
import { changePlan } from '#mocks/simulation/plans';
import { defineScenarios } from './scenario';

const DAY = 86_400_000;
const { userId } = personas.standard;
const waiting = `order-${userId}-waiting`;
const card = `pm-${userId}-mastercard`;

const pages: readonly OperationId[] = [
  'queryOrders',
  'getOrder',
  'listCoupons',
  'listPaymentMethods',
  'getSubscription',
  'getBillingInformation',
  'listBalanceLogs',
  'listDailyUsage',
  'listGoods',
];
const prices: readonly OperationId[] = ['priceOrder', 'priceSubscription'];

const withCardBehavior =
  (behavior: PaymentBehavior, expired = false) =>
  async (db: Database, now: number) => {
    const method = db.paymentMethods.get(card);
    if (!method) return;
    await db.paymentMethods.remove(card);
    const expiry = expired ? { month: 1, year: new Date(now).getUTCFullYear() - 1 } : method.expiry;
    await db.paymentMethods.insert({ ...method, behavior, expiry });
  };

const belongsToStandard = (record: { readonly userId: string }): boolean => record.userId === userId;

const withoutOrders = async (db: Database) => {
  for (const order of db.orders.all().filter(belongsToStandard)) await db.orders.remove(order.orderId);
};
const withoutCoupons = async (db: Database) => {
  for (const coupon of db.coupons.all().filter(belongsToStandard)) await db.coupons.remove(coupon.couponId);
};
const withoutMethods = async (db: Database) => {
  for (const method of db.paymentMethods.all().filter(belongsToStandard))
    await db.paymentMethods.remove(method.paymentMethodId);
};

const onlyCoupon = (code: string) => async (db: Database) => {
  for (const coupon of db.coupons.all().filter(belongsToStandard))
    if (coupon.code !== code) await db.coupons.remove(coupon.couponId);
};

export const billingScenarios = defineScenarios({
  billingPending: {
    description: 'The pages for plans and payments never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: pages }],
  },
  billingFailed: {
    description: 'The pages for plans and payments fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: pages }],
  },
  priceFailed: {
    description: 'The price fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: prices }],
  },
  pricePending: {
    description: 'The price never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: prices }],
  },
  priceChanged: {
    description: 'The first order is refused because the price has changed (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PriceChanged', operation: 'placeOrder', times: 1 }],
  },
  ordersEmpty: { description: 'The account has no orders.', persona: 'standard', seed: withoutOrders },
  orderWaiting: { description: 'An order is waiting for payment.', persona: 'standard' },
  orderPaid: {
    description: 'The waiting order has just been paid.',
    persona: 'standard',
    seed: (db, now) => fulfillOrder(db, waiting, db.paymentMethods.get(card), now),
  },
  orderCanceled: {
    description: 'The waiting order was canceled by the user.',
    persona: 'standard',
    seed: async (db, now) => {
      const order = db.orders.get(waiting);
      if (order) await cancelOrderAt(db, order, OrderCancelReason.ByAccount, now);
    },
  },
  orderLapsing: {
    description: 'The waiting order expires in two minutes.',
    persona: 'standard',
    seed: async (db, now) => {
      await db.orders.update(waiting, (draft) => void (draft.expiresAt = now + 120_000));
    },
  },
  orderPaidMeanwhile: {
    description: 'Canceling an order fails because it was paid in another tab (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'OrderPaid', operation: 'cancelOrder' }],
  },
  paymentOnItsWay: {
    description: 'The payment provider is still processing the payment of an order.',
    persona: 'standard',
    seed: async (db, now) => {
      const pending = { paymentMethodId: card, until: now + BANK_DEBIT_DURATION };
      await db.orders.update(waiting, (draft) => void (draft.pending = pending));
    },
  },
  paymentReturned: {
    description: 'The bank returned the direct debit for an order.',
    persona: 'standard',
    seed: async (db) => {
      await db.orders.update(waiting, (draft) => void (draft.lastDecline = DeclineReason.InsufficientFunds));
    },
  },
  paymentDeclined: {
    description: 'The bank declines the default card.',
    persona: 'standard',
    seed: withCardBehavior('declines'),
  },
  paymentLacksFunds: {
    description: 'The default card has insufficient funds.',
    persona: 'standard',
    seed: withCardBehavior('lacksFunds'),
  },
  paymentNeedsConfirmation: {
    description: 'The bank requires the user to confirm a payment with the default card.',
    persona: 'standard',
    seed: withCardBehavior('asks'),
  },
  paymentAnswerLost: {
    description: 'The first order gets no response. Sending it again does not create a second order.',
    persona: 'standard',
    faults: [{ kind: 'timeout', operation: 'placeOrder', times: 1 }],
  },
  paymentTakenUnheard: {
    description: 'The first payment succeeds, but the connection drops before the response arrives.',
    persona: 'standard',
    faults: [{ kind: 'reset', operation: 'payOrder', times: 1 }],
  },
  cardExpired: {
    description: 'The default card has expired.',
    persona: 'standard',
    seed: withCardBehavior('accepts', true),
  },
  noPaymentMethod: { description: 'No payment method is saved.', persona: 'standard', seed: withoutMethods },
  onlyOnePaymentMethod: {
    description: 'Only one payment method is saved, and the plan renews with it.',
    persona: 'standard',
    seed: async (db) => void (await db.paymentMethods.remove(`pm-${userId}-paypal`)),
  },
  paymentMethodRefused: {
    description: 'The payment provider rejects every new payment method (422).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'TokenUnknown', operation: 'addPaymentMethod' }],
  },
  paymentMethodsHeld: {
    description: 'No payment method can be removed, because a payment with it is pending (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PaymentPending', operation: 'removePaymentMethod' }],
  },
  couponsEmpty: { description: 'The account has no coupons.', persona: 'standard', seed: withoutCoupons },
  couponBound: {
    description: 'The account has one coupon that can be used.',
    persona: 'standard',
    seed: onlyCoupon('PLAN15'),
  },
  couponUsed: { description: 'The only coupon has been used.', persona: 'standard', seed: onlyCoupon('HANDSON50') },
  couponExpired: { description: 'The only coupon has expired.', persona: 'standard', seed: onlyCoupon('EARLYBIRD') },
  billingInformationEmpty: {
    description: 'No billing information is saved.',
    persona: 'standard',
    seed: async (db) => {
      await db.billingInformation.remove(userId);
      await db.orders.updateMany(
        db.orders
          .all()
          .filter(belongsToStandard)
          .map((order) => order.orderId),
        (draft) => void (draft.billTo = undefined),
      );
    },
  },
  billingInformationPending: {
    description: 'Saving billing information never finishes.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'saveBillingInformation' }],
  },
  billingInformationRefused: {
    description: 'Billing information cannot be saved (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'saveBillingInformation' }],
  },
  renewalOff: {
    description: 'Automatic renewal is off, so the plan ends with the current period.',
    persona: 'standard',
    seed: async (db) => void (await db.subscriptions.update(userId, (draft) => void (draft.autoRenew = false))),
  },
  planEndsTomorrow: {
    description: 'The plan ends tomorrow, and automatic renewal is off.',
    persona: 'standard',
    seed: (db, now) =>
      changePlan(db, userId, now, {
        account: (draft) => void (draft.levelExpiresAt = now + DAY),
        subscription: (draft) => void (draft.autoRenew = false),
      }),
  },
  renewalFails: {
    description: 'The plan renews in one minute, and the card will be declined.',
    persona: 'standard',
    seed: async (db, now) => {
      await withCardBehavior('declines')(db, now);
      await changePlan(db, userId, now, { account: (draft) => void (draft.levelExpiresAt = now + 60_000) });
    },
  },
  planExpired: {
    description: 'The plan has expired because its renewal was charged to an expired card.',
    persona: 'expired',
  },
  balancePagePending: {
    description: 'The balance and the top-up packs never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: ['getTemplateBalance', 'listGoods'] }],
  },
  balancePageFailed: {
    description: 'The balance and the top-up packs fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['getTemplateBalance', 'listGoods'] }],
  },
  usageEmpty: {
    description: 'Nothing has been spent yet.',
    persona: 'noPlan',
  },
});
