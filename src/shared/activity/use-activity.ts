import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAccountQuery } from '#src/data/account';
import { promotionQueries, type Activity } from '#src/data/promotions';
import { useSignedIn } from '#src/data/session';
import { accountCan } from '#src/domain/account-levels';
import { activityToAnnounce, type ActivityStep } from '#src/domain/activities';
import { parseTime } from '#src/i18n/format';
import { now } from '#src/lib/now';

export interface RunningActivity {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly step: ActivityStep & { readonly percent: number | null };
}

/** The id of an account, or 'visitor'. */
export type Audience = string;

/** Undefined while unknown, and for sub-members, who cannot buy (NAV-09). */
export function useAudience(): Audience | undefined {
  const signedIn = useSignedIn();
  const { data: account } = useAccountQuery();
  if (!signedIn) return 'visitor';
  return account !== undefined && accountCan(account, 'seePricingLink') ? account.userId : undefined;
}

const withTimes = (activity: Activity) => ({
  ...activity,
  steps: activity.steps.map(({ status, startDate, endDate, percent }) => ({
    status,
    startsAt: parseTime(startDate),
    endsAt: parseTime(endDate),
    percent: percent ?? null,
  })),
});

/** Follows the steps of the activity as time passes (ENUM-49). */
export function useRunningActivity(): RunningActivity | undefined {
  const { data } = useQuery(promotionQueries.activities());
  const activities = useMemo(() => data?.items.map(withTimes) ?? [], [data]);
  const [moment, setMoment] = useState(now);
  const announced = activityToAnnounce(activities, moment);
  useEffect(() => {
    const updateMoment = () => {
      const at = now();
      setMoment((before) =>
        activityToAnnounce(activities, before)?.step === activityToAnnounce(activities, at)?.step ? before : at,
      );
    };
    updateMoment();
    if (activities.length === 0) return;
    const timer = window.setInterval(updateMoment, 1000);
    return () => window.clearInterval(timer);
  }, [activities]);
  if (announced === undefined) return undefined;
  const { code, name, description } = announced.activity;
  return { code, name, description, step: announced.step };
}
