import { DeclineReason, OrderCancelReason } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { PaymentBehaviour } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { cancelOrderAt, fulfil } from '#mocks/simulation/orders';
import { PROVIDER_TAKES } from '#mocks/simulation/payments';
import { changePlan } from '#mocks/simulation/plans';
import { scenarios } from './scenario';

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

const cardThat =
  (behaviour: PaymentBehaviour, expired = false) =>
  async (db: Database, now: number) => {
    const method = db.paymentMethods.get(card);
    if (!method) return;
    await db.paymentMethods.remove(card);
    const expiry = expired ? { month: 1, year: new Date(now).getUTCFullYear() - 1 } : method.expiry;
    await db.paymentMethods.insert({ ...method, behaviour, expiry });
  };

const mine = (record: { readonly userId: string }): boolean => record.userId === userId;

const withoutOrders = async (db: Database) => {
  for (const order of db.orders.all().filter(mine)) await db.orders.remove(order.orderId);
};
const withoutCoupons = async (db: Database) => {
  for (const coupon of db.coupons.all().filter(mine)) await db.coupons.remove(coupon.couponId);
};
const withoutMethods = async (db: Database) => {
  for (const method of db.paymentMethods.all().filter(mine)) await db.paymentMethods.remove(method.paymentMethodId);
};

const onlyCoupon = (code: string) => async (db: Database) => {
  for (const coupon of db.coupons.all().filter(mine))
    if (coupon.code !== code) await db.coupons.remove(coupon.couponId);
};

export const billingScenarios = scenarios({
  billingPending: {
    says: 'The pages for plans and payments never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: pages }],
  },
  billingFailed: {
    says: 'The pages for plans and payments fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: pages }],
  },
  priceFailed: {
    says: 'The price fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: prices }],
  },
  pricePending: {
    says: 'The price never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: prices }],
  },
  priceChanged: {
    says: 'The first order is refused because the price has changed (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PriceChanged', operation: 'placeOrder', times: 1 }],
  },
  ordersEmpty: { says: 'The account has no orders.', persona: 'standard', seed: withoutOrders },
  orderWaiting: { says: 'An order is waiting for payment.', persona: 'standard' },
  orderPaid: {
    says: 'The waiting order has just been paid.',
    persona: 'standard',
    seed: (db, now) => fulfil(db, waiting, db.paymentMethods.get(card), now),
  },
  orderCanceled: {
    says: 'The waiting order was canceled by the user.',
    persona: 'standard',
    seed: async (db, now) => {
      const order = db.orders.get(waiting);
      if (order) await cancelOrderAt(db, order, OrderCancelReason.ByAccount, now);
    },
  },
  orderLapsing: {
    says: 'The waiting order expires in two minutes.',
    persona: 'standard',
    seed: async (db, now) => {
      await db.orders.update(waiting, (draft) => void (draft.expiresAt = now + 120_000));
    },
  },
  orderPaidMeanwhile: {
    says: 'Canceling an order fails because it was paid in another tab (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'OrderPaid', operation: 'cancelOrder' }],
  },
  paymentOnItsWay: {
    says: 'The payment provider is still processing the payment of an order.',
    persona: 'standard',
    seed: async (db, now) => {
      const pending = { paymentMethodId: card, until: now + PROVIDER_TAKES };
      await db.orders.update(waiting, (draft) => void (draft.pending = pending));
    },
  },
  paymentReturned: {
    says: 'The bank returned the direct debit for an order.',
    persona: 'standard',
    seed: async (db) => {
      await db.orders.update(waiting, (draft) => void (draft.lastDecline = DeclineReason.InsufficientFunds));
    },
  },
  paymentDeclined: { says: 'The bank declines the default card.', persona: 'standard', seed: cardThat('declines') },
  paymentLacksFunds: {
    says: 'The default card has insufficient funds.',
    persona: 'standard',
    seed: cardThat('lacksFunds'),
  },
  paymentNeedsConfirmation: {
    says: 'The bank requires the user to confirm a payment with the default card.',
    persona: 'standard',
    seed: cardThat('asks'),
  },
  paymentAnswerLost: {
    says: 'The first order gets no response. Sending it again does not create a second order.',
    persona: 'standard',
    faults: [{ kind: 'timeout', operation: 'placeOrder', times: 1 }],
  },
  paymentTakenUnheard: {
    says: 'The first payment succeeds, but the connection drops before the response arrives.',
    persona: 'standard',
    faults: [{ kind: 'reset', operation: 'payOrder', times: 1 }],
  },
  cardExpired: { says: 'The default card has expired.', persona: 'standard', seed: cardThat('accepts', true) },
  noPaymentMethod: { says: 'No payment method is saved.', persona: 'standard', seed: withoutMethods },
  onlyOnePaymentMethod: {
    says: 'Only one payment method is saved, and the plan renews with it.',
    persona: 'standard',
    seed: async (db) => void (await db.paymentMethods.remove(`pm-${userId}-paypal`)),
  },
  paymentMethodRefused: {
    says: 'The payment provider rejects every new payment method (422).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'TokenUnknown', operation: 'addPaymentMethod' }],
  },
  paymentMethodsHeld: {
    says: 'No payment method can be removed, because a payment with it is pending (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PaymentPending', operation: 'removePaymentMethod' }],
  },
  couponsEmpty: { says: 'The account has no coupons.', persona: 'standard', seed: withoutCoupons },
  couponBound: {
    says: 'The account has one coupon that can be used.',
    persona: 'standard',
    seed: onlyCoupon('PLAN15'),
  },
  couponUsed: { says: 'The only coupon has been used.', persona: 'standard', seed: onlyCoupon('HANDSON50') },
  couponExpired: { says: 'The only coupon has expired.', persona: 'standard', seed: onlyCoupon('EARLYBIRD') },
  billingInformationEmpty: {
    says: 'No billing information is saved.',
    persona: 'standard',
    seed: async (db) => {
      await db.billingInformation.remove(userId);
      await db.orders.updateMany(
        db.orders
          .all()
          .filter(mine)
          .map((order) => order.orderId),
        (draft) => void (draft.billTo = undefined),
      );
    },
  },
  billingInformationPending: {
    says: 'Saving billing information never finishes.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'saveBillingInformation' }],
  },
  billingInformationRefused: {
    says: 'Billing information cannot be saved (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'saveBillingInformation' }],
  },
  renewalOff: {
    says: 'Automatic renewal is off, so the plan ends with the current period.',
    persona: 'standard',
    seed: async (db) => void (await db.subscriptions.update(userId, (draft) => void (draft.autoRenew = false))),
  },
  planEndsTomorrow: {
    says: 'The plan ends tomorrow, and automatic renewal is off.',
    persona: 'standard',
    seed: (db, now) =>
      changePlan(db, userId, now, {
        account: (draft) => void (draft.levelExpiresAt = now + DAY),
        subscription: (draft) => void (draft.autoRenew = false),
      }),
  },
  renewalFails: {
    says: 'The plan renews in one minute, and the card will be declined.',
    persona: 'standard',
    seed: async (db, now) => {
      await cardThat('declines')(db, now);
      await changePlan(db, userId, now, { account: (draft) => void (draft.levelExpiresAt = now + 60_000) });
    },
  },
  planExpired: { says: 'The plan has expired because its renewal was charged to an expired card.', persona: 'expired' },
  balancePagePending: {
    says: 'The balance and the top-up packs never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: ['getTemplateBalance', 'listGoods'] }],
  },
  balancePageFailed: {
    says: 'The balance and the top-up packs fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['getTemplateBalance', 'listGoods'] }],
  },
  usageEmpty: {
    says: 'Nothing has been spent yet.',
    persona: 'noPlan',
  },
});
