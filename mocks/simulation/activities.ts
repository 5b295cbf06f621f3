import { ActivityStatus, ActivityStepStatus, SaleType, type GoodsCode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { Database } from '#mocks/db/database';
import type { ActivityRecord, ActivityStepRecord } from '#mocks/db/promotions';
import { goodsOf, baseCode } from '#mocks/seeds/goods';

export const roundToCents = (dollars: number): number => Math.floor(dollars * 100 + 0.5 + 1e-9) / 100;

export function activityStatusAt(activity: ActivityRecord, now: number): ActivityStatus {
  const first = activity.steps[0];
  const last = activity.steps.at(-1);
  if (!first || !last || now >= last.endsAt) return ActivityStatus.Ended;
  if (now < first.startsAt) return ActivityStatus.Created;
  return activity.paused ? ActivityStatus.Paused : ActivityStatus.Started;
}

/** Undefined outside of steps and while paused (ENUM-49 NotActivity). */
export function stepAt(activity: ActivityRecord, now: number): ActivityStepRecord | undefined {
  if (activityStatusAt(activity, now) !== ActivityStatus.Started) return undefined;
  return activity.steps.find((step) => step.startsAt <= now && now < step.endsAt);
}

function suffixOf(step: ActivityStepRecord): '-first-activity' | '-normal-activity' | undefined {
  if (step.status === ActivityStepStatus.First || step.status === ActivityStepStatus.Encore) return '-first-activity';
  return step.status === ActivityStepStatus.NotFirst ? '-normal-activity' : undefined;
}

/** Returns a plan's lowest activity price; undefined without one (ENUM-47). */
export function activityPrice(db: Database, code: GoodsCode, now: number): Schemas['GoodsActivity'] | undefined {
  const baseGoodsCode = baseCode(code);
  const { price } = goodsOf(baseGoodsCode);
  if (price === undefined) return undefined;
  const offers = db.activities.all().flatMap((activity) => {
    const step = stepAt(activity, now);
    const suffix = step && suffixOf(step);
    if (!step || !suffix || !activity.goodsCodes.includes(baseGoodsCode)) return [];
    const offer: Schemas['GoodsActivity'] = {
      activityCode: activity.code,
      step: step.status,
      code: `${baseGoodsCode}${suffix}` as GoodsCode,
      price: roundToCents(price * (1 - step.percent / 100)),
      saleType: SaleType.Discount,
      percent: step.percent,
      endsAt: new Date(step.endsAt).toISOString(),
    };
    return [offer];
  });
  return offers.toSorted((a, b) => a.price - b.price)[0];
}
