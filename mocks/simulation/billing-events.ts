import { DeclineReason, OrderCancelReason, OrderStatus } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { OrderRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { addMonths } from '#mocks/lib/time';
import { goodsOf, monthsOf } from '#mocks/seeds/goods';
import type { SimulationEventSource } from './events';
import { cancelOrderAt, fulfillOrder, nextOrderNumber, unpaidOrder } from './orders';
import { renewalRefusal, storeOrRemoveMethod } from './payments';
import { changePlan } from './plans';

const earliest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const ordersAwaitingPayment = (db: Database): OrderRecord[] =>
  db.orders.all().filter((order) => order.status === OrderStatus.WaitingPay && !order.pending);

export const orderExpiry: SimulationEventSource = {
  name: 'orderLapsed',
  nextAt: (db) => earliest(ordersAwaitingPayment(db).map((order) => order.expiresAt)),
  apply: async (db, at) => {
    const due = ordersAwaitingPayment(db).filter((order) => (order.expiresAt ?? Infinity) <= at);
    for (const order of due) await cancelOrderAt(db, order, OrderCancelReason.Lapsed, at);
    return due.map((order) => order.orderId);
  },
};

export const pendingPayments: SimulationEventSource = {
  name: 'paymentDecided',
  nextAt: (db) => earliest(db.orders.all().map((order) => order.pending?.until)),
  apply: async (db, at) => {
    const due = db.orders.all().filter((order) => (order.pending?.until ?? Infinity) <= at);
    for (const { orderId, pending } of due) {
      const method = pending && db.paymentMethods.get(pending.paymentMethodId);
      if (method && method.behavior !== 'bounces') await fulfillOrder(db, orderId, method, at);
      else {
        if (method) await storeOrRemoveMethod(db, method, false);
        await db.orders.update(orderId, (draft) => {
          draft.pending = undefined;
          draft.lastDecline = DeclineReason.InsufficientFunds;
          draft.expiresAt = Math.max(draft.expiresAt ?? at, at + 3_600_000);
        });
      }
    }
    return due.map((order) => order.orderId);
  },
};

const withPlan = (db: Database): AccountRecord[] =>
  db.accounts
    .all()
    .filter((account) => account.parentUserId === undefined && !account.isLevelExpired && account.levelExpiresAt);

/** A trial restores the level before it; a paid successor begins, a renewal is charged, or the plan ends. */
export const planEnds: SimulationEventSource = {
  name: 'planEnded',
  nextAt: (db) => earliest(withPlan(db).map((account) => account.levelExpiresAt)),
  apply: async (db, at) => {
    const due = withPlan(db).filter((account) => (account.levelExpiresAt ?? Infinity) <= at);
    for (const account of due) await endPlan(db, account, at);
    return due.map((account) => account.userId);
  },
};

async function endPlan(db: Database, { userId }: AccountRecord, at: number): Promise<void> {
  const subscription = db.subscriptions.get(userId);
  const { trialOver, next, code } = subscription ?? {};
  if (trialOver) {
    await changePlan(db, userId, at, {
      account: (draft) => {
        draft.accountLevel = trialOver.level;
        draft.levelExpiresAt = trialOver.expiresAt;
      },
      subscription: (draft) => void (draft.trialOver = undefined),
    });
  } else if (next) {
    await changePlan(db, userId, at, {
      account: (draft) => {
        draft.accountLevel = goodsOf(next.code).level ?? draft.accountLevel;
        draft.levelExpiresAt = addMonths(at, next.months);
      },
      subscription: (draft) => {
        draft.code = next.code;
        draft.periodStart = at;
        draft.paid = next.paid;
        draft.next = undefined;
      },
    });
  } else if (subscription?.autoRenew && code !== undefined) await renew(db, userId, at);
  else await expirePlan(db, userId, at);
}

const expirePlan = (db: Database, userId: string, at: number): Promise<void> =>
  changePlan(db, userId, at, {
    account: (draft) => void (draft.isLevelExpired = true),
    subscription: (draft) => void (draft.autoRenew = false),
  });

/** A decline ends the plan (BILL-05). */
async function renew(db: Database, userId: string, at: number): Promise<void> {
  const code = db.subscriptions.get(userId)?.code;
  if (code === undefined) return;
  const sold = goodsOf(code);
  const price = sold.price ?? 0;
  const method = db.paymentMethods.all().find((entry) => entry.userId === userId && entry.isDefault);
  const refusal = renewalRefusal(method, at);
  const orderNumber = nextOrderNumber(db, at);
  const amounts = { unitPrice: price, subtotal: price, total: price, lines: [], addsToBalance: 0 };
  const period = { startsAt: at, endsAt: addMonths(at, monthsOf(sold.period)) };
  const order = await db.orders.insert(
    unpaidOrder(
      { code, quantity: 1, ...amounts, ...period, couponId: undefined, activityCode: undefined },
      {
        orderId: `order-${orderNumber}`,
        orderNumber,
        userId,
        idempotencyKey: undefined,
        category: sold.category,
        isRenewal: true,
        createdAt: at,
        expiresAt: undefined,
      },
    ),
  );
  if (refusal === undefined) {
    await fulfillOrder(db, order.orderId, method, at);
    return;
  }
  await cancelOrderAt(db, order, OrderCancelReason.PaymentFailed, at);
  await expirePlan(db, userId, at);
  await db.subscriptions.update(userId, (draft) => void (draft.failedRenewal = refusal));
}
