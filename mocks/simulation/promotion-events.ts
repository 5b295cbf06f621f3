import type { Database } from '#mocks/db/database';
import type { ActivityRecord } from '#mocks/db/promotions';
import type { ComputedEvent } from './events';

const firstAfter = (times: readonly number[], now: number): number | undefined => {
  const first = Math.min(Infinity, ...times.filter((time) => time > now));
  return Number.isFinite(first) ? first : undefined;
};

function changeTimesOf({ steps, paused }: ActivityRecord): number[] {
  const all = steps.flatMap((step) => [step.startsAt, step.endsAt]);
  return paused ? [Math.min(...all), Math.max(...all)] : all;
}

export const activityStepChanges: ComputedEvent = {
  name: 'activityStep',
  nextAfter: (db: Database, now: number) => firstAfter(db.activities.all().flatMap(changeTimesOf), now),
};

export const couponExpiry: ComputedEvent = {
  name: 'couponLapsed',
  nextAfter: (db: Database, now: number) =>
    firstAfter(
      db.coupons
        .all()
        .flatMap((coupon) => (coupon.usedAt === undefined && coupon.orderId === undefined ? [coupon.expiresAt] : [])),
      now,
    ),
};
