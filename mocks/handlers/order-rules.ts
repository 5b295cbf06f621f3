import { OrderCategory, OrderStatus, PriceLineKind } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { OrderRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { HttpError } from '#mocks/lib/http-error';
import { goodsOf } from '#mocks/seeds/goods';
import { nextPlanPeriod, unusedValue } from '#mocks/simulation/plans';

/** Throws 409 unless the order awaits payment (BILL-09). */
export function assertAwaitingPayment(order: OrderRecord): void {
  if (order.status === OrderStatus.Paid) throw new HttpError(409, 'OrderPaid', 'This order has been paid.');
  if (order.status === OrderStatus.Cancel) throw new HttpError(409, 'OrderCanceled', 'This order has been canceled.');
  if (order.pending) throw new HttpError(409, 'PaymentPending', 'A payment for this order is pending.');
}

/** Throws 409 while a plan's payment is pending (BILL-09). */
export function assertNoPendingPlan(db: Database, userId: string): void {
  const hasPendingPlan = db.orders
    .all()
    .some((order) => order.userId === userId && order.category === OrderCategory.Plan && order.pending !== undefined);
  if (hasPendingPlan) throw new HttpError(409, 'PaymentPending', 'A payment for a plan is pending.');
}

/** Throws 409 OrderOutdated when the plan has changed since the order was priced (BILL-09). */
export function assertPlanCurrent(db: Database, account: AccountRecord, order: OrderRecord, now: number): void {
  if (order.category !== OrderCategory.Plan) return;
  assertNoPendingPlan(db, account.userId);
  const credited = order.lines.reduce(
    (sum, line) => (line.kind === PriceLineKind.Proration ? sum + line.amount : sum),
    order.addsToBalance,
  );
  const isNow = nextPlanPeriod(db, account, goodsOf(order.code), order.quantity, now).mode === 'now';
  const isOutdated = isNow
    ? unusedValue(db, account, now) > credited + 0.01
    : credited > 0 || db.subscriptions.get(account.userId)?.next !== undefined;
  if (isOutdated) throw new HttpError(409, 'OrderOutdated', 'Your plan has changed since then. Place a new order.');
}
