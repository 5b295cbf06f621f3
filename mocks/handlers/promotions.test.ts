import { expect, test } from 'vitest';
import {
  AccountLevel,
  ActivityStepStatus,
  CouponStatus,
  GoodsCode,
  MissionType,
  PushAnswer,
  SaleType,
  SubscriptionStatus,
  TrialState,
} from '#src/contract/enums.gen';
import type { ScenarioName } from '#mocks/scenarios';
import { openClient } from '#mocks/test-client';

const DAY = 86_400;

test('ENUM-05 ENUM-52 a trial raises the level once for seven days, then restores the previous level', async () => {
  const { call, advanceSeconds } = await openClient('free');
  expect((await call('canTrial')).body).toEqual({ canTrial: true, trialDays: 7, trialLevel: AccountLevel.Standard });
  const { body } = await call('startTrial');
  expect(body).toMatchObject({ status: SubscriptionStatus.Trial, saleType: SaleType.Trial, autoRenew: false });
  expect((await call('getAccount')).body).toMatchObject({ accountLevel: 2, trialState: TrialState.Done });
  expect((await call('getAccountResources')).body).toMatchObject({ cloudNodeLimit: 3, taskLimit: 100 });
  expect((await call('canTrial')).body.canTrial).toBe(false);
  expect((await call('startTrial')).error.code).toBe('TrialDone');
  advanceSeconds(7 * DAY);
  expect((await call('getAccount')).body).toMatchObject({
    accountLevel: 1,
    isLevelExpired: false,
    levelExpiresAt: null,
  });
  expect((await call('getAccountResources')).body).toMatchObject({ cloudNodeLimit: 0, taskLimit: 10 });
  expect((await call('getSubscription')).body.status).toBe(SubscriptionStatus.None);
});

test.each([
  ['basic', 409, 'TrialDone'],
  ['noPlan', 409, 'TrialRefused'],
  ['professional', 409, 'TrialRefused'],
  ['enterpriseChild', 403, 'SubMember'],
] as const)('a trial for %s is refused with %i %s', async (persona, status, code) => {
  const { call } = await openClient(persona);
  const answer = await call('startTrial');
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  expect((await call('canTrial')).body.canTrial).toBe(false);
});

test('a plan bought during a trial replaces the trial', async () => {
  const { call, advanceSeconds } = await openClient('free');
  await call('startTrial');
  const order = { code: GoodsCode.BasicMonthly, idempotencyKey: 'after-trial' };
  const { orderId } = (await call('placeOrder', { body: order })).body;
  const { paymentMethodId } = (await call('addPaymentMethod', { body: { providerToken: 'tok_visa' } })).body;
  await call('payOrder', { path: { id: orderId }, body: { paymentMethodId } });
  expect((await call('getSubscription')).body).toMatchObject({ status: 'Active', level: AccountLevel.Basic });
  advanceSeconds(8 * DAY);
  expect((await call('getAccount')).body.accountLevel).toBe(AccountLevel.Basic);
});

test('API-036 a mission is refused until done, is rewarded once and raises the balance', async () => {
  const { call } = await openClient('professional');
  const complete = (missionType: MissionType) => call('completeMission', { query: { missionType } });
  const before = (await call('getAccount')).body.totalBalance;
  const first = (await complete(MissionType.FirstRun)).body;
  expect(first).toMatchObject({ completed: true, rewarded: true, reward: 1 });
  expect(first.totalBalance).toBeCloseTo(before + 1, 3);
  expect((await complete(MissionType.FirstRun)).body).toMatchObject({
    rewarded: false,
    totalBalance: first.totalBalance,
  });
  const undone = await complete(MissionType.FirstExport);
  expect([undone.status, undone.error.code]).toEqual([409, 'MissionNotDone']);
  expect((await call('completeMission', { query: { missionType: 'Fly' } })).status).toBe(400);
});

test('API-036 missions list their reward and whether they are done and collected', async () => {
  const { call, advanceSeconds } = await openClient('professional');
  const list = async () => (await call('listMissions')).body.items;
  const [task, run, rows, information] = await list();
  expect([task?.missionType, run?.missionType, rows?.missionType, information?.missionType]).toEqual(
    Object.values(MissionType),
  );
  expect(run).toEqual({ missionType: MissionType.FirstRun, reward: 1, done: true, completedAt: null });
  expect(rows).toMatchObject({ done: false, completedAt: null });
  advanceSeconds(60);
  const { completedAt } = (await call('completeMission', { query: { missionType: MissionType.FirstRun } })).body;
  expect((await list())[1]).toEqual({ ...run, completedAt });
  const other = await openClient('noPlan');
  expect((await other.call('listMissions')).body.items.every((entry) => !entry.done)).toBe(true);
  expect((await call('listMissions', { token: undefined })).status).toBe(401);
});

test('API-036 a collected mission stays done after its condition no longer holds', async () => {
  const { call, emulator } = await openClient('standard');
  const complete = () => call('completeMission', { query: { missionType: MissionType.BillingInformation } });
  expect((await complete()).body.rewarded).toBe(true);
  await emulator.db.billingInformation.remove('10002');
  expect((await complete()).body.rewarded).toBe(false);
  const { items } = (await call('listMissions')).body;
  expect(items.find(({ missionType }) => missionType === MissionType.BillingInformation)?.done).toBe(true);
});

test('API-035 the latest answer to the push prompt is stored, for an account and for a visitor', async () => {
  const { call, emulator } = await openClient('standard');
  for (const answer of [PushAnswer.Later, PushAnswer.Accept])
    expect((await call('answerPushPrompt', { body: { answer, page: '/pricing' } })).status).toBe(204);
  await call('answerPushPrompt', { body: { answer: PushAnswer.Decline }, token: undefined });
  const storedAnswers = emulator.db.pushAnswers.all().map((entry) => entry.answer);
  expect(storedAnswers).toEqual([PushAnswer.Accept, PushAnswer.Decline]);
  expect((await call('answerPushPrompt', { body: { answer: 'Perhaps' } })).status).toBe(422);
});

const steps: readonly (readonly [ScenarioName, ActivityStepStatus])[] = [
  ['activityPre', ActivityStepStatus.Pre],
  ['activityFirst', ActivityStepStatus.First],
  ['activityNotFirst', ActivityStepStatus.NotFirst],
  ['activityEncore', ActivityStepStatus.Encore],
];

test.each(steps)('ENUM-49 the activity of scenario %s is in step %i', async (scenario, step) => {
  const { call } = await openClient('free', scenario);
  expect((await call('listActiveActivities')).body.items.map((entry) => entry.currentStep)).toEqual([step]);
});

test.each([
  ['couponBound', CouponStatus.Bound],
  ['couponUsed', CouponStatus.Used],
  ['couponExpired', CouponStatus.Expired],
] as const)('ENUM-46 scenario %s has one coupon with status %s', async (scenario, status) => {
  const { call } = await openClient('standard', scenario);
  expect((await call('listCoupons')).body.items.map((coupon) => coupon.status)).toEqual([status]);
});

test('ENUM-43 the scenarios have an order in every status', async () => {
  const order = async (scenario: ScenarioName) => {
    const { call } = await openClient('standard', scenario);
    const { status, paymentPending } = (await call('getOrder', { path: { id: 'order-10002-waiting' } })).body;
    return [status, paymentPending];
  };
  expect(await order('orderWaiting')).toEqual(['WaitingPay', false]);
  expect(await order('orderPaid')).toEqual(['Paid', false]);
  expect(await order('orderCanceled')).toEqual(['Cancel', false]);
  expect(await order('paymentOnItsWay')).toEqual(['WaitingPay', true]);
});

test('empty scenarios have no orders, coupons, payment methods or billing information', async () => {
  const open = async (scenario: ScenarioName) => (await openClient('standard', scenario)).call;
  expect((await (await open('ordersEmpty'))('queryOrders', { body: {} })).body.total).toBe(0);
  expect((await (await open('couponsEmpty'))('listCoupons')).body.total).toBe(0);
  expect((await (await open('noPaymentMethod'))('listPaymentMethods')).body.items).toEqual([]);
  expect((await (await open('billingInformationEmpty'))('getBillingInformation')).body.city).toBe('');
  expect((await (await open('cardExpired'))('listPaymentMethods')).body.items.some((method) => method.isExpired)).toBe(
    true,
  );
  expect((await (await open('trialRunning'))('getAccount')).status).toBe(200);
});
