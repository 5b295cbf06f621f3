import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  BillingPeriod,
  GoodsCode,
  SaleType,
  SubscriptionStatus,
  TrialState,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { buyGoods, getAccount, getSubscription } from './purchase-calls';

const noPlan = {
  status: SubscriptionStatus.None,
  code: null,
  level: AccountLevel.Free,
  period: null,
  saleType: SaleType.None,
  startsAt: null,
  endsAt: null,
  autoRenew: false,
  renewalPrice: null,
  paymentMethodId: null,
  limits: { taskLimit: 10, cloudNodes: 0, exportRowLimit: 10_000 },
  extraCloudNodes: 0,
  next: null,
  failedRenewal: null,
};

describe('the plan', () => {
  test('an account that bought no plan has none', async () => {
    expect(await getSubscription(await openClient('free'))).toEqual(noPlan);
    expect(await getSubscription(await openClient('noPlan'))).toEqual({ ...noPlan, level: AccountLevel.None });
  });

  test('an active plan has its period, its next payment and the default payment method of the account', async () => {
    const client = await openClient();
    const { items } = (await client.call('listPaymentMethods')).body;
    expect(items.length).toBeGreaterThan(1);
    const [last] = items.slice(-1);
    await client.call('setDefaultPaymentMethod', { path: { id: last?.paymentMethodId ?? '' } });
    const { levelExpiresAt } = await getAccount(client);
    expect(await getSubscription(client)).toEqual({
      status: SubscriptionStatus.Active,
      code: GoodsCode.StandardYearly,
      level: AccountLevel.Standard,
      period: BillingPeriod.Yearly,
      saleType: SaleType.None,
      startsAt: levelExpiresAt?.replace(/^\d+/, (year) => String(Number(year) - 1)),
      endsAt: levelExpiresAt,
      autoRenew: true,
      renewalPrice: 948,
      paymentMethodId: last?.paymentMethodId,
      limits: { taskLimit: 100, cloudNodes: 3, exportRowLimit: 1_000_000 },
      extraCloudNodes: 0,
      next: null,
      failedRenewal: null,
    });
    await buyGoods(client, GoodsCode.CloudNode, { quantity: 2 });
    expect((await getSubscription(client)).extraCloudNodes).toBe(2);
  });

  test.for([
    ['enterprise', GoodsCode.Enterprise, AccountLevel.Enterprise],
    ['enterprisePlus', GoodsCode.EnterprisePlus, AccountLevel.EnterprisePlus],
  ] as const)('the plan of %s runs by contract and cannot be canceled or resumed', async ([persona, code, level]) => {
    const client = await openClient(persona);
    expect(await getSubscription(client)).toMatchObject({
      status: SubscriptionStatus.Contract,
      code,
      level,
      period: BillingPeriod.Yearly,
      autoRenew: false,
      renewalPrice: null,
      paymentMethodId: null,
    });
    const { status, error } = await client.call('cancelSubscription');
    expect([status, error.code]).toEqual([409, 'NothingToCancel']);
    expect((await client.call('resumeSubscription')).status).toBe(409);
  });

  test('an expired plan keeps its code and has the limits of the Free plan', async () => {
    const client = await openClient('expired');
    expect(await getSubscription(client)).toMatchObject({
      status: SubscriptionStatus.Expired,
      code: GoodsCode.ProfessionalMonthly,
      level: AccountLevel.Free,
      period: BillingPeriod.Monthly,
      autoRenew: false,
      renewalPrice: null,
      paymentMethodId: null,
      limits: noPlan.limits,
      failedRenewal: 'CardExpired',
    });
    const { status, error } = await client.call('cancelSubscription');
    expect([status, error.code]).toEqual([409, 'NothingToCancel']);
  });

  test('a trial has a level, a start and an end, but no goods and no renewal', async () => {
    const client = await openClient('free');
    client.advanceSeconds(60);
    await client.call('startTrial');
    expect(await getSubscription(client)).toEqual({
      ...noPlan,
      status: SubscriptionStatus.Trial,
      level: AccountLevel.Standard,
      saleType: SaleType.Trial,
      startsAt: '2026-11-16T10:01:00.000Z',
      endsAt: '2026-11-23T10:01:00.000Z',
      limits: { taskLimit: 100, cloudNodes: 3, exportRowLimit: 1_000_000 },
    });
    expect((await client.call('cancelSubscription')).error.code).toBe('NothingToCancel');
    const basic = await openClient('basic');
    await basic.emulator.db.accounts.update(
      personas.basic.userId,
      (draft) => void (draft.trialState = TrialState.Never),
    );
    await basic.call('startTrial');
    expect(await getSubscription(basic)).toMatchObject({
      status: SubscriptionStatus.Trial,
      code: null,
      period: null,
      autoRenew: false,
      renewalPrice: null,
      paymentMethodId: null,
    });
  });

  test('after a trial, a Free account has no plan again', async () => {
    const client = await openClient('free');
    await client.call('startTrial');
    client.advanceSeconds(7 * 86_400);
    expect(await getSubscription(client)).toEqual(noPlan);
  });

  test('API-030 a plan that follows has its own level and period, and sets the price of the renewal', async () => {
    const client = await openClient();
    await buyGoods(client, GoodsCode.BasicQuarterly);
    const { endsAt, next, renewalPrice, level } = await getSubscription(client);
    const months = new Date(endsAt ?? '');
    months.setUTCMonth(months.getUTCMonth() + 3);
    expect(next).toEqual({
      code: GoodsCode.BasicQuarterly,
      level: AccountLevel.Basic,
      startsAt: endsAt,
      endsAt: months.toISOString(),
    });
    expect([level, renewalPrice]).toEqual([AccountLevel.Standard, 108]);
  });
});

describe('the renewal', () => {
  test('canceling and resuming change the renewal of the own plan only', async () => {
    const client = await openClient();
    const basic = await client.emulator.signInAs('basic');
    const others = async () => (await client.call('getSubscription', { token: basic })).body;
    const [before, foreign] = [await getSubscription(client), await others()];
    const canceled = (await client.call('cancelSubscription')).body;
    const ending = {
      ...before,
      status: SubscriptionStatus.Ending,
      autoRenew: false,
      renewalPrice: null,
      paymentMethodId: null,
    };
    expect(canceled).toEqual(ending);
    expect(await getSubscription(client)).toEqual(ending);
    const again = await client.call('cancelSubscription');
    expect([again.status, again.error.code]).toEqual([409, 'NothingToCancel']);
    expect((await client.call('resumeSubscription')).body).toEqual(before);
    expect(await getSubscription(client)).toEqual(before);
    const resumed = await client.call('resumeSubscription');
    expect([resumed.status, resumed.error.code]).toEqual([409, 'NothingToResume']);
    expect(await others()).toEqual(foreign);
  });

  test('a refused resumption leaves the plan ending', async () => {
    const client = await openClient();
    await client.call('cancelSubscription');
    for (const { paymentMethodId } of (await client.call('listPaymentMethods')).body.items)
      await client.call('removePaymentMethod', { path: { id: paymentMethodId } });
    const { status, error } = await client.call('resumeSubscription');
    expect([status, error.code]).toEqual([409, 'PaymentMethodNeeded']);
    expect((await getSubscription(client)).status).toBe(SubscriptionStatus.Ending);
  });

  test('ROLE-11 a sub-member sees and changes no plan', async () => {
    const client = await openClient('enterpriseChild');
    for (const operation of ['getSubscription', 'cancelSubscription', 'resumeSubscription'] as const) {
      const { status, error } = await client.call(operation);
      expect([operation, status, error.code]).toEqual([operation, 403, 'SubMember']);
    }
  });
});
