import { OrderCategory, OrderStatus, PriceLineKind, type OrderCancelReason } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { OrderRecord, PaymentMethodRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { goodsOf, monthsOf, ONE_TIME_EXPORT_ROWS } from '#mocks/seeds/goods';
import { emptyInformation } from '#mocks/seeds/billing-customers';
import { storeOrRemoveMethod, storedMethods } from './payments';
import { changePlan, nextPlanPeriod } from './plans';
import type { Quote } from './prices';

/** Milliseconds before an unpaid order is canceled. */
export const ORDER_LIFETIME = 24 * 3_600_000;

export function nextOrderNumber(db: Database, at: number): string {
  const last = db.orders.all().reduce((max, order) => Math.max(max, Number(order.orderNumber.slice(-6))), 0);
  return `GL-${new Date(at).getUTCFullYear()}-${String(last + 1).padStart(6, '0')}`;
}

type PlacedOrder = Pick<
  OrderRecord,
  'orderId' | 'orderNumber' | 'userId' | 'idempotencyKey' | 'category' | 'isRenewal' | 'createdAt' | 'expiresAt'
>;

export const unpaidOrder = (price: Quote, placed: PlacedOrder): OrderRecord => ({
  ...price,
  ...placed,
  status: OrderStatus.WaitingPay,
  paidAt: undefined,
  canceledAt: undefined,
  cancelReason: undefined,
  pending: undefined,
  confirmation: undefined,
  paidWith: undefined,
  billTo: undefined,
});

export async function cancelOrderAt(
  db: Database,
  order: OrderRecord,
  reason: OrderCancelReason,
  at: number,
): Promise<void> {
  await db.orders.update(order.orderId, (draft) => {
    draft.status = OrderStatus.Cancel;
    draft.canceledAt = at;
    draft.cancelReason = reason;
    draft.expiresAt = undefined;
    draft.confirmation = undefined;
  });
  if (order.couponId !== undefined)
    await db.coupons.update(order.couponId, (draft) => void (draft.orderId = undefined));
}

const planValueOf = (order: OrderRecord): number =>
  order.lines.reduce((sum, line) => (line.kind === PriceLineKind.Proration ? sum : sum - line.amount), order.subtotal);

async function beginPlan(db: Database, account: AccountRecord, order: OrderRecord, at: number) {
  const sold = goodsOf(order.code);
  const turn = nextPlanPeriod(db, account, sold, order.quantity, at);
  const paid = planValueOf(order);
  await changePlan(db, account.userId, at, {
    account: (draft) => {
      if (turn.mode === 'next') return;
      draft.accountLevel = sold.level ?? draft.accountLevel;
      draft.levelExpiresAt = turn.endsAt;
      draft.isLevelExpired = false;
    },
    subscription: (draft) => {
      draft.autoRenew = storedMethods(db, account.userId).length > 0;
      draft.failedRenewal = undefined;
      if (turn.mode === 'next') {
        draft.next = { code: sold.code, paid, months: monthsOf(sold.period) * order.quantity };
        return;
      }
      draft.paid = turn.mode === 'longer' ? draft.paid + paid : paid;
      if (turn.mode === 'longer') return;
      draft.code = sold.code;
      draft.periodStart = at;
      draft.next = undefined;
      draft.trialOver = undefined;
      if (account.isLevelExpired) draft.extraCloudNodes = 0;
    },
  });
  return turn;
}

/** Applies a paid order: plan, limits, balance and coupon (BILL-09). */
export async function fulfillOrder(
  db: Database,
  orderId: string,
  method: PaymentMethodRecord | undefined,
  at: number,
): Promise<void> {
  const order = db.orders.get(orderId);
  const account = order && db.accounts.get(order.userId);
  if (!account) return;
  const { userId } = account;
  if (method) await storeOrRemoveMethod(db, method, true);
  const sold = goodsOf(order.code);
  const turn = sold.category === OrderCategory.Plan ? await beginPlan(db, account, order, at) : undefined;
  if (order.addsToBalance > 0) await db.accounts.update(userId, (draft) => void (draft.balance += order.addsToBalance));
  if (sold.code === 'cloud-node')
    await changePlan(db, userId, at, { subscription: (draft) => void (draft.extraCloudNodes += order.quantity) });
  if (sold.code === 'one-time-export')
    await db.accounts.update(userId, (draft) => {
      if (draft.exportRowLimit !== undefined) draft.exportRowLimit += ONE_TIME_EXPORT_ROWS * order.quantity;
    });
  if (order.couponId !== undefined) await db.coupons.update(order.couponId, (draft) => void (draft.usedAt = at));
  const billTo = db.billingInformation.get(userId)?.information ?? {
    ...emptyInformation,
    firstName: account.fullName,
    companyName: account.company,
    email: account.email,
  };
  await db.orders.update(orderId, (draft) => {
    draft.status = OrderStatus.Paid;
    draft.paidAt = at;
    draft.expiresAt = undefined;
    draft.pending = undefined;
    draft.confirmation = undefined;
    draft.startsAt = turn?.startsAt;
    draft.endsAt = turn?.endsAt;
    draft.billTo = billTo;
    draft.paidWith = method && { type: method.type, brand: method.brand ?? null, last4: method.last4 ?? null };
  });
}
