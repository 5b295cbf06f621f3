import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import {
  AccountLevel,
  CouponStatus,
  GoodsCode,
  OrderStatus,
  PaymentResult,
  PriceLineKind,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { couponTerms } from '#mocks/seeds/coupons';
import { goods, goodsOf, baseCode } from '#mocks/seeds/goods';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { openClient, type TestClient } from '#mocks/test-client';
import { STEPS, step, runModel } from './model-run';
import { saveAndLoad } from './save-and-load';

const DAY = 86_400;
const planCodes = new Set<string>(goods.filter((entry) => entry.level !== undefined).map((entry) => entry.code));

interface Model {
  readonly ordersByKey: Map<string, { readonly orderId: string; readonly body: string }>;
  readonly orders: Map<string, Schemas['Order']>;
  readonly usedCoupons: Map<string, string>;
  methods: readonly Schemas['PaymentMethod'][];
  coupons: readonly Schemas['Coupon'][];
  balance: number;
}

interface RealSystem {
  readonly client: TestClient;
  readonly foreignOrderId: string;
}

const allOrders = async (client: TestClient, take = 100): Promise<Schemas['Order'][]> => {
  const items: Schemas['Order'][] = [];
  for (;;) {
    const { body } = await client.call('queryOrders', { body: { start: items.length, take } });
    items.push(...body.items);
    if (body.items.length < take) {
      expect(items).toHaveLength(body.total);
      return items;
    }
  }
};

const readAccount = async ({ client }: RealSystem) => ({
  orders: await allOrders(client),
  coupons: (await client.call('listCoupons', { query: { pageSize: 100 } })).body.items,
  methods: (await client.call('listPaymentMethods')).body.items,
  account: (await client.call('getAccount')).body,
  resources: (await client.call('getAccountResources')).body,
  subscription: (await client.call('getSubscription')).body,
});

const creditOf = (order: Schemas['Order']): number =>
  order.lines.reduce((sum, line) => (line.kind === PriceLineKind.Proration ? sum + line.amount : sum), 0) +
  order.addsToBalance;

function checkOrders(model: Model, orders: readonly Schemas['Order'][]): void {
  const ids = new Set(orders.map((order) => order.orderId));
  expect(ids.size).toBe(orders.length);
  for (const id of model.orders.keys()) expect(ids).toContain(id);
  for (const order of orders) {
    const before = model.orders.get(order.orderId);
    if (before && before.status !== OrderStatus.WaitingPay) expect(order).toEqual(before);
    const off = order.lines.reduce((sum, line) => sum + line.amount, 0);
    expect(order.total).toBeCloseTo(order.subtotal - off, 2);
    expect(order.total).toBeGreaterThanOrEqual(0);
    expect(order.addsToBalance).toBeGreaterThanOrEqual(0);
    expect(order.paidAt !== null).toBe(order.status === OrderStatus.Paid);
    expect(order.canceledAt !== null).toBe(order.status === OrderStatus.Cancel);
    // Only a plan that starts at once credits the former one.
    const isPlan = planCodes.has(baseCode(order.items[0]?.code ?? GoodsCode.Training));
    if (isPlan && order.status === OrderStatus.Paid && creditOf(order) > 0) expect(order.startsAt).toBe(order.paidAt);
    if (order.couponId !== null && order.status === OrderStatus.Paid) {
      expect(model.usedCoupons.get(order.couponId) ?? order.orderId).toBe(order.orderId);
      model.usedCoupons.set(order.couponId, order.orderId);
    }
    model.orders.set(order.orderId, order);
  }
}

async function checkInvariants(model: Model, real: RealSystem): Promise<void> {
  const paidBefore = new Set(
    [...model.orders.values()].filter((order) => order.status === OrderStatus.Paid).map((order) => order.orderId),
  );
  const { orders, coupons, methods, account, resources, subscription } = await readAccount(real);
  checkOrders(model, orders);
  // These accounts run no tasks, so only payments change the balance.
  const grown = orders
    .filter((order) => order.status === OrderStatus.Paid && !paidBefore.has(order.orderId))
    .reduce((sum, order) => sum + order.addsToBalance, 0);
  expect(account.totalBalance).toBeCloseTo(model.balance + grown, 2);
  expect(account.totalBalance).toBeGreaterThanOrEqual(0);
  model.balance = account.totalBalance;
  for (const coupon of coupons) {
    expect(coupon.status === CouponStatus.Used).toBe(coupon.usedAt !== null);
    if (model.usedCoupons.has(coupon.couponId)) expect(coupon.orderId).toBe(model.usedCoupons.get(coupon.couponId));
  }
  expect(methods.filter((method) => method.isDefault)).toHaveLength(methods.length > 0 ? 1 : 0);
  expect(subscription.level).toBe(account.isLevelExpired ? AccountLevel.Free : account.accountLevel);
  expect(resources.cloudNodeLimit).toBe(
    subscription.limits.cloudNodes + (account.isLevelExpired ? 0 : subscription.extraCloudNodes),
  );
  if (!account.isLevelExpired) expect(resources.taskLimit).toBe(subscription.limits.taskLimit);
  model.methods = methods;
  model.coupons = coupons;
}

const pick = fc.nat({ max: 30 });
const key = fc.integer({ min: 1, max: 40 }).map((number) => `key-of-walk-${String(number)}`);
const code = fc.constantFrom(...Object.values(GoodsCode));
const at = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
const orderAt = (model: Model, index: number): Schemas['Order'] | undefined =>
  at([...model.orders.values()].toReversed(), index);

const placing = fc.record({ code, quantity: fc.integer({ min: 1, max: 3 }), coupon: fc.option(pick, { freq: 2 }) });

/** A paid plan is active or next; a former next plan stays next or was credited. */
async function checkPlan(client: TestClient, before: Schemas['Subscription'], paid: Schemas['Order']): Promise<void> {
  const sold = goodsOf(paid.items[0]?.code ?? GoodsCode.Training);
  if (!planCodes.has(sold.code)) return;
  const { level, next, status } = (await client.call('getSubscription')).body;
  if (before.next) expect(next?.code === before.next.code || creditOf(paid) > 0).toBe(true);
  expect(next?.level === sold.level || level === sold.level).toBe(true);
  expect(['Active', 'Ending']).toContain(status);
}

const steps = () => [
  placing.map(({ code: productCode, quantity }) =>
    step<Model, RealSystem>(`price ${String(quantity)} ${productCode}`, async (_, { client }) => {
      const operation = planCodes.has(productCode) ? 'priceSubscription' : 'priceOrder';
      const { status, body } = await client.call(operation, { body: { code: productCode, quantity } });
      if (status === 200) expect(body.total).toBeGreaterThanOrEqual(0);
      else expect([409, 422]).toContain(status);
    }),
  ),
  fc.tuple(key, placing).map(([idempotencyKey, { code: productCode, quantity, coupon }]) =>
    step<Model, RealSystem>(
      `place ${String(quantity)} ${productCode} as ${idempotencyKey}`,
      async (model, { client }) => {
        const couponId = coupon === null ? undefined : at(model.coupons, coupon)?.couponId;
        const body = { idempotencyKey, code: productCode, quantity, couponId };
        const { status, body: order, error } = await client.call('placeOrder', { body });
        const known = model.ordersByKey.get(idempotencyKey);
        if (known && status === 200) return expect(order.orderId).toBe(known.orderId);
        if (known) return expect(error.code).toBe('IdempotencyKeyReused');
        if (status !== 200) return expect([409, 422]).toContain(status);
        if (couponId !== undefined) expect(model.usedCoupons.has(couponId)).toBe(false);
        model.ordersByKey.set(idempotencyKey, { orderId: order.orderId, body: JSON.stringify(body) });
      },
    ),
  ),
  key.map((idempotencyKey) =>
    step<Model, RealSystem>(`place ${idempotencyKey} again`, async (model, { client }) => {
      const known = model.ordersByKey.get(idempotencyKey);
      if (!known) return;
      const body = JSON.parse(known.body) as Schemas['OrderRequest'];
      expect((await client.call('placeOrder', { body })).body.orderId).toBe(known.orderId);
    }),
  ),
  ...[1, 2].map(() =>
    fc.tuple(pick, pick, fc.boolean()).map(([index, card, confirms]) =>
      step<Model, RealSystem>(`pay order ${String(index)} with ${String(card)}`, async (model, { client }) => {
        const order = orderAt(model, index);
        const paymentMethodId = at(model.methods, card)?.paymentMethodId ?? 'none';
        const path = { id: order?.orderId ?? 'none' };
        const before = (await client.call('getSubscription')).body;
        const answer = await client.call('payOrder', { path, body: { paymentMethodId } });
        if (!order || paymentMethodId === 'none') return expect(answer.status).toBe(404);
        if (order.status !== OrderStatus.WaitingPay || order.paymentPending) return expect(answer.status).toBe(409);
        if (answer.status !== 200) return expect(['OrderOutdated', 'PaymentPending']).toContain(answer.error.code);
        let outcome = answer.body;
        const { confirmationId } = outcome;
        if (confirmationId !== null && confirms)
          outcome = (await client.call('payOrder', { path, body: { paymentMethodId, confirmationId } })).body;
        const isPaid = outcome.result === PaymentResult.Paid;
        expect(outcome.order.status).toBe(isPaid ? OrderStatus.Paid : OrderStatus.WaitingPay);
        expect(outcome.reason !== null).toBe(outcome.result === PaymentResult.Declined);
        if (isPaid) await checkPlan(client, before, outcome.order);
      }),
    ),
  ),
  pick.map((index) =>
    step<Model, RealSystem>(`cancel order ${String(index)}`, async (model, { client }) => {
      const order = orderAt(model, index);
      const { status } = await client.call('cancelOrder', { path: { id: order?.orderId ?? 'none' } });
      const isOpen = order?.status === OrderStatus.WaitingPay && !order.paymentPending;
      expect(status).toBe(order ? (isOpen ? 200 : 409) : 404);
    }),
  ),
  fc.constantFrom('NOSUCHCODE', ...couponTerms.map((terms) => terms.code)).map((coupon) =>
    step<Model, RealSystem>(`bind ${coupon}`, async (model, { client }) => {
      const { status } = await client.call('bindCoupon', { body: { code: coupon } });
      if (model.coupons.some((bound) => bound.code === coupon)) expect(status).toBe(409);
    }),
  ),
  fc.tuple(fc.constantFrom(...Object.keys(paymentTokens)), fc.boolean()).map(([providerToken, isDefault]) =>
    step<Model, RealSystem>(`store ${providerToken}`, async (model, { client }) => {
      const { status } = await client.call('addPaymentMethod', { body: { providerToken, isDefault } });
      if (status !== 200) expect([status, model.methods.length > 0]).toEqual([409, true]);
    }),
  ),
  fc.tuple(pick, fc.boolean()).map(([index, removes]) =>
    step<Model, RealSystem>(`${removes ? 'remove' : 'prefer'} method ${String(index)}`, async (model, { client }) => {
      const method = at(model.methods, index);
      const operation = removes ? 'removePaymentMethod' : 'setDefaultPaymentMethod';
      const { status } = await client.call(operation, { path: { id: method?.paymentMethodId ?? 'none' } });
      if (!method) expect(status).toBe(404);
      else if (!removes) expect(status).toBe(method.isExpired ? 409 : 200);
      else expect([204, 409]).toContain(status);
    }),
  ),
  fc.constant(
    step<Model, RealSystem>('end the renewal', async (_, { client }) => {
      const { autoRenew, endsAt } = (await client.call('getSubscription')).body;
      const { status, body } = await client.call('cancelSubscription');
      expect(status).toBe(autoRenew ? 200 : 409);
      if (autoRenew) expect([body.autoRenew, body.endsAt]).toEqual([false, endsAt]);
    }),
  ),
  fc.oneof(fc.integer({ min: 1, max: 2 * DAY }), fc.integer({ min: DAY, max: 45 * DAY })).map((seconds) =>
    step<Model, RealSystem>(`wait ${String(seconds)} s`, (_, { client }) => {
      client.advanceSeconds(seconds);
      return Promise.resolve();
    }),
  ),
  fc.constantFrom('getOrder', 'payOrder', 'cancelOrder', 'getInvoice').map((operation) =>
    step<Model, RealSystem>(`${operation} of somebody else`, async (model, { client, foreignOrderId: foreign }) => {
      const body =
        operation === 'payOrder' ? { paymentMethodId: model.methods[0]?.paymentMethodId ?? 'none' } : undefined;
      const call = { path: { id: foreign }, ...(body ? { body } : {}) };
      expect((await client.call(operation, call)).status).toBe(404);
    }),
  ),
  fc.integer({ min: 1, max: 9 }).map((take) =>
    step<Model, RealSystem>(`read by ${String(take)}`, async (_, { client }) => {
      expect(await allOrders(client, take)).toEqual(await allOrders(client));
    }),
  ),
  fc.constant(step<Model, RealSystem>('save and load', (_, real) => saveAndLoad(real.client, () => readAccount(real)))),
];

const personaNames = ['free', 'basic', 'standard', 'professional', 'expired'] as const;

test('BILL-09 API-026 API-030 after any sequence of purchases, nothing is paid, used or credited twice', async () => {
  const taken = await runModel<Model, RealSystem>({
    begin: async (luck) => {
      const persona =
        personaNames[Math.min(personaNames.length - 1, Math.floor(luck * personaNames.length))] ?? 'standard';
      const client = await openClient(persona);
      const { db } = client.emulator;
      await db.runs.replaceAll([]);
      await db.tasks.replaceAll([]);
      const { userId } = personas[persona];
      const others = db.orders.all().filter((order) => order.userId !== userId);
      const foreignOrderId = others.find((order) => order.status === OrderStatus.WaitingPay) ?? others[0];
      const real = { client, foreignOrderId: foreignOrderId?.orderId ?? 'none' };
      expect(foreignOrderId).toBeDefined();
      const { orders, coupons, methods, account } = await readAccount(real);
      const model: Model = {
        ordersByKey: new Map(),
        orders: new Map(orders.map((order) => [order.orderId, order])),
        usedCoupons: new Map(),
        methods,
        coupons,
        balance: account.totalBalance,
      };
      return { model, real };
    },
    steps: steps(),
    checkInvariants,
  });
  expect(taken).toBeGreaterThanOrEqual(STEPS);
}, 240_000);
