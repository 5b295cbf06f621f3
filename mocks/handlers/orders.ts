import {
  BillingPeriod,
  OrderCancelReason,
  OrderCategory,
  OrderStatus,
  PaymentResult,
  type InterfaceLanguage,
} from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { OrderRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { isoOf } from '#mocks/lib/time';
import { goodsOf, baseCode } from '#mocks/seeds/goods';
import { goodsTexts } from '#mocks/seeds/texts/goods';
import { cancelOrderAt, fulfillOrder, nextOrderNumber, ORDER_LIFETIME, unpaidOrder } from '#mocks/simulation/orders';
import { chargeMethod, BANK_DEBIT_DURATION, storeOrRemoveMethod } from '#mocks/simulation/payments';
import { quote, type Quote } from '#mocks/simulation/prices';
import { requireBuyer } from './billing-access';
import { assertPlanCurrent, assertAwaitingPayment, assertNoPendingPlan } from './order-rules';
import { ownMethod } from './payment-methods';

type OrderOperation = Extract<
  OperationId,
  | 'queryOrders'
  | 'priceOrder'
  | 'priceSubscription'
  | 'placeOrder'
  | 'getOrder'
  | 'payOrder'
  | 'cancelOrder'
  | 'getInvoice'
>;

function orderOf(order: OrderRecord, language: InterfaceLanguage): Schemas['Order'] {
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    category: order.category,
    items: [
      {
        code: order.code,
        name: goodsTexts(order.code, language, true).name,
        quantity: order.quantity,
        unitPrice: order.unitPrice,
        amount: order.subtotal,
      },
    ],
    currency: 'USD',
    subtotal: order.subtotal,
    lines: [...order.lines],
    total: order.total,
    addsToBalance: order.addsToBalance,
    couponId: order.couponId ?? null,
    activityCode: order.activityCode ?? null,
    isRenewal: order.isRenewal,
    createdAt: new Date(order.createdAt).toISOString(),
    expiresAt: isoOf(order.expiresAt),
    paidAt: isoOf(order.paidAt),
    canceledAt: isoOf(order.canceledAt),
    cancelReason: order.cancelReason ?? null,
    paymentPending: order.pending !== undefined,
    lastDecline: (order.status === OrderStatus.WaitingPay && !order.pending && order.lastDecline) || null,
    paymentMethod: order.paidWith ?? null,
    startsAt: isoOf(order.startsAt),
    endsAt: isoOf(order.endsAt),
    hasInvoice: order.status === OrderStatus.Paid,
    billTo: order.billTo && order.billTo.address1 !== '' ? order.billTo : null,
  };
}

function ownOrder(db: Database, userId: string, orderId: string): OrderRecord {
  const order = db.orders.get(orderId);
  if (order?.userId !== userId) throw notFound('The order');
  return order;
}

const quoteOf = ({ startsAt, endsAt, couponId, activityCode, lines, ...rest }: Quote): Schemas['PriceQuote'] => ({
  ...rest,
  currency: 'USD',
  lines: [...lines],
  couponId: couponId ?? null,
  activityCode: activityCode ?? null,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
});

const isContractOrPlan = (category: OrderCategory, period: BillingPeriod) =>
  category === OrderCategory.Plan && period !== BillingPeriod.Once;

export const orderHandlers: Pick<Resolvers, OrderOperation> = {
  queryOrders: (context) => {
    const { db, body, language } = context;
    const { userId } = requireBuyer(context);
    const { start = 0, take = 10, status, category } = body;
    const from = body.from === undefined ? -Infinity : Date.parse(body.from);
    const to = body.to === undefined ? Infinity : Date.parse(body.to);
    const matches = db.orders
      .all()
      .filter((order) => order.userId === userId)
      .filter((order) => status === undefined || order.status === status)
      .filter((order) => category === undefined || order.category === category)
      .filter((order) => order.createdAt >= from && order.createdAt < to)
      .toReversed()
      .toSorted((a, b) => b.createdAt - a.createdAt);
    const items = matches.slice(start, start + take).map((order) => orderOf(order, language));
    return { total: matches.length, start, take, items };
  },

  priceOrder: (context) => {
    const user = requireBuyer(context);
    const { category, period } = goodsOf(context.body.code);
    if (isContractOrPlan(category, period))
      throw new HttpError(409, 'NotOneTime', 'A plan is priced as a subscription.');
    return quoteOf(quote(context.db, user, context.body, context.now));
  },

  priceSubscription: (context) => {
    const user = requireBuyer(context);
    const { category, period } = goodsOf(context.body.code);
    if (!isContractOrPlan(category, period)) throw new HttpError(409, 'NotAPlan', 'Only plans can be subscribed to.');
    return quoteOf(quote(context.db, user, context.body, context.now));
  },

  placeOrder: async (context) => {
    const { db, body, now, language } = context;
    const user = requireBuyer(context);
    const { idempotencyKey, expectedTotal } = body;
    const existing = db.orders
      .all()
      .find((order) => order.userId === user.userId && order.idempotencyKey === idempotencyKey);
    if (existing) {
      const isSameRequest =
        baseCode(existing.code) === baseCode(body.code) &&
        existing.quantity === (body.quantity ?? 1) &&
        existing.couponId === (body.couponId ?? undefined);
      if (!isSameRequest) throw new HttpError(409, 'IdempotencyKeyReused', 'This key belongs to a different order.');
      return orderOf(existing, language);
    }
    const price = quote(db, user, body, now);
    if (expectedTotal !== undefined && Math.abs(expectedTotal - price.total) > 0.004)
      throw new HttpError(409, 'PriceChanged', `The price is now ${price.total} dollars.`, [
        { field: 'expectedTotal', message: String(price.total) },
      ]);
    const { category } = goodsOf(price.code);
    if (price.total === 0 && category === OrderCategory.Plan) assertNoPendingPlan(db, user.userId);
    const { orderId } = await db.orders.insert(
      unpaidOrder(price, {
        orderId: `order-${randomToken()}`,
        orderNumber: nextOrderNumber(db, now),
        userId: user.userId,
        idempotencyKey,
        category,
        isRenewal: false,
        createdAt: now,
        expiresAt: now + ORDER_LIFETIME,
      }),
    );
    if (price.couponId !== undefined)
      await db.coupons.update(price.couponId, (draft) => void (draft.orderId = orderId));
    if (price.total === 0) await fulfillOrder(db, orderId, undefined, now);
    return orderOf(ownOrder(db, user.userId, orderId), language);
  },

  getOrder: (context) =>
    orderOf(ownOrder(context.db, requireBuyer(context).userId, context.params.id), context.language),

  payOrder: async (context) => {
    const { db, body, params, now, language } = context;
    const user = requireBuyer(context);
    const { userId } = user;
    const order = ownOrder(db, userId, params.id);
    const method = ownMethod(db, userId, body.paymentMethodId);
    assertAwaitingPayment(order);
    assertPlanCurrent(db, user, order, now);
    const { confirmation } = order;
    const confirmed = (body.confirmationId ?? undefined) !== undefined;
    if (
      confirmed &&
      (confirmation?.id !== body.confirmationId || confirmation?.paymentMethodId !== body.paymentMethodId)
    )
      throw new HttpError(409, 'ConfirmationUnknown', 'The bank has not been asked about this payment.');
    const result = chargeMethod(method, now, confirmed);
    const answer = (outcome: Partial<Schemas['PaymentOutcome']> & Pick<Schemas['PaymentOutcome'], 'result'>) => ({
      reason: null,
      confirmationId: null,
      confirmationUrl: null,
      ...outcome,
      order: orderOf(ownOrder(db, userId, order.orderId), language),
    });
    switch (result.kind) {
      case 'paid':
        await fulfillOrder(db, order.orderId, method, now);
        return answer({ result: PaymentResult.Paid });
      case 'pending':
        await db.orders.update(order.orderId, (draft) => {
          draft.pending = { paymentMethodId: method.paymentMethodId, until: now + BANK_DEBIT_DURATION };
          draft.confirmation = undefined;
        });
        return answer({ result: PaymentResult.Pending });
      case 'asks': {
        const id = `confirm-${randomToken()}`;
        await db.orders.update(
          order.orderId,
          (draft) => void (draft.confirmation = { id, paymentMethodId: method.paymentMethodId }),
        );
        return answer({ result: PaymentResult.ConfirmationNeeded, confirmationId: id });
      }
      case 'declined':
        await db.orders.update(order.orderId, (draft) => {
          draft.confirmation = undefined;
          draft.lastDecline = result.reason;
        });
        await storeOrRemoveMethod(db, method, false);
        return answer({ result: PaymentResult.Declined, reason: result.reason });
    }
  },

  cancelOrder: async (context) => {
    const { db, params, now, language } = context;
    const { userId } = requireBuyer(context);
    const order = ownOrder(db, userId, params.id);
    assertAwaitingPayment(order);
    await cancelOrderAt(db, order, OrderCancelReason.ByAccount, now);
    return orderOf(ownOrder(db, userId, order.orderId), language);
  },

  getInvoice: async (context) => {
    const { db, params, language } = context;
    const order = ownOrder(db, requireBuyer(context).userId, params.id);
    if (order.status !== OrderStatus.Paid)
      throw new HttpError(409, 'NotPaid', 'The invoice is available after the order is paid.');
    // Loaded on first use because the PDF library is large.
    const { invoiceOf } = await import('#mocks/simulation/invoice');
    const bytes = await invoiceOf(order, language);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${order.orderNumber}.pdf"`,
      },
    });
  },
};
