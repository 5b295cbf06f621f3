import { describe, expect, test } from 'vitest';
import { DeclineReason, GoodsCode, OrderCategory, OrderStatus, PaymentResult } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { planWeeksFrom } from '#mocks/seeds/activities';
import { openClient, type TestClient } from '#mocks/test-client';
import { payOrder, placeOrder } from './purchase-calls';
const DAY = 86_400;
const getOrder = async ({ call }: TestClient, id: string) => (await call('getOrder', { path: { id } })).body;

describe('order view', () => {
  test('a new order shows its goods and price, and expires after a day', async () => {
    const client = await openClient('free');
    const order = (await placeOrder(client, { code: GoodsCode.Credits50, quantity: 2 })).body;
    expect(order).toEqual({
      orderId: order.orderId,
      orderNumber: expect.stringMatching(/^GL-2026-\d{6}$/),
      status: OrderStatus.WaitingPay,
      category: OrderCategory.Credit,
      items: [{ code: GoodsCode.Credits50, name: order.items[0]?.name, quantity: 2, unitPrice: 48, amount: 96 }],
      currency: 'USD',
      subtotal: 96,
      lines: [],
      total: 96,
      addsToBalance: 100,
      couponId: null,
      activityCode: null,
      isRenewal: false,
      createdAt: '2026-11-16T10:00:00.000Z',
      expiresAt: '2026-11-17T10:00:00.000Z',
      paidAt: null,
      canceledAt: null,
      cancelReason: null,
      paymentPending: false,
      lastDecline: null,
      paymentMethod: null,
      startsAt: null,
      endsAt: null,
      hasInvoice: false,
      billTo: null,
    });
    const german = await client.call('getOrder', { path: { id: order.orderId }, language: 'de-DE' });
    expect(german.body.items[0]?.name).toMatch(/^Guthaben/);
    expect(order.items[0]?.name).not.toBe(german.body.items[0]?.name);
  });

  test('a paid order shows when it was paid, how and for which period', async () => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.StandardMonthly })).body;
    client.advanceSeconds(60);
    await payOrder(client, orderId);
    expect(await getOrder(client, orderId)).toMatchObject({
      status: OrderStatus.Paid,
      createdAt: '2026-11-16T10:00:00.000Z',
      expiresAt: null,
      paidAt: '2026-11-16T10:01:00.000Z',
      paymentMethod: { type: 'CreditCard', brand: 'Visa', last4: '4242' },
      startsAt: '2026-11-16T10:01:00.000Z',
      endsAt: '2026-12-16T10:01:00.000Z',
      hasInvoice: true,
      billTo: null,
    });
  });

  test('a canceled order shows when and no longer expires', async () => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    client.advanceSeconds(60);
    const { status, body } = await client.call('cancelOrder', { path: { id: orderId } });
    expect([status, body.status, body.canceledAt, body.expiresAt, body.paidAt, body.hasInvoice]).toEqual([
      200,
      OrderStatus.Cancel,
      '2026-11-16T10:01:00.000Z',
      null,
      null,
      false,
    ]);
    expect(await getOrder(client, orderId)).toEqual(body);
    const invoice = await client.call('getInvoice', { path: { id: orderId } });
    expect([invoice.status, invoice.error.code]).toEqual([409, 'NotPaid']);
  });

  test('the last decline is shown only while the order waits for another payment', async () => {
    const client = await openClient('free');
    const lastDecline = async (id: string) => (await getOrder(client, id)).lastDecline;
    const [paid, canceled] = [
      (await placeOrder(client, { code: GoodsCode.Credits20 })).body.orderId,
      (await placeOrder(client, { code: GoodsCode.Credits50 })).body.orderId,
    ];
    for (const id of [paid, canceled]) {
      await payOrder(client, id, 'tok_declined');
      expect(await lastDecline(id)).toBe(DeclineReason.CardDeclined);
    }
    await client.call('cancelOrder', { path: { id: canceled } });
    expect(await lastDecline(canceled)).toBeNull();
    expect((await payOrder(client, paid, 'tok_ach')).body).toMatchObject({
      result: PaymentResult.Pending,
      reason: null,
      confirmationId: null,
      confirmationUrl: null,
      order: { paymentPending: true, lastDecline: null },
    });
    client.advanceSeconds(600);
    expect(await getOrder(client, paid)).toMatchObject({ status: OrderStatus.Paid, lastDecline: null });
  });

  test('an order names its coupon and its activity', async () => {
    const client = await openClient('free');
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    const { body } = await placeOrder(client, { code: GoodsCode.BasicMonthly, couponId });
    expect([body.couponId, body.activityCode]).toEqual([couponId, null]);
    const { clock, db } = client.emulator;
    await db.activities.replaceAll([planWeeksFrom(clock.now() - 4 * DAY * 1000)]);
    const offered = (await placeOrder(client, { code: GoodsCode.BasicMonthly })).body;
    expect([offered.couponId, offered.activityCode, offered.items[0]?.code]).toEqual([
      null,
      'plan-weeks',
      GoodsCode.BasicMonthlyFirstActivity,
    ]);
  });
});

describe('order list', () => {
  test('API-026 a period includes its start and excludes its end', async () => {
    const { call } = await openClient();
    const list = async (body: object) => (await call('queryOrders', { body: { take: 100, ...body } })).body.items;
    const all = await list({});
    const at = all[2]?.createdAt ?? '';
    expect(await list({ from: at })).toEqual(all.slice(0, 3));
    expect(await list({ to: at })).toEqual(all.slice(3));
    expect(await list({ from: at, to: all[1]?.createdAt })).toEqual(all.slice(2, 3));
    expect(await list({ from: at, to: at })).toEqual([]);
    expect((await call('queryOrders', { body: { from: 'monday' } })).status).toBe(422);
  });

  test('API-026 orders are sorted by the time they were placed, not stored', async () => {
    const { call, emulator } = await openClient();
    const [order] = emulator.db.orders.all().filter(({ userId }) => userId === personas.standard.userId);
    if (!order) throw new Error('The account has orders');
    await emulator.db.orders.insert({ ...order, orderId: 'placed-first', createdAt: 0 });
    const { items } = (await call('queryOrders', { body: { take: 100 } })).body;
    expect(items.findIndex(({ orderId }) => orderId === 'placed-first')).toBe(items.length - 1);
  });

  test('API-026 the list starts with ten orders, and the later of two orders at the same time comes first', async () => {
    const client = await openClient();
    const placed: string[] = [];
    for (const code of [GoodsCode.Credits1, GoodsCode.Credits20, GoodsCode.Credits50])
      placed.unshift((await placeOrder(client, { code })).body.orderId);
    const { body } = await client.call('queryOrders', { body: {} });
    expect([body.start, body.take, body.items.length]).toEqual([0, 10, 10]);
    expect(body.total).toBeGreaterThan(10);
    expect(body.items.slice(0, 3).map((order) => order.orderId)).toEqual(placed);
    const both = { status: OrderStatus.WaitingPay, category: OrderCategory.Credit };
    expect((await client.call('queryOrders', { body: { ...both, take: 2 } })).body).toMatchObject({
      total: 4,
      start: 0,
      take: 2,
      items: [{ orderId: placed[0] }, { orderId: placed[1] }],
    });
  });
});

describe('price', () => {
  test('API-029 API-030 one-time goods have no period, and a plan has one', async () => {
    const { call } = await openClient('free');
    expect((await call('priceOrder', { body: { code: GoodsCode.Credits20 } })).body).toEqual({
      code: GoodsCode.Credits20,
      quantity: 1,
      unitPrice: 20,
      subtotal: 20,
      currency: 'USD',
      lines: [],
      total: 20,
      addsToBalance: 20,
      couponId: null,
      activityCode: null,
      startsAt: null,
      endsAt: null,
    });
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    const { body } = await call('priceSubscription', { body: { code: GoodsCode.BasicQuarterly, couponId } });
    expect(body).toMatchObject({
      couponId,
      activityCode: null,
      startsAt: '2026-11-16T10:00:00.000Z',
      endsAt: '2027-02-16T10:00:00.000Z',
    });
    expect((await call('priceOrder', { body: { code: GoodsCode.CloudNode } })).error.code).toBe('PlanNeeded');
    expect((await call('priceOrder', { body: { code: GoodsCode.StandardYearly } })).status).toBe(409);
  });
});
