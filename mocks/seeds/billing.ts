import { GoodsCode, OrderCancelReason, OrderStatus, SaleType, DeclineReason } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { OrderRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { addMonths } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { billingCustomers, type Customer } from './billing-customers';
import { topUps } from './billing-top-ups';
import { termsOf } from './coupons';
import { goodsOf, monthsOf } from './goods';
import { paymentTokens } from './payment-tokens';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Draft = Omit<OrderRecord, 'orderId' | 'orderNumber'> & { readonly orderId?: string };

function order(
  account: AccountRecord,
  customer: Customer,
  code: GoodsCode,
  createdAt: number,
  change: Partial<Draft> = {},
): Draft {
  const entry = goodsOf(code);
  const quantity = change.quantity ?? 1;
  const unitPrice = change.unitPrice ?? entry.price ?? 0;
  const lines = change.lines ?? [];
  const token = customer.methods[0] === undefined ? undefined : paymentTokens[customer.methods[0]];
  const isPaid = change.status === undefined || change.status === OrderStatus.Paid;
  return {
    userId: account.userId,
    idempotencyKey: undefined,
    category: entry.category,
    code,
    quantity,
    unitPrice,
    subtotal: unitPrice * quantity,
    lines,
    total: unitPrice * quantity - lines.reduce((sum, line) => sum + line.amount, 0),
    addsToBalance: (entry.balance ?? 0) * quantity,
    couponId: undefined,
    activityCode: undefined,
    isRenewal: false,
    createdAt,
    status: OrderStatus.Paid,
    expiresAt: undefined,
    paidAt: isPaid ? createdAt + 90_000 : undefined,
    canceledAt: undefined,
    cancelReason: undefined,
    pending: undefined,
    confirmation: undefined,
    paidWith:
      isPaid && token ? { type: token.type, brand: token.brand ?? null, last4: token.last4 ?? null } : undefined,
    startsAt: undefined,
    endsAt: undefined,
    billTo: isPaid ? customer.information : undefined,
    ...change,
  };
}

function planOrders(account: AccountRecord, customer: Customer): Draft[] {
  const { plan } = customer;
  if (!plan || account.levelExpiresAt === undefined) return [];
  const months = monthsOf(goodsOf(plan.code).period);
  const planDrafts: Draft[] = [];
  for (let back = 1; ; back++) {
    const startsAt = addMonths(account.levelExpiresAt, -months * back);
    if (startsAt < account.createdAt) break;
    const endsAt = addMonths(account.levelExpiresAt, -months * (back - 1));
    planDrafts.push(
      order(account, customer, plan.code, startsAt, { startsAt, endsAt, isRenewal: true, ...plan.order }),
    );
  }
  return planDrafts.map((entry, index) => (index === planDrafts.length - 1 ? { ...entry, isRenewal: false } : entry));
}

function everydayOrders(account: AccountRecord, customer: Customer, now: number): Draft[] {
  const reduction = (amount: number) => [{ kind: 'Coupon', saleType: SaleType.Reduction, amount } as const];
  const { userId } = account;
  return [
    order(account, customer, GoodsCode.RuleCustomization, now - 38 * DAY, {
      orderId: `order-${userId}-rule`,
      couponId: `coupon-${userId}-HANDSON50`,
      lines: reduction(50),
    }),
    order(account, customer, GoodsCode.Training, now - 21 * DAY, {
      status: OrderStatus.Cancel,
      canceledAt: now - 21 * DAY + 2 * HOUR,
      cancelReason: OrderCancelReason.ByAccount,
    }),
    order(account, customer, GoodsCode.DataService, now - 60 * DAY, {
      status: OrderStatus.Cancel,
      canceledAt: now - 59 * DAY,
      cancelReason: OrderCancelReason.Lapsed,
    }),
    order(account, customer, GoodsCode.Credits50, now - 3 * HOUR, {
      orderId: `order-${userId}-waiting`,
      status: OrderStatus.WaitingPay,
      expiresAt: now + 21 * HOUR,
    }),
  ];
}

async function seedCoupons(db: Database, account: AccountRecord, customer: Customer, now: number): Promise<void> {
  await db.coupons.insertMany(
    customer.coupons.flatMap(({ code, boundDaysAgo, usedDaysAgo, orderId }) => {
      const terms = termsOf(code);
      if (!terms) return [];
      const boundAt = now - boundDaysAgo * DAY;
      return [
        {
          couponId: `coupon-${account.userId}-${code}`,
          userId: account.userId,
          code,
          boundAt,
          expiresAt: terms.expiredAt === undefined ? boundAt + terms.lifetime : Date.parse(terms.expiredAt),
          usedAt: usedDaysAgo === undefined ? undefined : now - usedDaysAgo * DAY,
          orderId,
        },
      ];
    }),
  );
}

async function seedCustomer(
  db: Database,
  account: AccountRecord,
  customer: Customer,
  now: number,
): Promise<readonly Draft[]> {
  const { userId } = account;
  await db.paymentMethods.insertMany(
    customer.methods.flatMap((token, index) => {
      const known = paymentTokens[token];
      if (!known) return [];
      const { expires, ...shown } = known;
      const year = new Date(now).getUTCFullYear();
      return [
        {
          ...shown,
          holder: shown.holder && `${account.fullName.charAt(0).toLowerCase()}${shown.holder.slice(1)}`,
          paymentMethodId: `pm-${userId}-${token.slice(4)}`,
          userId,
          expiry: expires && { month: expires.month, year: year + expires.inYears },
          isDefault: index === 0,
          createdAt: account.createdAt + (index + 1) * 20 * DAY,
        },
      ];
    }),
  );
  if (customer.information) await db.billingInformation.insert({ userId, information: customer.information });
  await seedCoupons(db, account, customer, now);
  const plans = planOrders(account, customer);
  if (customer.plan)
    await db.subscriptions.insert({
      userId,
      code: customer.plan.code,
      periodStart: plans[0]?.startsAt ?? account.createdAt,
      paid: plans[0]?.total ?? 0,
      autoRenew: customer.plan.autoRenew,
      failedRenewal: account.isLevelExpired ? DeclineReason.CardExpired : undefined,
      extraCloudNodes: 0,
      next: undefined,
      trialOver: undefined,
    });
  const failed =
    customer.plan && account.isLevelExpired && account.levelExpiresAt !== undefined
      ? [
          order(account, customer, customer.plan.code, account.levelExpiresAt, {
            status: OrderStatus.Cancel,
            isRenewal: true,
            canceledAt: account.levelExpiresAt,
            cancelReason: OrderCancelReason.PaymentFailed,
          }),
        ]
      : [];
  const topUpOrders = topUps(db, account, customer, now).map(({ code, at }) => order(account, customer, code, at));
  const more = userId === personas.standard.userId ? everydayOrders(account, customer, now) : [];
  return [...plans, ...failed, ...topUpOrders, ...more];
}

export async function seedBilling(db: Database, now: number): Promise<void> {
  const drafts: Draft[] = [];
  for (const account of db.accounts.all()) {
    const customer = billingCustomers[account.userId];
    if (customer) drafts.push(...(await seedCustomer(db, account, customer, now)));
  }
  const counts = new Map<string, number>();
  await db.orders.insertMany(
    drafts
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .map((draft, index): OrderRecord => {
        const count = (counts.get(draft.userId) ?? 0) + 1;
        counts.set(draft.userId, count);
        return {
          orderId: `order-${draft.userId}-${count}`,
          ...draft,
          orderNumber: `GL-${new Date(draft.createdAt).getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
        };
      }),
  );
}
