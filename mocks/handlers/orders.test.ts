import { describe, expect, test } from 'vitest';
import {
  CouponStatus,
  DeclineReason,
  GoodsCode,
  OrderCancelReason,
  OrderCategory,
  OrderStatus,
  PaymentMethodStorage,
  PaymentMethodType,
  PaymentResult,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { planWeeksFrom } from '#mocks/seeds/activities';
import { openClient, type TestClient } from '#mocks/test-client';
import { getAccount, buyGoods, payOrder, placeOrder, getSubscription } from './purchase-calls';

const DAY = 86_400;

describe('order list', () => {
  test('API-026 ENUM-43 ENUM-44 orders are listed by offset, newest first, by status and by category', async () => {
    const { call } = await openClient();
    const all = (await call('queryOrders', { body: { start: 0, take: 100 } })).body;
    expect(new Set(all.items.map((order) => order.status))).toEqual(new Set(Object.values(OrderStatus)));
    expect(new Set(all.items.map((order) => order.category))).toEqual(new Set(Object.values(OrderCategory)));
    expect((await call('queryOrders', { body: { start: 1, take: 2 } })).body.items).toEqual(all.items.slice(1, 3));
    const times = all.items.map((order) => Date.parse(order.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const status of Object.values(OrderStatus)) {
      const found = (await call('queryOrders', { body: { status, take: 100 } })).body.items;
      expect(found).toEqual(all.items.filter((order) => order.status === status));
    }
    const credit = (await call('queryOrders', { body: { category: OrderCategory.Credit } })).body;
    expect(credit.items.every((order) => order.category === OrderCategory.Credit)).toBe(true);
    expect((await call('queryOrders', { body: { start: 1000 } })).body).toMatchObject({ total: all.total, items: [] });
    expect((await call('queryOrders', { body: { take: 101 } })).status).toBe(422);
  });

  test('an account sees only its own orders', async () => {
    const client = await openClient('professional');
    const mine = (await client.call('queryOrders', { body: { take: 100 } })).body.items;
    expect(mine.length).toBeGreaterThan(1);
    for (const operation of ['getOrder', 'cancelOrder', 'getInvoice'] as const)
      expect((await client.call(operation, { path: { id: `order-${personas.standard.userId}-waiting` } })).status).toBe(
        404,
      );
    expect((await openClient('free').then((free) => free.call('queryOrders', { body: {} }))).body.total).toBe(0);
  });
});

describe('prices', () => {
  test('API-029 a price includes quantity, coupon discount and the dollars added to the balance', async () => {
    const { call } = await openClient();
    const couponId = `coupon-${personas.standard.userId}-CREDIT5`;
    const { body } = await call('priceOrder', { body: { code: GoodsCode.Credits100, quantity: 2, couponId } });
    expect([body.subtotal, body.lines, body.total, body.addsToBalance]).toEqual([
      190,
      [{ kind: 'Coupon', saleType: 'Discount', amount: 9.5 }],
      180.5,
      200,
    ]);
  });

  test.each([
    [GoodsCode.StandardMonthly, 'NotOneTime'],
    [GoodsCode.Enterprise, 'NotOneTime'],
  ])('API-029 pricing %s as a one-time order is refused with %s', async (code, error) => {
    const { call } = await openClient();
    expect((await call('priceOrder', { body: { code } })).error.code).toBe(error);
  });

  test.each([
    ['standard', GoodsCode.Credits20, 'NotAPlan'],
    ['standard', GoodsCode.Enterprise, 'ContactSales'],
    ['standard', GoodsCode.ProfessionalMonthlyFirstActivity, 'NotInActivity'],
    ['enterprise', GoodsCode.ProfessionalMonthly, 'ContractPlan'],
  ] as const)('API-030 for %s, the plan %s is refused with %s', async (persona, code, error) => {
    const { call } = await openClient(persona);
    const answer = await call('priceSubscription', { body: { code } });
    expect([answer.status, answer.error.code]).toEqual([409, error]);
  });

  test.each([
    ['free', GoodsCode.CloudNode, 1, 409, 'PlanNeeded'],
    ['professional', GoodsCode.OneTimeExport, 1, 409, 'NothingToGain'],
    ['standard', GoodsCode.Training, 6, 422, 'Invalid'],
  ] as const)('API-029 for %s, %s times %i is refused with %i %s', async (persona, code, quantity, status, error) => {
    const { call } = await openClient(persona);
    const answer = await call('priceOrder', { body: { code, quantity } });
    expect([answer.status, answer.error.code]).toEqual([status, error]);
  });

  test.each([
    ['PLAN15', GoodsCode.Credits100, 'CouponNotApplicable'],
    ['HANDSON50', GoodsCode.Training, 'CouponUsed'],
    ['EARLYBIRD', GoodsCode.Training, 'CouponExpired'],
    ['TOPUP10', GoodsCode.Credits20, 'CouponBelowMinimum'],
  ])('coupon %s on %s is refused with %s', async (coupon, code, error) => {
    const { call } = await openClient();
    await call('bindCoupon', { body: { code: 'TOPUP10' } });
    const { items } = (await call('listCoupons', { query: { pageSize: 100 } })).body;
    const couponId = items.find((entry) => entry.code === coupon)?.couponId;
    expect((await call('priceOrder', { body: { code, couponId } })).error.code).toBe(error);
  });

  test('ENUM-52 API-030 a running activity lowers the plan price, and an eligible coupon lowers it further', async () => {
    const client = await openClient('professional');
    const { call, emulator } = client;
    const { userId } = personas.professional;
    await emulator.db.accounts.update(userId, (draft) => void (draft.isLevelExpired = true));
    await emulator.db.activities.replaceAll([planWeeksFrom(emulator.clock.now() - 4 * DAY * 1000)]);
    const price = (couponId?: string, code: GoodsCode = GoodsCode.StandardYearly) =>
      call('priceSubscription', { body: { code, ...(couponId ? { couponId } : {}) } });
    expect((await price()).body).toMatchObject({
      code: 'standard-yearly-first-activity',
      lines: [{ kind: 'Activity', saleType: 'Discount', amount: 284.4 }],
      total: 663.6,
      activityCode: 'plan-weeks',
    });
    expect((await price(undefined, GoodsCode.StandardYearlyFirstActivity)).body.total).toBe(663.6);
    expect((await price(undefined, GoodsCode.StandardYearlyNormalActivity)).error.code).toBe('NotInActivity');
    expect((await price(`coupon-${userId}-PARTNER40`)).error.code).toBe('CouponNotApplicable');
    expect((await price(`coupon-${userId}-YEARLY100`)).error.code).toBe('CouponBelowMinimum');
    const professional = await price(`coupon-${userId}-YEARLY100`, GoodsCode.ProfessionalYearly);
    expect(professional.body.total).toBe(1571.6);
  });

  test('API-030 a higher plan starts now and credits the rest; an equal or lower one follows', async () => {
    const client = await openClient('standard');
    const { endsAt } = await getSubscription(client);
    const price = async (code: GoodsCode) => (await client.call('priceSubscription', { body: { code } })).body;
    const higher = await price(GoodsCode.ProfessionalYearly);
    const remainingValue = (102 / 365) * 948;
    expect(higher.lines).toEqual([
      { kind: 'Proration', saleType: 'Reduction', amount: expect.closeTo(remainingValue, 0) },
    ]);
    expect(higher.total).toBeCloseTo(2388 - (higher.lines[0]?.amount ?? 0), 2);
    expect(higher.startsAt).toBe('2026-11-16T10:00:00.000Z');
    for (const code of [GoodsCode.StandardYearly, GoodsCode.StandardMonthly, GoodsCode.BasicMonthly])
      expect(await price(code)).toMatchObject({ lines: [], startsAt: endsAt });
    const month = await price(GoodsCode.ProfessionalMonthly);
    expect(month.total).toBe(0);
    expect(month.addsToBalance + 249).toBeCloseTo(remainingValue, 0);
  });
});

describe('order', () => {
  test('BILL-09 ENUM-43 an order waits, is paid, raises the balance and has an invoice', async () => {
    const client = await openClient('free');
    const order = (await placeOrder(client, { code: GoodsCode.Credits50, expectedTotal: 48 })).body;
    expect([order.status, order.hasInvoice, order.total]).toEqual([OrderStatus.WaitingPay, false, 48]);
    expect((await client.call('getInvoice', { path: { id: order.orderId } })).error.code).toBe('NotPaid');
    const outcome = (await payOrder(client, order.orderId)).body;
    expect([outcome.result, outcome.order.status, outcome.order.paymentMethod?.last4]).toEqual([
      'Paid',
      'Paid',
      '4242',
    ]);
    expect((await getAccount(client)).totalBalance).toBe(50);
    const again = await payOrder(client, order.orderId, 'tok_jcb');
    expect([again.status, again.error.code]).toEqual([409, 'OrderPaid']);
    expect((await client.call('cancelOrder', { path: { id: order.orderId } })).error.code).toBe('OrderPaid');
    expect((await getAccount(client)).totalBalance).toBe(50);
  });

  test('BILL-09 an order unpaid for a day is canceled and frees its coupon', async () => {
    const client = await openClient('free');
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    const order = (await placeOrder(client, { code: GoodsCode.BasicMonthly, couponId })).body;
    expect(order.total).toBe(31.2);
    const other = await placeOrder(client, { code: GoodsCode.StandardMonthly, couponId });
    expect([other.status, other.error.code]).toEqual([409, 'CouponInUse']);
    client.advanceSeconds(DAY - 1);
    expect((await client.call('getOrder', { path: { id: order.orderId } })).body.status).toBe(OrderStatus.WaitingPay);
    client.advanceSeconds(1);
    const lapsed = (await client.call('getOrder', { path: { id: order.orderId } })).body;
    expect([lapsed.status, lapsed.cancelReason]).toEqual([OrderStatus.Cancel, OrderCancelReason.Lapsed]);
    expect((await placeOrder(client, { code: GoodsCode.StandardMonthly, couponId })).status).toBe(200);
    expect((await payOrder(client, order.orderId)).error.code).toBe('OrderCanceled');
  });

  test('BILL-09 ENUM-46 a canceled order frees its coupon, and a paid one uses it up', async () => {
    const client = await openClient('free');
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    const state = async () =>
      (await client.call('listCoupons')).body.items.find((coupon) => coupon.couponId === couponId);
    const first = (await placeOrder(client, { code: GoodsCode.BasicMonthly, couponId })).body;
    expect(await state()).toMatchObject({ status: CouponStatus.Bound, orderId: first.orderId });
    const canceled = (await client.call('cancelOrder', { path: { id: first.orderId } })).body;
    expect(canceled.cancelReason).toBe(OrderCancelReason.ByAccount);
    expect(await state()).toMatchObject({ status: CouponStatus.Bound, orderId: null });
    await buyGoods(client, GoodsCode.BasicMonthly, { couponId });
    expect((await state())?.status).toBe(CouponStatus.Used);
  });

  test('the same idempotency key returns the same order, and other contents are refused', async () => {
    const client = await openClient();
    const idempotencyKey = 'one-purchase';
    const first = (await placeOrder(client, { code: GoodsCode.Credits20, idempotencyKey })).body;
    const before = (await client.call('queryOrders', { body: {} })).body.total;
    expect((await placeOrder(client, { code: GoodsCode.Credits20, idempotencyKey })).body).toEqual(first);
    expect((await client.call('queryOrders', { body: {} })).body.total).toBe(before);
    const reused = await placeOrder(client, { code: GoodsCode.Credits50, idempotencyKey });
    expect([reused.status, reused.error.code]).toEqual([409, 'IdempotencyKeyReused']);
    const moved = await placeOrder(client, { code: GoodsCode.Credits50, expectedTotal: 40 });
    expect([moved.status, moved.error.code]).toEqual([409, 'PriceChanged']);
  });

  test('an order with a total of zero is paid immediately', async () => {
    const client = await openClient('free');
    const { couponId } = (await client.call('bindCoupon', { body: { code: 'ONTHEHOUSE' } })).body;
    const order = (await placeOrder(client, { code: GoodsCode.Credits20, couponId })).body;
    expect([order.status, order.total, order.paymentMethod]).toEqual([OrderStatus.Paid, 0, null]);
    expect((await getAccount(client)).totalBalance).toBe(20);
  });

  test.each([
    ['tok_declined', DeclineReason.CardDeclined],
    ['tok_insufficient_funds', DeclineReason.InsufficientFunds],
    ['tok_expired_card', DeclineReason.CardExpired],
  ])('%s is declined with %s: nothing is charged, and the order still waits', async (token, reason) => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    expect((await payOrder(client, orderId, token)).body).toMatchObject({
      result: PaymentResult.Declined,
      reason,
      order: { status: OrderStatus.WaitingPay, lastDecline: reason },
    });
    expect((await getAccount(client)).totalBalance).toBe(0);
    expect((await payOrder(client, orderId)).body.result).toBe(PaymentResult.Paid);
  });

  test('a payment that needs confirmation is paid once confirmed, and declined if confirmation fails', async () => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    const unconfirmed = (await payOrder(client, orderId, 'tok_needs_confirmation')).body;
    expect([unconfirmed.result, unconfirmed.order.status]).toEqual(['ConfirmationNeeded', 'WaitingPay']);
    expect((await payOrder(client, orderId, 'tok_needs_confirmation', 'confirm-made-up')).error.code).toBe(
      'ConfirmationUnknown',
    );
    const confirmed = await payOrder(client, orderId, 'tok_needs_confirmation', unconfirmed.confirmationId ?? '');
    expect(confirmed.body.result).toBe(PaymentResult.Paid);
    const other = (await placeOrder(client, { code: GoodsCode.Credits20 })).body.orderId;
    const vain = (await payOrder(client, other, 'tok_confirmation_fails')).body.confirmationId ?? '';
    expect((await payOrder(client, other, 'tok_confirmation_fails', vain)).body.reason).toBe(
      DeclineReason.ConfirmationFailed,
    );
  });

  test.each([
    ['tok_ach', OrderStatus.Paid, 20],
    ['tok_ach_bounces', OrderStatus.WaitingPay, 0],
  ])('a bank debit (%s) is pending, and then the order is %s', async (token, status, balance) => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    const sent = (await payOrder(client, orderId, token)).body;
    expect([sent.result, sent.order.paymentPending]).toEqual([PaymentResult.Pending, true]);
    expect((await payOrder(client, orderId)).error.code).toBe('PaymentPending');
    expect((await client.call('cancelOrder', { path: { id: orderId } })).error.code).toBe('PaymentPending');
    client.advanceSeconds(600);
    const { body } = await client.call('getOrder', { path: { id: orderId } });
    expect([body.status, body.paymentPending]).toEqual([status, false]);
    expect(body.lastDecline).toBe(status === OrderStatus.Paid ? null : DeclineReason.InsufficientFunds);
    expect((await getAccount(client)).totalBalance).toBe(balance);
  });

  describe('payment method added for one payment', () => {
    const stored = async (client: TestClient) =>
      (await client.call('listPaymentMethods')).body.items.map(({ type, last4, isDefault }) => [
        type,
        last4,
        isDefault,
      ]);
    const payWith = async (
      client: TestClient,
      code: GoodsCode,
      providerToken: string,
      storage: PaymentMethodStorage,
    ) => {
      const { orderId } = (await placeOrder(client, { code })).body;
      const { paymentMethodId } = (await client.call('addPaymentMethod', { body: { providerToken, storage } })).body;
      expect(await stored(client)).toEqual([]);
      expect((await client.call('setDefaultPaymentMethod', { path: { id: paymentMethodId } })).status).toBe(404);
      const outcome = (await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId } })).body;
      return { ...outcome, orderId, paymentMethodId };
    };

    test('a declined payment method is not stored', async () => {
      const client = await openClient('free');
      const { result } = await payWith(client, GoodsCode.Credits20, 'tok_declined', PaymentMethodStorage.WhenPaid);
      expect(result).toBe(PaymentResult.Declined);
      expect(await stored(client)).toEqual([]);
    });

    test('ENUM-45 a payment method is stored after a payment and renews the plan', async () => {
      const client = await openClient('free');
      await payWith(client, GoodsCode.StandardMonthly, 'tok_visa', PaymentMethodStorage.WhenPaid);
      expect(await stored(client)).toEqual([['CreditCard', '4242', true]]);
      expect(await getSubscription(client)).toMatchObject({ status: 'Active', autoRenew: true });
    });

    test('without storage, no payment method is kept and the plan ends without renewal', async () => {
      const client = await openClient('free');
      const { result, order } = await payWith(
        client,
        GoodsCode.StandardMonthly,
        'tok_visa',
        PaymentMethodStorage.Never,
      );
      expect([result, order.paymentMethod?.last4]).toEqual([PaymentResult.Paid, '4242']);
      expect(await stored(client)).toEqual([]);
      expect(await getSubscription(client)).toMatchObject({ status: 'Ending', autoRenew: false });
    });

    test.each([
      ['tok_ach', [['ACH', '6789', true]]],
      ['tok_ach_bounces', []],
    ])('ENUM-45 a bank account (%s) is stored once its debit arrives', async (token, expected) => {
      const client = await openClient('free');
      await payWith(client, GoodsCode.Credits20, token, PaymentMethodStorage.WhenPaid);
      expect(await stored(client)).toEqual([]);
      client.advanceSeconds(600);
      expect(await stored(client)).toEqual(expected);
    });

    test('ENUM-45 a payment method that needs confirmation is stored once confirmed', async () => {
      const client = await openClient('free');
      const { orderId, paymentMethodId, confirmationId } = await payWith(
        client,
        GoodsCode.Credits20,
        'tok_giropay',
        PaymentMethodStorage.WhenPaid,
      );
      expect(await stored(client)).toEqual([]);
      await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId, confirmationId } });
      expect(await stored(client)).toEqual([[PaymentMethodType.Giropay, null, true]]);
    });
  });

  test('a sub-member cannot place, price or see orders', async () => {
    const { call } = await openClient('enterpriseChild');
    const body = { code: GoodsCode.Credits20, idempotencyKey: 'member-key' };
    expect((await call('placeOrder', { body })).status).toBe(403);
    expect((await call('priceOrder', { body: { code: GoodsCode.Credits20 } })).status).toBe(403);
    expect((await call('queryOrders', { body: {} })).status).toBe(403);
    expect((await call('getSubscription')).status).toBe(403);
  });
});
