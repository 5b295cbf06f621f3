import { ActivityStepStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { ActivityRecord } from '#mocks/db/promotions';
import { goods } from './goods';

const DAY = 86_400_000;
const { Pre, First, NotFirst, Encore } = ActivityStepStatus;
const plans = goods
  .filter((entry) => entry.level !== undefined && entry.price !== undefined)
  .map((entry) => entry.code);

export const PLAN_WEEKS = 'plan-weeks';

export function planWeeksFrom(start: number): ActivityRecord {
  return {
    code: PLAN_WEEKS,
    paused: false,
    goodsCodes: plans,
    steps: [
      { status: Pre, startsAt: start, endsAt: start + 3 * DAY, percent: 0 },
      { status: First, startsAt: start + 3 * DAY, endsAt: start + 7 * DAY, percent: 30 },
      { status: NotFirst, startsAt: start + 7 * DAY, endsAt: start + 14 * DAY, percent: 20 },
      { status: Encore, startsAt: start + 14 * DAY, endsAt: start + 17 * DAY, percent: 30 },
    ],
  };
}

/** One begins in nine days, one is over. */
export async function seedActivities(db: Database, now: number): Promise<void> {
  await db.activities.insertMany([
    planWeeksFrom(now + 9 * DAY),
    {
      code: 'yearly-days',
      paused: false,
      goodsCodes: plans.filter((code) => code.endsWith('-yearly')),
      steps: [{ status: First, startsAt: now - 120 * DAY, endsAt: now - 113 * DAY, percent: 25 }],
    },
  ]);
}
