import { describe, expect, test } from 'vitest';
import { ActivityStatus, ActivityStepStatus, CouponStatus, ExportFormat, ExportScope } from '#src/contract/enums.gen';
import { PLAN_WEEKS, planWeeksFrom } from '#mocks/seeds/activities';
import { openClient, type TestClient } from '#mocks/test-client';
import { activityStepChanges, couponExpiry } from './promotion-events';

const DAY = 86_400_000;

async function atRest(client: TestClient): Promise<void> {
  const { db } = client.emulator;
  await db.runs.replaceAll([]);
  await db.tasks.replaceAll([]);
  await db.orders.replaceAll([]);
  await db.exports.replaceAll([]);
  await db.sessions.replaceAll(db.sessions.all().filter((session) => session.token === client.token));
  await db.accounts.updateMany(
    db.accounts.all().map((account) => account.userId),
    (draft) => void (draft.levelExpiresAt = undefined),
  );
}

describe('jump to the next event', () => {
  test('ENUM-49 the clock stops at every step of an activity', async () => {
    const client = await openClient();
    await atRest(client);
    await client.emulator.db.coupons.replaceAll([]);
    const seen: [number, ActivityStepStatus][] = [];
    const start = client.emulator.clock.now();
    for (let step = 0; step < 5; step++) {
      const { now } = await client.emulator.advanceToNextEvent();
      const { body } = await client.call('getActivity', { query: { code: PLAN_WEEKS } });
      seen.push([(now - start) / DAY, body.currentStep]);
    }
    expect(seen).toEqual([
      [9, ActivityStepStatus.Pre],
      [12, ActivityStepStatus.First],
      [16, ActivityStepStatus.NotFirst],
      [23, ActivityStepStatus.Encore],
      [26, ActivityStepStatus.NotActivity],
    ]);
  });

  test('ENUM-50 the clock stops only at the start and end of a paused activity', async () => {
    const client = await openClient();
    await atRest(client);
    const { db, clock } = client.emulator;
    await db.coupons.replaceAll([]);
    await db.activities.update(PLAN_WEEKS, (draft) => void (draft.paused = true));
    const start = clock.now();
    const seen: unknown[] = [];
    for (let step = 0; step < 2; step++) {
      const { now } = await client.emulator.advanceToNextEvent();
      const { body } = await client.call('getActivity', { query: { code: PLAN_WEEKS } });
      seen.push([(now - start) / DAY, body.status]);
    }
    expect(seen).toEqual([
      [9, ActivityStatus.Paused],
      [26, ActivityStatus.Ended],
    ]);
  });

  test('the clock stops when a coupon expires', async () => {
    const client = await openClient();
    await atRest(client);
    const { db } = client.emulator;
    await db.activities.replaceAll([]);
    const good = async () =>
      (await client.call('listCoupons', { query: { pageSize: 100 } })).body.items.filter(
        (coupon) => coupon.status === CouponStatus.Bound,
      );
    const first = (await good()).toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))[0];
    await db.coupons.replaceAll(db.coupons.all().filter((coupon) => coupon.couponId === first?.couponId));
    const { now } = await client.emulator.advanceToNextEvent();
    expect(new Date(now).toISOString()).toBe(first?.expiresAt);
    expect(await good()).toEqual([]);
  });

  test('the clock stops when the file of an export expires', async () => {
    const client = await openClient();
    const { db, clock } = client.emulator;
    await db.exports.replaceAll([]);
    const body = { taskId: client.taskId(12), format: ExportFormat.CSV, scope: ExportScope.All };
    const { recordId } = (await client.call('startExport', { body })).body;
    client.advanceSeconds(3_600);
    await client.call('getAccount');
    for (const run of db.activeRuns()) await db.runs.remove(run.runId);
    await db.tasks.updateMany(
      db.tasks.all().map((task) => task.taskId),
      (draft) => void (draft.schedule = undefined),
    );
    await db.orders.replaceAll([]);
    await db.coupons.replaceAll([]);
    await db.sessions.replaceAll(db.sessions.all().filter((session) => session.token === client.token));
    const download = () => client.call('getExportDownload', { query: { recordId } });
    expect((await download()).status).toBe(200);
    const before = clock.now();
    const { now } = await client.emulator.advanceToNextEvent();
    expect(now - before).toBeLessThan(DAY);
    expect((await download()).error.code).toBe('Expired');
    expect(db.exports.get(recordId)).toBeDefined();
  });

  test('the clock stops when a session ends, and the event names the account without its token', async () => {
    const client = await openClient();
    await atRest(client);
    const { emulator } = client;
    await emulator.db.activities.replaceAll([]);
    await emulator.db.coupons.replaceAll([]);
    const token = await emulator.signInAs('professional');
    expect((await client.call('getAccount', { token })).status).toBe(200);
    const { happened } = await emulator.advanceToNextEvent();
    expect(happened).toEqual([{ name: 'sessionEnded', at: emulator.clock.now(), ids: ['10003'] }]);
    expect((await client.call('getAccount', { token })).status).toBe(401);
    expect(emulator.db.sessions.get(token ?? '')).toBeUndefined();
    expect((await client.call('getAccount')).status).toBe(200);
  });
});

describe('next change of a promotion', () => {
  test('the next coupon to expire is neither used nor reserved by an order', async () => {
    const { db, clock } = (await openClient()).emulator;
    const now = clock.now();
    const coupon = { userId: '1', code: 'PLAN15', boundAt: 0, usedAt: undefined, orderId: undefined };
    await db.coupons.replaceAll([]);
    expect(couponExpiry.nextAfter(db, now)).toBeUndefined();
    await db.coupons.insertMany([
      { ...coupon, couponId: 'used', expiresAt: now + 1, usedAt: now },
      { ...coupon, couponId: 'reserved', expiresAt: now + 2, orderId: 'order' },
      { ...coupon, couponId: 'later', expiresAt: now + 5 },
      { ...coupon, couponId: 'sooner', expiresAt: now + 4 },
    ]);
    expect([now, now + 3, now + 4, now + 5].map((time) => couponExpiry.nextAfter(db, time))).toEqual([
      now + 4,
      now + 4,
      now + 5,
      undefined,
    ]);
  });

  test('a step changes at its start and its end, even with a pause between two steps', async () => {
    const { db, clock } = (await openClient()).emulator;
    const start = clock.now() + DAY;
    const activity = planWeeksFrom(start);
    await db.activities.replaceAll([{ ...activity, steps: activity.steps.filter((_, index) => index !== 1) }]);
    const next = (days: number) => {
      const time = activityStepChanges.nextAfter(db, start + days * DAY);
      return time === undefined ? undefined : (time - start) / DAY;
    };
    expect([-1, 0, 3, 7, 14, 17].map(next)).toEqual([0, 3, 7, 14, 17, undefined]);
    await db.activities.update(PLAN_WEEKS, (draft) => void (draft.paused = true));
    expect([-1, 0, 3, 17].map(next)).toEqual([0, 17, 17, undefined]);
  });
});
