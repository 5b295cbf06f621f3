import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  DeclineReason,
  GoodsCode,
  OrderCategory,
  OrderStatus,
  PaymentMethodStorage,
  PaymentResult,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { planWeeksFrom } from '#mocks/seeds/activities';
import { billingCustomers } from '#mocks/seeds/billing-customers';
import { openClient, type TestClient } from '#mocks/test-client';
import { buyGoods, getAccount, getSubscription, payOrder, placeOrder } from './purchase-calls';

const DAY = 86_400;
const information = billingCustomers[personas.standard.userId]?.information ?? {};

const getOrder = async ({ call }: TestClient, id: string) => (await call('getOrder', { path: { id } })).body;
const payWith = (client: TestClient, id: string, paymentMethodId: string, confirmationId?: string | null) =>
  client.call('payOrder', { path: { id }, body: { paymentMethodId, confirmationId } });
const addMethod = async ({ call }: TestClient, providerToken: string) =>
  (await call('addPaymentMethod', { body: { providerToken } })).body.paymentMethodId;

describe('placing an order', () => {
  test('an idempotency key belongs to one account, quantity and coupon', async () => {
    const client = await openClient('free');
    const idempotencyKey = 'one-purchase';
    const couponId = `coupon-${personas.free.userId}-WELCOME20`;
    const code = GoodsCode.BasicMonthly;
    const place = (more: object, token = client.token) =>
      client.call('placeOrder', { token, body: { idempotencyKey, code, ...more } });
    const { orderId } = (await place({})).body;
    for (const same of [{}, { couponId: null }, { quantity: 1 }, { expectedTotal: 1 }])
      expect((await place(same)).body.orderId).toBe(orderId);
    for (const other of [{ quantity: 2 }, { couponId }, { code: GoodsCode.BasicYearly }]) {
      const { status, error } = await place(other);
      expect([status, error.code]).toEqual([409, 'IdempotencyKeyReused']);
    }
    const elsewhere = await place({}, await client.emulator.signInAs('expired'));
    expect([elsewhere.status, elsewhere.body.orderId === orderId]).toEqual([200, false]);
    const key = 'with-a-coupon';
    const first = (await place({ idempotencyKey: key, couponId })).body;
    expect((await place({ idempotencyKey: key, couponId })).body).toEqual(first);
    expect((await place({ idempotencyKey: key })).error.code).toBe('IdempotencyKeyReused');
  });

  test('a repeated order for the plain code of an activity price is the same order', async () => {
    const client = await openClient('free');
    const { clock, db } = client.emulator;
    await db.activities.replaceAll([planWeeksFrom(clock.now() - 4 * DAY * 1000)]);
    const idempotencyKey = 'activity-purchase';
    const first = (await placeOrder(client, { code: GoodsCode.BasicMonthly, idempotencyKey })).body;
    expect(first.items[0]?.code).toBe(GoodsCode.BasicMonthlyFirstActivity);
    for (const code of [GoodsCode.BasicMonthly, GoodsCode.BasicMonthlyFirstActivity])
      expect((await placeOrder(client, { code, idempotencyKey })).body.orderId).toBe(first.orderId);
  });

  test('an expected total may differ by less than half a cent, and a refusal states the price', async () => {
    const client = await openClient('free');
    const place = (expectedTotal: number) => placeOrder(client, { code: GoodsCode.Credits50, expectedTotal });
    for (const expectedTotal of [48, 48.003, 47.997]) expect((await place(expectedTotal)).status).toBe(200);
    for (const expectedTotal of [48.01, 47.99, 0]) {
      const { status, error } = await place(expectedTotal);
      expect([status, error.code, error.details]).toEqual([
        409,
        'PriceChanged',
        [{ field: 'expectedTotal', message: '48' }],
      ]);
    }
    expect((await client.call('queryOrders', { body: {} })).body.total).toBe(3);
  });

  test('a pending plan payment delays only free plans of the same account', async () => {
    const client = await openClient('standard');
    const plan = (await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body;
    expect((await payOrder(client, plan.orderId, 'tok_ach')).body.result).toBe(PaymentResult.Pending);
    expect((await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body.status).toBe(OrderStatus.WaitingPay);
    const { couponId } = (await client.call('bindCoupon', { body: { code: 'ONTHEHOUSE' } })).body;
    expect((await placeOrder(client, { code: GoodsCode.Credits20, couponId })).body).toMatchObject({
      status: OrderStatus.Paid,
      total: 0,
    });
    const credits = (await placeOrder(client, { code: GoodsCode.Credits50 })).body;
    expect((await payOrder(client, credits.orderId, 'tok_visa')).body.result).toBe(PaymentResult.Paid);
    const { db } = client.emulator;
    await db.orders.update(plan.orderId, (draft) => void (draft.pending = undefined));
    const [other] = db.orders.all().filter((order) => order.userId === personas.professional.userId);
    if (!other) throw new Error('the seeds have no such order');
    await db.orders.insert({
      ...other,
      orderId: 'order-of-another-account',
      category: OrderCategory.Plan,
      status: OrderStatus.WaitingPay,
      pending: { paymentMethodId: 'another', until: client.emulator.clock.now() + 1000 },
    });
    const free = (await placeOrder(client, { code: GoodsCode.ProfessionalMonthly })).body;
    expect([free.status, free.total]).toEqual([OrderStatus.Paid, 0]);
  });

  test('a pending payment for credits does not delay a plan', async () => {
    const client = await openClient('free');
    const credits = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    await payOrder(client, credits.orderId, 'tok_ach');
    const plan = (await placeOrder(client, { code: GoodsCode.BasicMonthly })).body;
    expect((await payOrder(client, plan.orderId, 'tok_visa')).body.result).toBe(PaymentResult.Paid);
  });
});

describe('paying an order', () => {
  test('an order or a payment method of another account is not found', async () => {
    const client = await openClient('free');
    const mine = await addMethod(client, 'tok_visa');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    const foreign = `pm-${personas.standard.userId}-mastercard`;
    expect((await payWith(client, orderId, foreign)).status).toBe(404);
    expect((await payWith(client, `order-${personas.standard.userId}-waiting`, mine)).status).toBe(404);
    expect((await payWith(client, 'order-none', mine)).status).toBe(404);
    expect((await payWith(client, orderId, mine, null)).body.result).toBe(PaymentResult.Paid);
  });

  test('a confirmation is valid only for its payment method and until the next attempt', async () => {
    const client = await openClient('free');
    const asking = await addMethod(client, 'tok_needs_confirmation');
    const failing = await addMethod(client, 'tok_confirmation_fails');
    const declining = await addMethod(client, 'tok_declined');
    const bouncing = await addMethod(client, 'tok_ach_bounces');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    const ask = async (method: string) => {
      const { body } = await payWith(client, orderId, method);
      expect(body).toMatchObject({ result: PaymentResult.ConfirmationNeeded, reason: null, confirmationUrl: null });
      return body.confirmationId ?? '';
    };
    const refused = async (method: string, id: string) => {
      const { status, error } = await payWith(client, orderId, method, id);
      expect([status, error.code]).toEqual([409, 'ConfirmationUnknown']);
    };
    const first = await ask(asking);
    await refused(failing, first);
    const second = await ask(asking);
    expect(second).not.toBe(first);
    await refused(asking, first);
    await payWith(client, orderId, declining);
    await refused(asking, second);
    const vain = await ask(failing);
    const declined = (await payWith(client, orderId, failing, vain)).body;
    expect(declined).toMatchObject({
      result: PaymentResult.Declined,
      reason: DeclineReason.ConfirmationFailed,
      confirmationId: null,
    });
    await refused(failing, vain);
    const third = await ask(asking);
    expect((await payWith(client, orderId, bouncing)).body.result).toBe(PaymentResult.Pending);
    client.advanceSeconds(600);
    await refused(asking, third);
    expect((await payWith(client, orderId, asking, await ask(asking))).body.result).toBe(PaymentResult.Paid);
  });

  test('an order becomes outdated when the value of the present plan grows, but not when it shrinks', async () => {
    const client = await openClient('standard');
    const upgrades = [
      (await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body.orderId,
      (await placeOrder(client, { code: GoodsCode.ProfessionalQuarterly })).body.orderId,
    ];
    await buyGoods(client, GoodsCode.StandardYearly);
    const late = await payOrder(client, upgrades[0] ?? '');
    expect([late.status, late.error.code]).toEqual([409, 'OrderOutdated']);
    expect((await getAccount(client)).accountLevel).toBe(AccountLevel.Standard);
    const next = (await placeOrder(client, { code: GoodsCode.ProfessionalYearly, quantity: 2 })).body;
    client.advanceSeconds(DAY / 2);
    expect((await payOrder(client, next.orderId)).body.result).toBe(PaymentResult.Paid);
    expect((await getAccount(client)).accountLevel).toBe(AccountLevel.Professional);
  });

  test('a coupon on a plan that follows does not make its order outdated', async () => {
    const client = await openClient('standard');
    const couponId = `coupon-${personas.standard.userId}-PLAN15`;
    const order = (await placeOrder(client, { code: GoodsCode.StandardMonthly, couponId })).body;
    expect(order.lines).toMatchObject([{ kind: 'Coupon' }]);
    expect((await payOrder(client, order.orderId)).body.result).toBe(PaymentResult.Paid);
    expect((await getSubscription(client)).next?.code).toBe(GoodsCode.StandardMonthly);
  });

  test('a declined payment method that was not stored is removed', async () => {
    const client = await openClient('free');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    const body = { providerToken: 'tok_declined', storage: PaymentMethodStorage.WhenPaid };
    const { paymentMethodId } = (await client.call('addPaymentMethod', { body })).body;
    expect((await payWith(client, orderId, paymentMethodId)).body.result).toBe(PaymentResult.Declined);
    expect((await payWith(client, orderId, paymentMethodId)).status).toBe(404);
  });
});

describe('billing address of an order', () => {
  test('saved billing information is added to paid orders without an address, and to no others', async () => {
    const client = await openClient('free');
    const paid = (await buyGoods(client, GoodsCode.Credits20)).orderId;
    const waiting = (await placeOrder(client, { code: GoodsCode.Credits50 })).body.orderId;
    const canceled = (await placeOrder(client, { code: GoodsCode.Credits1 })).body.orderId;
    await client.call('cancelOrder', { path: { id: canceled } });
    const { db } = client.emulator;
    const foreign = db.orders
      .all()
      .find((order) => order.userId === personas.basic.userId && order.status === OrderStatus.Paid);
    await db.orders.update(foreign?.orderId ?? '', (draft) => void (draft.billTo = undefined));
    const saved = (await client.call('saveBillingInformation', { body: { ...information, remark: ' one ' } })).body;
    expect(saved.remark).toBe('one');
    expect((await getOrder(client, paid)).billTo).toEqual(saved);
    for (const id of [waiting, canceled]) expect([id, (await getOrder(client, id)).billTo]).toEqual([id, null]);
    expect(db.orders.get(waiting)?.billTo).toBeUndefined();
    expect(db.orders.get(foreign?.orderId ?? '')?.billTo).toBeUndefined();
    const changed = (await client.call('saveBillingInformation', { body: { ...information, city: 'Leeds' } })).body;
    expect((await client.call('getBillingInformation')).body).toEqual({ ...changed, city: 'Leeds' });
    expect((await getOrder(client, paid)).billTo).toEqual(saved);
    await payOrder(client, waiting);
    expect((await getOrder(client, waiting)).billTo).toEqual(changed);
  });
});
