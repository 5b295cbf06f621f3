import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  GoodsCode,
  OrderCancelReason,
  OrderStatus,
  PriceLineKind,
  SaleType,
} from '#src/contract/enums.gen';
import type { OrderRecord } from '#mocks/db/billing';
import { addMonths } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { goodsOf } from '#mocks/seeds/goods';
import { openClient } from '#mocks/test-client';
import { cancelOrderAt, fulfillOrder, nextOrderNumber, unpaidOrder } from './orders';

type Persona = 'free' | 'standard' | 'expired';

async function openOrders(persona: Persona = 'free') {
  const { emulator } = await openClient(persona);
  const { db, clock } = emulator;
  const { userId } = personas[persona];
  const now = clock.now();
  const place = (code: GoodsCode, change: Partial<OrderRecord> = {}) => {
    const sold = goodsOf(code);
    const quantity = change.quantity ?? 1;
    const subtotal = (sold.price ?? 0) * quantity;
    const none = { couponId: undefined, activityCode: undefined, startsAt: undefined, endsAt: undefined };
    const price = { unitPrice: sold.price ?? 0, subtotal, lines: [], total: subtotal, addsToBalance: 0, ...none };
    const orderNumber = nextOrderNumber(db, now);
    const placed = { orderId: `order-${orderNumber}`, orderNumber, userId, idempotencyKey: undefined };
    const kind = { category: sold.category, isRenewal: false, createdAt: now, expiresAt: now + 1 };
    return db.orders.insert({ ...unpaidOrder({ code, quantity, ...price }, { ...placed, ...kind }), ...change });
  };
  const pay = async (order: OrderRecord) => {
    const method = db.paymentMethods.all().find((entry) => entry.userId === userId);
    await fulfillOrder(db, order.orderId, method, now);
    return db.orders.get(order.orderId);
  };
  const subscription = () => db.subscriptions.get(userId);
  const account = () => db.accounts.get(userId);
  return { db, now, userId, place, pay, subscription, account };
}

describe('order number', () => {
  test('an order number has the year in UTC and follows the highest one of all accounts', async () => {
    const { db, place } = await openOrders();
    const numbers = db.orders.all().map((order) => Number(order.orderNumber.slice(-6)));
    const next = String(Math.max(...numbers) + 1).padStart(6, '0');
    expect(nextOrderNumber(db, Date.parse('2026-12-31T23:59:59Z'))).toBe(`GL-2026-${next}`);
    expect(nextOrderNumber(db, Date.parse('2027-01-01T00:00:00Z'))).toBe(`GL-2027-${next}`);
    await place(GoodsCode.Credits20, { orderId: 'far', orderNumber: 'GL-2026-000777' });
    await place(GoodsCode.Credits20, { orderId: 'near', orderNumber: 'GL-2026-000012' });
    expect(nextOrderNumber(db, 0)).toBe('GL-1970-000778');
    await db.orders.replaceAll([]);
    expect(nextOrderNumber(db, 0)).toBe('GL-1970-000001');
  });
});

describe('canceled order', () => {
  test('a canceled order stores when and why, no longer expires or awaits the bank, and frees only its coupon', async () => {
    const { db, now, place } = await openOrders();
    const [own, other] = db.coupons.all();
    if (!own || !other) throw new Error('The seeds have two coupons');
    await db.coupons.updateMany([own.couponId, other.couponId], (draft) => void (draft.orderId = 'reserved'));
    const confirmation = { id: 'c', paymentMethodId: 'p' };
    const order = await place(GoodsCode.BasicMonthly, { couponId: own.couponId, confirmation });
    await cancelOrderAt(db, order, OrderCancelReason.Lapsed, now + 5);
    expect(db.orders.get(order.orderId)).toEqual({
      ...order,
      status: OrderStatus.Cancel,
      canceledAt: now + 5,
      cancelReason: OrderCancelReason.Lapsed,
      expiresAt: undefined,
      confirmation: undefined,
    });
    expect(db.coupons.get(own.couponId)?.orderId).toBeUndefined();
    expect(db.coupons.get(other.couponId)?.orderId).toBe('reserved');
  });
});

describe('paid order', () => {
  test('a paid order stores the time, period, payment and address, and nothing is pending any more', async () => {
    const { db, now, userId, place, pay } = await openOrders('standard');
    const pending = { paymentMethodId: 'p', until: now };
    const order = await place(GoodsCode.ProfessionalMonthly, {
      pending,
      confirmation: { id: 'c', paymentMethodId: 'p' },
    });
    expect(await pay(order)).toEqual({
      ...order,
      status: OrderStatus.Paid,
      paidAt: now,
      expiresAt: undefined,
      pending: undefined,
      confirmation: undefined,
      startsAt: now,
      endsAt: addMonths(now, 1),
      billTo: db.billingInformation.get(userId)?.information,
      paidWith: { type: 'CreditCard', brand: 'Mastercard', last4: '4444' },
    });
  });

  test('without billing information, the name, company and email of the account are billed', async () => {
    const { account, place, pay } = await openOrders('free');
    const paid = await pay(await place(GoodsCode.Credits20, { addsToBalance: 20 }));
    expect(paid).toMatchObject({
      paidWith: undefined,
      startsAt: undefined,
      endsAt: undefined,
      billTo: {
        firstName: 'Nora Lindqvist',
        companyName: 'Lindqvist Keramik',
        email: account()?.email,
        lastName: '',
        address1: '',
      },
    });
    expect(account()?.balance).toBe(20);
  });

  test('a payment without brand and number is stored with empty ones', async () => {
    const { db, now, userId, place } = await openOrders('standard');
    const paypal = db.paymentMethods.all().find((entry) => entry.userId === userId && entry.type === 'PayPal');
    const { orderId } = await place(GoodsCode.Credits20);
    await fulfillOrder(db, orderId, paypal, now);
    expect(db.orders.get(orderId)?.paidWith).toEqual({ type: 'PayPal', brand: null, last4: null });
  });

  test('bought nodes and export rows count by quantity, and other goods change neither', async () => {
    const { account, subscription, place, pay } = await openOrders('standard');
    const before = account();
    await pay(await place(GoodsCode.Training, { quantity: 2 }));
    expect(account()).toEqual(before);
    await pay(await place(GoodsCode.CloudNode, { quantity: 3 }));
    expect([account()?.cloudNodes, subscription()?.extraCloudNodes]).toEqual([(before?.cloudNodes ?? 0) + 3, 3]);
    await pay(await place(GoodsCode.OneTimeExport, { quantity: 2 }));
    expect(account()?.exportRowLimit).toBe((before?.exportRowLimit ?? 0) + 200_000);
    expect(account()?.balance).toBe(before?.balance);
  });

  test('export rows bought before a plan without a limit leave it without one', async () => {
    const { db, userId, account, place, pay } = await openOrders('standard');
    await db.accounts.update(userId, (draft) => void (draft.exportRowLimit = undefined));
    await pay(await place(GoodsCode.OneTimeExport));
    expect(account()?.exportRowLimit).toBeUndefined();
  });

  test('a coupon is used at the payment', async () => {
    const { db, now, place, pay } = await openOrders('free');
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    await pay(await place(GoodsCode.BasicMonthly, { couponId }));
    expect(db.coupons.all().filter((coupon) => coupon.usedAt === now)).toMatchObject([{ couponId }]);
  });

  test('an order of an erased account or an unknown order changes nothing', async () => {
    const { db, now, place } = await openOrders();
    const order = await place(GoodsCode.Credits20, { userId: 'erased' });
    const revision = db.revision();
    await fulfillOrder(db, order.orderId, undefined, now);
    await fulfillOrder(db, 'unknown', undefined, now);
    expect(db.revision()).toBe(revision);
  });
});

describe('paid plan', () => {
  const lines = [
    { kind: PriceLineKind.Coupon, saleType: SaleType.Reduction, amount: 9 },
    { kind: PriceLineKind.Proration, saleType: SaleType.Reduction, amount: 100 },
  ];

  test('a higher plan replaces the current one, its successor and a trial, at its price without the credit', async () => {
    const { db, now, userId, account, subscription, place, pay } = await openOrders('standard');
    await db.subscriptions.update(userId, (draft) => {
      draft.next = { code: GoodsCode.BasicMonthly, paid: 39, months: 1 };
      draft.extraCloudNodes = 2;
      draft.failedRenewal = 'CardDeclined';
    });
    await pay(await place(GoodsCode.ProfessionalMonthly, { lines }));
    expect(subscription()).toEqual({
      userId,
      code: GoodsCode.ProfessionalMonthly,
      periodStart: now,
      paid: 240,
      autoRenew: true,
      failedRenewal: undefined,
      extraCloudNodes: 2,
      next: undefined,
      trialOver: undefined,
    });
    expect(account()).toMatchObject({
      accountLevel: AccountLevel.Professional,
      levelExpiresAt: addMonths(now, 1),
      isLevelExpired: false,
    });
  });

  test('the same plan is extended: its period starts as before, and both payments count', async () => {
    const { account, subscription, place, pay } = await openOrders('standard');
    const before = subscription();
    const endsAt = account()?.levelExpiresAt ?? 0;
    await pay(await place(GoodsCode.StandardYearly));
    expect(subscription()).toEqual({ ...before, paid: (before?.paid ?? 0) + 948 });
    expect(account()).toMatchObject({ accountLevel: AccountLevel.Standard, levelExpiresAt: addMonths(endsAt, 12) });
  });

  test('a following plan is only noted, with its price and months', async () => {
    const { account, subscription, place, pay } = await openOrders('standard');
    const [plan, before] = [subscription(), account()];
    await pay(await place(GoodsCode.BasicQuarterly, { quantity: 2, lines: lines.slice(0, 1) }));
    expect(subscription()).toEqual({ ...plan, next: { code: GoodsCode.BasicQuarterly, paid: 207, months: 6 } });
    expect(account()).toEqual(before);
  });

  test('a plan bought after expiry has no bought nodes, and renews only with a stored payment method', async () => {
    const { db, now, userId, account, subscription, place, pay } = await openOrders('expired');
    await db.subscriptions.update(userId, (draft) => void (draft.extraCloudNodes = 4));
    await db.paymentMethods.replaceAll([]);
    await pay(await place(GoodsCode.BasicMonthly));
    expect(subscription()).toMatchObject({ code: GoodsCode.BasicMonthly, extraCloudNodes: 0, autoRenew: false });
    expect(account()).toMatchObject({
      accountLevel: AccountLevel.Basic,
      levelExpiresAt: addMonths(now, 1),
      isLevelExpired: false,
    });
  });
});
