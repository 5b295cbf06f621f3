import { describe, expect, test } from 'vitest';
import { AccountLevel, GoodsCode } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { SubscriptionRecord } from '#mocks/db/billing';
import { runRecord } from '#tests/fixtures/run-record';
import { addMonths } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { goodsOf } from '#mocks/seeds/goods';
import { openClient } from '#mocks/test-client';
import { changePlan, nextPlanPeriod, unusedValue } from './plans';

const DAY = 86_400_000;
const { userId } = personas.standard;

async function openPlan(
  account: Partial<AccountRecord> = {},
  subscription: Partial<SubscriptionRecord> | undefined = {},
) {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  await db.accounts.update(userId, (draft) => void Object.assign(draft, account));
  await db.subscriptions.update(userId, (draft) => void Object.assign(draft, subscription));
  const record = () => {
    const found = db.accounts.get(userId);
    if (!found) throw new Error('There is no account');
    return found;
  };
  const now = clock.now();
  const endsAt = record().levelExpiresAt ?? 0;
  const period = (code: GoodsCode, quantity = 1, at = now) => nextPlanPeriod(db, record(), goodsOf(code), quantity, at);
  return { db, now, endsAt, account: record, period };
}

describe('period of a bought plan', () => {
  test('API-030 a higher plan begins now, the same one extends the current one, any other follows', async () => {
    const { now, endsAt, period } = await openPlan();
    expect(period(GoodsCode.ProfessionalQuarterly, 2)).toEqual({
      mode: 'now',
      startsAt: now,
      endsAt: addMonths(now, 6),
    });
    const following = { startsAt: endsAt, endsAt: addMonths(endsAt, 12) };
    expect(period(GoodsCode.StandardYearly)).toEqual({ mode: 'longer', ...following });
    expect(period(GoodsCode.BasicYearly)).toEqual({ mode: 'next', ...following });
    expect(period(GoodsCode.StandardMonthly, 12)).toEqual({ mode: 'next', ...following });
  });

  test('a plan begins now without a running one: expired, at its end, without an end or free', async () => {
    const { now, endsAt, period } = await openPlan();
    expect(period(GoodsCode.BasicMonthly, 1, endsAt - 1).mode).toBe('next');
    expect(period(GoodsCode.BasicMonthly, 1, endsAt).mode).toBe('now');
    for (const change of [
      { isLevelExpired: true },
      { levelExpiresAt: undefined },
      { accountLevel: AccountLevel.Free },
    ]) {
      const other = await openPlan(change);
      expect(other.period(GoodsCode.BasicMonthly)).toEqual({ mode: 'now', startsAt: now, endsAt: addMonths(now, 1) });
    }
    expect((await openPlan({ accountLevel: AccountLevel.Basic })).period(GoodsCode.BasicMonthly).mode).toBe('next');
  });

  test('without a subscription, even the same plan follows the running one', async () => {
    const { db, endsAt, period } = await openPlan();
    await db.subscriptions.remove(userId);
    expect(period(GoodsCode.StandardYearly)).toMatchObject({ mode: 'next', startsAt: endsAt });
  });

  test('a plan bought during a trial begins now, whatever the trial restores', async () => {
    const { now } = await openPlan();
    for (const trialOver of [
      { level: AccountLevel.Basic, expiresAt: now + 90 * DAY },
      { level: AccountLevel.Free, expiresAt: undefined },
    ])
      expect((await openPlan({}, { trialOver })).period(GoodsCode.BasicMonthly).mode).toBe('now');
  });
});

describe('unused value of a plan', () => {
  test('the rest of the paid period counts in proportion, and a successor in full', async () => {
    const { db, now, endsAt, account } = await openPlan({}, { paid: 100, next: undefined });
    const value = async (periodStart: number, next?: SubscriptionRecord['next']) => {
      await db.subscriptions.update(userId, (draft) => void Object.assign(draft, { periodStart, next }));
      return unusedValue(db, account(), now);
    };
    const left = endsAt - now;
    expect(await value(now - left)).toBeCloseTo(50, 10);
    expect(await value(now - 3 * left)).toBeCloseTo(25, 10);
    expect(await value(now + left / 2)).toBe(100);
    expect(await value(endsAt)).toBe(0);
    expect(await value(now - left, { code: GoodsCode.BasicMonthly, paid: 39, months: 1 })).toBeCloseTo(89, 10);
  });

  test('a plan that ended or was never bought has no value', async () => {
    const { db, now, endsAt, account } = await openPlan();
    expect(unusedValue(db, account(), endsAt)).toBe(0);
    expect(unusedValue(db, { ...account(), isLevelExpired: true }, now)).toBe(0);
    await db.subscriptions.remove(userId);
    expect(unusedValue(db, account(), now)).toBe(0);
  });

  test('during a trial, the plan that it restores counts', async () => {
    const { db, now, account } = await openPlan();
    const change = { paid: 60, periodStart: now - 10 * DAY, next: undefined };
    const trialOver = { level: AccountLevel.Basic, expiresAt: now + 20 * DAY };
    await db.subscriptions.update(userId, (draft) => void Object.assign(draft, { ...change, trialOver }));
    expect(unusedValue(db, account(), now)).toBeCloseTo(40, 10);
    await db.subscriptions.update(
      userId,
      (draft) => void (draft.trialOver = { level: AccountLevel.Free, expiresAt: now + 20 * DAY }),
    );
    expect(unusedValue(db, account(), now)).toBe(0);
  });
});

describe('change of a plan', () => {
  test('another level has its own task limit and export quota, plus the rows bought', async () => {
    const { db, now, account } = await openPlan({ exportRowLimit: 1_200_000, taskLimit: 7 });
    const setLevel = (accountLevel: AccountLevel) =>
      changePlan(db, userId, now, { account: (draft) => void (draft.accountLevel = accountLevel) });
    await setLevel(AccountLevel.Standard);
    expect(account()).toMatchObject({ taskLimit: 7, exportRowLimit: 1_200_000, cloudNodes: 3 });
    await setLevel(AccountLevel.Basic);
    expect(account()).toMatchObject({ taskLimit: 25, exportRowLimit: 250_000, cloudNodes: 0 });
    await setLevel(AccountLevel.Professional);
    expect(account()).toMatchObject({ taskLimit: 250, exportRowLimit: undefined, cloudNodes: 10 });
    await setLevel(AccountLevel.Free);
    expect(account()).toMatchObject({ taskLimit: 10, exportRowLimit: 10_000, cloudNodes: 0 });
    await db.accounts.update(userId, (draft) => void (draft.exportRowLimit = 4_000));
    await setLevel(AccountLevel.Basic);
    expect(account().exportRowLimit).toBe(50_000);
  });

  test('nodes beyond the plan stay with the account, and bought ones end with the plan', async () => {
    const { db, now, account } = await openPlan({ cloudNodes: 8 }, { extraCloudNodes: 2 });
    await changePlan(db, userId, now, { subscription: (draft) => void (draft.extraCloudNodes += 4) });
    expect(account().cloudNodes).toBe(12);
    await changePlan(db, userId, now, { account: (draft) => void (draft.isLevelExpired = true) });
    expect(account().cloudNodes).toBe(3);
    await db.accounts.update(userId, (draft) => void (draft.cloudNodes = 0));
    await changePlan(db, userId, now, { account: (draft) => void (draft.isLevelExpired = false) });
    expect(account().cloudNodes).toBe(9);
    await db.accounts.update(userId, (draft) => void (draft.cloudNodes = 1));
    await changePlan(db, userId, now, { account: (draft) => void (draft.isLevelExpired = true) });
    expect(account().cloudNodes).toBe(0);
  });

  test('an account without a subscription gets an empty one, and an unknown account none', async () => {
    const { db, now } = await openPlan();
    await changePlan(db, personas.free.userId, now, { subscription: (draft) => void (draft.paid += 5) });
    expect(db.subscriptions.get(personas.free.userId)).toEqual({
      userId: personas.free.userId,
      code: undefined,
      periodStart: now,
      paid: 5,
      autoRenew: false,
      failedRenewal: undefined,
      extraCloudNodes: 0,
      next: undefined,
      trialOver: undefined,
    });
    await changePlan(db, 'nobody', now, {});
    expect(db.subscriptions.get('nobody')).toBeUndefined();
  });

  test('members share the end of the plan of their owner, and have none without a plan for members', async () => {
    const { db, now } = await openPlan();
    const owner = personas.enterprise.userId;
    const own = () =>
      db.accounts
        .all()
        .filter((entry) => entry.parentUserId === owner)
        .map((entry) => [entry.isLevelExpired, entry.levelExpiresAt]);
    const others = () => db.accounts.all().filter((entry) => entry.parentUserId === personas.enterprisePlus.userId);
    const before = others();
    expect(own().length).toBeGreaterThan(1);
    const change = (level: AccountLevel, isLevelExpired: boolean, levelExpiresAt: number) =>
      changePlan(db, owner, now, {
        account: (draft) => void Object.assign(draft, { accountLevel: level, isLevelExpired, levelExpiresAt }),
      });
    await change(AccountLevel.Enterprise, false, now + DAY);
    expect(own()).toEqual(own().map(() => [false, now + DAY]));
    await change(AccountLevel.Enterprise, true, now);
    expect(own()).toEqual(own().map(() => [true, now]));
    await change(AccountLevel.Professional, false, now + 3 * DAY);
    expect(own()).toEqual(own().map(() => [true, now + 3 * DAY]));
    await change(AccountLevel.EnterprisePlus, false, now + 4 * DAY);
    expect(own()).toEqual(own().map(() => [false, now + 4 * DAY]));
    expect(others()).toEqual(before);
  });

  test('waiting runs of members start when the plan of their owner begins again', async () => {
    const { db, now } = await openPlan();
    const member = personas.enterpriseChild.userId;
    await db.runs.replaceAll([]);
    const { runId } = await db.runs.insert(runRecord({ userId: member, requestedAt: now, startedAt: undefined }));
    await db.accounts.update(member, (draft) => void (draft.cloudNodes = 1));
    const setExpired = (isLevelExpired: boolean) =>
      changePlan(db, personas.enterprise.userId, now, {
        account: (draft) => void Object.assign(draft, { isLevelExpired }),
      });
    await setExpired(true);
    expect(db.runs.get(runId)?.startedAt).toBeUndefined();
    await setExpired(false);
    expect(db.runs.get(runId)?.startedAt).toBe(now);
  });
});
