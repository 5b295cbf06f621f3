import { describe, expect, test } from 'vitest';
import { ActivityStatus, ActivityStepStatus, GoodsCode, SaleType } from '#src/contract/enums.gen';
import { createDatabase } from '#mocks/db/database';
import type { ActivityRecord } from '#mocks/db/promotions';
import { planWeeksFrom } from '#mocks/seeds/activities';
import { activityPrice, activityStatusAt, roundToCents, stepAt } from './activities';

const DAY = 86_400_000;
const START = Date.parse('2026-11-16T10:00:00Z');
const { Pre, First, NotFirst, Encore } = ActivityStepStatus;

async function priceAt(days: number, code: GoodsCode, ...activities: ActivityRecord[]) {
  const db = createDatabase(() => undefined);
  await db.activities.insertMany(activities);
  return activityPrice(db, code, START + days * DAY);
}

describe('activity', () => {
  const activity = planWeeksFrom(START);

  test('ENUM-50 an activity includes its start and excludes its end', () => {
    const status = (at: number, change: Partial<ActivityRecord> = {}) =>
      activityStatusAt({ ...activity, ...change }, at);
    const end = START + 17 * DAY;
    expect([START - 1, START, end - 1, end].map((at) => status(at))).toEqual([
      ActivityStatus.Created,
      ActivityStatus.Started,
      ActivityStatus.Started,
      ActivityStatus.Ended,
    ]);
    expect([START - 1, START, end - 1, end].map((at) => status(at, { paused: true }))).toEqual([
      ActivityStatus.Created,
      ActivityStatus.Paused,
      ActivityStatus.Paused,
      ActivityStatus.Ended,
    ]);
    expect(status(START, { steps: [] })).toBe(ActivityStatus.Ended);
  });

  test('ENUM-49 a step includes its start and excludes its end, and there is none between steps or while paused', () => {
    const at = (time: number, change: Partial<ActivityRecord> = {}) => stepAt({ ...activity, ...change }, time)?.status;
    expect(
      [0, 3 * DAY - 1, 3 * DAY, 7 * DAY - 1, 7 * DAY, 14 * DAY, 17 * DAY - 1].map((time) => at(START + time)),
    ).toEqual([Pre, Pre, First, First, NotFirst, Encore, Encore]);
    expect([at(START - 1), at(START + 17 * DAY), at(START, { paused: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const gap = { steps: activity.steps.filter((step) => step.status !== First) };
    expect([at(START + 3 * DAY - 1, gap), at(START + 3 * DAY, gap), at(START + 7 * DAY, gap)]).toEqual([
      Pre,
      undefined,
      NotFirst,
    ]);
  });

  test('ENUM-47 each step with a discount sets the price of the plans that take part', async () => {
    const offer = { activityCode: 'plan-weeks', saleType: SaleType.Discount };
    expect(await priceAt(0, GoodsCode.BasicMonthly, activity)).toBeUndefined();
    expect(await priceAt(4, GoodsCode.BasicMonthly, activity)).toEqual({
      ...offer,
      step: First,
      code: GoodsCode.BasicMonthlyFirstActivity,
      price: 27.3,
      percent: 30,
      endsAt: new Date(START + 7 * DAY).toISOString(),
    });
    expect(await priceAt(8, GoodsCode.BasicMonthlyFirstActivity, activity)).toEqual({
      ...offer,
      step: NotFirst,
      code: GoodsCode.BasicMonthlyNormalActivity,
      price: 31.2,
      percent: 20,
      endsAt: new Date(START + 14 * DAY).toISOString(),
    });
    expect(await priceAt(15, GoodsCode.BasicMonthly, activity)).toMatchObject({
      step: Encore,
      code: GoodsCode.BasicMonthlyFirstActivity,
    });
  });

  test('goods outside of the activity and goods without a price have no activity price', async () => {
    expect(await priceAt(4, GoodsCode.Credits20, activity)).toBeUndefined();
    const all = { ...activity, goodsCodes: [GoodsCode.Enterprise] };
    expect(await priceAt(4, GoodsCode.Enterprise, all)).toBeUndefined();
    expect(await priceAt(4, GoodsCode.BasicMonthly, { ...activity, paused: true })).toBeUndefined();
  });

  test('of two activities, the lower price counts', async () => {
    const other = { ...planWeeksFrom(START - 4 * DAY), code: 'other-weeks' };
    for (const activities of [
      [activity, other],
      [other, activity],
    ])
      expect(await priceAt(4, GoodsCode.BasicMonthly, ...activities)).toMatchObject({
        activityCode: 'plan-weeks',
        price: 27.3,
      });
  });

  test('half a cent is rounded up, without floating-point noise', () => {
    expect([1.005, 1.0049, 0.285, 2, 0].map(roundToCents)).toEqual([1.01, 1, 0.29, 2, 0]);
  });
});
