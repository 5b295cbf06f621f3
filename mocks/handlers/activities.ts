import { ActivityStatus, ActivityStepStatus, SaleType, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { ActivityRecord } from '#mocks/db/promotions';
import type { Resolvers } from '#mocks/lib/context';
import { notFound } from '#mocks/lib/http-error';
import { isoOf } from '#mocks/lib/time';
import { activityTexts } from '#mocks/seeds/texts/activities';
import { activityStatusAt, stepAt } from '#mocks/simulation/activities';

const toIso = (time: number): string => new Date(time).toISOString();

function activityOf(activity: ActivityRecord, language: InterfaceLanguage, now: number): Schemas['Activity'] {
  const step = stepAt(activity, now);
  return {
    code: activity.code,
    ...activityTexts(activity.code, language),
    status: activityStatusAt(activity, now),
    saleType: SaleType.Discount,
    startDate: toIso(activity.steps[0]?.startsAt ?? now),
    endDate: toIso(activity.steps.at(-1)?.endsAt ?? now),
    currentStep: step?.status ?? ActivityStepStatus.NotActivity,
    currentStepEndsAt: isoOf(step?.endsAt),
    steps: activity.steps.map(({ status, startsAt, endsAt, percent }) => ({
      status,
      startDate: toIso(startsAt),
      endDate: toIso(endsAt),
      percent,
    })),
    goodsCodes: [...activity.goodsCodes],
  };
}

export const activityHandlers: Pick<Resolvers, Extract<OperationId, 'listActiveActivities' | 'getActivity'>> = {
  listActiveActivities: ({ db, language, now }) => ({
    items: db.activities
      .all()
      .filter((activity) => activityStatusAt(activity, now) === ActivityStatus.Started)
      .map((activity) => activityOf(activity, language, now))
      .toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate)),
  }),

  getActivity: ({ db, query, language, now }) => {
    const activity = db.activities.get(query.code);
    if (!activity) throw notFound('The activity');
    return activityOf(activity, language, now);
  },
};
