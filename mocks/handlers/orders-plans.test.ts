import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  DeclineReason,
  GoodsCode,
  OrderCancelReason,
  OrderStatus,
  PaymentResult,
  SubscriptionStatus,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { PersonaName } from '#mocks/personas';
import { planLimits } from '#mocks/seeds/plan-limits';
import { openClient } from '#mocks/test-client';
import { getAccount, buyGoods, payOrder, placeOrder, getSubscription } from './purchase-calls';

const DAY = 86_400;

describe('plan', () => {
  test('ROLE-08 a paid plan raises level, task limit, cloud nodes and export quota immediately', async () => {
    const client = await openClient('free');
    await buyGoods(client, GoodsCode.StandardQuarterly, { quantity: 2 });
    const limits = planLimits[AccountLevel.Standard];
    expect((await client.call('getAccountResources')).body).toMatchObject({
      accountLevel: AccountLevel.Standard,
      taskLimit: limits.tasks,
      cloudNodeLimit: limits.cloudNodes,
      exportRowLimit: limits.exportRows,
    });
    expect(await getAccount(client)).toMatchObject({
      levelExpiresAt: '2027-05-16T10:00:00.000Z',
      isLevelExpired: false,
    });
    expect(await getSubscription(client)).toMatchObject({
      status: SubscriptionStatus.Active,
      code: GoodsCode.StandardQuarterly,
      renewalPrice: 279,
    });
    await buyGoods(client, GoodsCode.CloudNode, { quantity: 2 });
    await buyGoods(client, GoodsCode.OneTimeExport);
    expect((await client.call('getAccountResources')).body).toMatchObject({
      cloudNodeLimit: limits.cloudNodes + 2,
      exportRowLimit: (limits.exportRows ?? 0) + 100_000,
    });
  });

  test('a plan renews automatically with a separate order', async () => {
    const client = await openClient('free');
    await buyGoods(client, GoodsCode.StandardMonthly);
    client.advanceSeconds(31 * DAY);
    const renewal = (await client.call('queryOrders', { body: {} })).body.items[0];
    expect(renewal).toMatchObject({ isRenewal: true, status: OrderStatus.Paid, total: 99 });
    expect((await getAccount(client)).levelExpiresAt).toBe('2027-01-16T10:00:00.000Z');
  });

  test('a plan with canceled renewal stays until its end, then expires and loses its nodes', async () => {
    const client = await openClient('free');
    await buyGoods(client, GoodsCode.StandardMonthly);
    expect((await client.call('cancelSubscription')).body.status).toBe(SubscriptionStatus.Ending);
    expect((await client.call('cancelSubscription')).error.code).toBe('NothingToCancel');
    client.advanceSeconds(30 * DAY - 1);
    expect((await getAccount(client)).isLevelExpired).toBe(false);
    client.advanceSeconds(1);
    expect(await getAccount(client)).toMatchObject({ isLevelExpired: true, accountLevel: AccountLevel.Standard });
    expect((await client.call('getAccountResources')).body.cloudNodeLimit).toBe(0);
    expect((await getSubscription(client)).status).toBe(SubscriptionStatus.Expired);
    await buyGoods(client, GoodsCode.ProfessionalMonthly);
    expect(await getAccount(client)).toMatchObject({ isLevelExpired: false, accountLevel: AccountLevel.Professional });
    expect((await client.call('getAccountResources')).body.cloudNodeLimit).toBe(10);
  });

  test('a canceled renewal can be resumed only with a stored payment method', async () => {
    const client = await openClient('standard');
    expect((await client.call('resumeSubscription')).error.code).toBe('NothingToResume');
    const before = (await client.call('getSubscription')).body;
    await client.call('cancelSubscription');
    const methods = (await client.call('listPaymentMethods')).body.items;
    for (const { paymentMethodId } of methods)
      expect((await client.call('removePaymentMethod', { path: { id: paymentMethodId } })).status).toBe(204);
    expect((await client.call('resumeSubscription')).error.code).toBe('PaymentMethodNeeded');
    const { paymentMethodId } = (await client.call('addPaymentMethod', { body: { providerToken: 'tok_visa' } })).body;
    expect((await client.call('resumeSubscription')).body).toEqual({ ...before, paymentMethodId });
    expect((await (await openClient('enterpriseChild')).call('resumeSubscription')).status).toBe(403);
  });

  test('a declined renewal ends the plan and records the reason', async () => {
    const client = await openClient('free');
    await buyGoods(client, GoodsCode.StandardMonthly);
    await client.call('addPaymentMethod', { body: { providerToken: 'tok_insufficient_funds', isDefault: true } });
    client.advanceSeconds(31 * DAY);
    expect(await getSubscription(client)).toMatchObject({
      status: SubscriptionStatus.Expired,
      failedRenewal: DeclineReason.InsufficientFunds,
      level: AccountLevel.Free,
    });
    const [failed] = (await client.call('queryOrders', { body: {} })).body.items;
    expect(failed).toMatchObject({ status: OrderStatus.Cancel, cancelReason: OrderCancelReason.PaymentFailed });
  });

  test('API-030 a lower plan starts when the current one ends, and a second successor is refused', async () => {
    const client = await openClient('standard');
    const { endsAt } = await getSubscription(client);
    const order = await buyGoods(client, GoodsCode.BasicMonthly);
    expect(order.startsAt).toBe(endsAt);
    expect((await getSubscription(client)).next).toMatchObject({ code: GoodsCode.BasicMonthly, startsAt: endsAt });
    expect((await getAccount(client)).accountLevel).toBe(AccountLevel.Standard);
    const second = await client.call('priceSubscription', { body: { code: GoodsCode.BasicYearly } });
    expect(second.error.code).toBe('PlanAlreadyFollows');
    client.advanceSeconds(103 * DAY);
    expect((await getAccount(client)).accountLevel).toBe(AccountLevel.Basic);
    expect((await client.call('getAccountResources')).body).toMatchObject({ taskLimit: 25, cloudNodeLimit: 0 });
  });

  test.each(['basic', 'standard', 'professional', 'enterprise', 'enterprisePlus', 'expired'] as const)(
    'the seeded plan of %s ends on the expiry date of the account',
    async (persona: Exclude<PersonaName, 'visitor'>) => {
      const client = await openClient(persona);
      const plan = await getSubscription(client);
      expect(plan.endsAt).toBe((await getAccount(client)).levelExpiresAt);
      expect(Date.parse(plan.startsAt ?? '')).toBeLessThan(client.emulator.clock.now());
    },
  );
});

describe('two plan orders', () => {
  const prorationOf = (order: Schemas['Order']) => order.lines.find((line) => line.kind === 'Proration')?.amount ?? 0;

  test('the rest of a plan is credited once, and an outdated order is refused', async () => {
    const client = await openClient('standard');
    const first = (await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body;
    const second = (await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body;
    expect([prorationOf(first) > 200, prorationOf(second)]).toEqual([true, prorationOf(first)]);
    expect((await payOrder(client, second.orderId)).body.result).toBe(PaymentResult.Paid);
    const { endsAt } = await getSubscription(client);
    const late = await payOrder(client, first.orderId);
    expect([late.status, late.error.code]).toEqual([409, 'OrderOutdated']);
    expect((await getSubscription(client)).endsAt).toBe(endsAt);
    expect((await client.call('cancelOrder', { path: { id: first.orderId } })).status).toBe(200);
  });

  test('only one plan can follow the current one, and a second is refused', async () => {
    const client = await openClient('standard');
    const orders = [GoodsCode.BasicMonthly, GoodsCode.StandardMonthly].map((code) => placeOrder(client, { code }));
    const [first, second] = await Promise.all(orders);
    await payOrder(client, first?.body.orderId ?? '');
    expect((await payOrder(client, second?.body.orderId ?? '')).error.code).toBe('OrderOutdated');
    expect((await getSubscription(client)).next?.code).toBe(GoodsCode.BasicMonthly);
  });

  test('no other plan can be paid while a plan payment is pending', async () => {
    const client = await openClient('standard');
    const first = (await placeOrder(client, { code: GoodsCode.ProfessionalYearly })).body;
    const second = (await placeOrder(client, { code: GoodsCode.BasicMonthly })).body;
    expect((await payOrder(client, first.orderId, 'tok_ach')).body.result).toBe(PaymentResult.Pending);
    expect((await payOrder(client, second.orderId, 'tok_jcb')).error.code).toBe('PaymentPending');
    expect((await placeOrder(client, { code: GoodsCode.ProfessionalMonthly })).error.code).toBe('PaymentPending');
    client.advanceSeconds(600);
    expect((await getAccount(client)).accountLevel).toBe(AccountLevel.Professional);
  });
});
