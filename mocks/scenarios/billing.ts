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
    says: 'No page of plans and payments is ever answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: pages }],
  },
  billingFailed: {
    says: 'Plans and payments cannot be read (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: pages }],
  },
  priceFailed: {
    says: 'No price is given (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: prices }],
  },
  pricePending: {
    says: 'The price is never answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: prices }],
  },
  priceChanged: {
    says: 'The first order is refused: the price has changed meanwhile.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PriceChanged', operation: 'placeOrder', times: 1 }],
  },
  ordersEmpty: { says: 'Nothing has been ordered yet.', persona: 'standard', seed: withoutOrders },
  orderWaiting: { says: 'An order waits for its payment.', persona: 'standard' },
  orderPaid: {
    says: 'The waiting order has just been paid.',
    persona: 'standard',
    seed: (db, now) => fulfil(db, waiting, db.paymentMethods.get(card), now),
  },
  orderCanceled: {
    says: 'The waiting order has been given up.',
    persona: 'standard',
    seed: async (db, now) => {
      const order = db.orders.get(waiting);
      if (order) await cancelOrderAt(db, order, OrderCancelReason.ByAccount, now);
    },
  },
  orderLapsing: {
    says: 'The waiting order lapses in two minutes.',
    persona: 'standard',
    seed: async (db, now) => {
      await db.orders.update(waiting, (draft) => void (draft.expiresAt = now + 120_000));
    },
  },
  orderPaidMeanwhile: {
    says: 'An order that is canceled here was paid in another tab (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'OrderPaid', operation: 'cancelOrder' }],
  },
  paymentOnItsWay: {
    says: 'The payment of an order is on its way at the provider.',
    persona: 'standard',
    seed: async (db, now) => {
      const pending = { paymentMethodId: card, until: now + PROVIDER_TAKES };
      await db.orders.update(waiting, (draft) => void (draft.pending = pending));
    },
  },
  paymentReturned: {
    says: 'The bank debit for an order has come back.',
    persona: 'standard',
    seed: async (db) => {
      await db.orders.update(waiting, (draft) => void (draft.lastDecline = DeclineReason.InsufficientFunds));
    },
  },
  paymentDeclined: { says: 'The bank refuses the default card.', persona: 'standard', seed: cardThat('declines') },
  paymentLacksFunds: { says: 'The default card has no money left.', persona: 'standard', seed: cardThat('lacksFunds') },
  paymentNeedsConfirmation: {
    says: 'The bank wants a payment by the default card confirmed.',
    persona: 'standard',
    seed: cardThat('asks'),
  },
  paymentAnswerLost: {
    says: 'The answer to the first order is lost; sent again, it gives the same order.',
    persona: 'standard',
    faults: [{ kind: 'timeout', operation: 'placeOrder', times: 1 }],
  },
  paymentTakenUnheard: {
    says: 'The first payment is taken, and its answer is lost on the way.',
    persona: 'standard',
    faults: [{ kind: 'reset', operation: 'payOrder', times: 1 }],
  },
  cardExpired: { says: 'The default card has expired.', persona: 'standard', seed: cardThat('accepts', true) },
  noPaymentMethod: { says: 'No payment method is stored.', persona: 'standard', seed: withoutMethods },
  onlyOnePaymentMethod: {
    says: 'One payment method is stored, and the plan renews itself with it.',
    persona: 'standard',
    seed: async (db) => void (await db.paymentMethods.remove(`pm-${userId}-paypal`)),
  },
  paymentMethodRefused: {
    says: 'The provider does not take what is typed to store a payment method (422).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'TokenUnknown', operation: 'addPaymentMethod' }],
  },
  paymentMethodsHeld: {
    says: 'No payment method can be removed: a payment with it is on its way (409).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'PaymentPending', operation: 'removePaymentMethod' }],
  },
  couponsEmpty: { says: 'No coupon is bound.', persona: 'standard', seed: withoutCoupons },
  couponBound: { says: 'One coupon is good to use.', persona: 'standard', seed: onlyCoupon('PLAN15') },
  couponUsed: { says: 'The only coupon has been used.', persona: 'standard', seed: onlyCoupon('HANDSON50') },
  couponExpired: { says: 'The only coupon has lapsed.', persona: 'standard', seed: onlyCoupon('EARLYBIRD') },
  billingInformationEmpty: {
    says: 'No billing information is stored.',
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
    says: 'Storing billing information is never answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'saveBillingInformation' }],
  },
  billingInformationRefused: {
    says: 'Billing information cannot be stored (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'saveBillingInformation' }],
  },
  renewalOff: {
    says: 'The plan ends with its period.',
    persona: 'standard',
    seed: async (db) => void (await db.subscriptions.update(userId, (draft) => void (draft.autoRenew = false))),
  },
  planEndsTomorrow: {
    says: 'The plan ends tomorrow and does not renew itself.',
    persona: 'standard',
    seed: (db, now) =>
      changePlan(db, userId, now, {
        account: (draft) => void (draft.levelExpiresAt = now + DAY),
        subscription: (draft) => void (draft.autoRenew = false),
      }),
  },
  renewalFails: {
    says: 'The plan renews itself in one minute, and the card will be refused.',
    persona: 'standard',
    seed: async (db, now) => {
      await cardThat('declines')(db, now);
      await changePlan(db, userId, now, { account: (draft) => void (draft.levelExpiresAt = now + 60_000) });
    },
  },
  planExpired: { says: 'The plan has run out: the card of its renewal had expired.', persona: 'expired' },
  balancePagePending: {
    says: 'Neither the balance nor the packs that top it up are ever answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: ['getTemplateBalance', 'listGoods'] }],
  },
  balancePageFailed: {
    says: 'Neither the balance nor the packs that top it up can be read (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['getTemplateBalance', 'listGoods'] }],
  },
  usageEmpty: {
    says: 'Nothing has been spent yet.',
    persona: 'noPlan',
  },
});
