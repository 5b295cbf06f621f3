import { ActivityStatus, ActivityStepStatus } from '#src/contract/enums.gen';

/** Epoch milliseconds; the end is exclusive. */
export interface ActivityStep {
  readonly status: ActivityStepStatus;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Returns the step of a Started activity at a moment (epoch milliseconds) (ENUM-49, SHR-06). */
export function runningStep<Step extends ActivityStep>(
  activity: { readonly status: ActivityStatus; readonly steps: readonly Step[] },
  moment: number,
): Step | undefined {
  if (activity.status !== ActivityStatus.Started) return undefined;
  return activity.steps.find(
    ({ status, startsAt, endsAt }) =>
      status !== ActivityStepStatus.NotActivity && startsAt <= moment && moment < endsAt,
  );
}

interface ActivityLike {
  readonly status: ActivityStatus;
  readonly steps: readonly ActivityStep[];
}

/** Prefers an activity that sells to one that is only announced, then the one whose step ends first. */
export function activityToAnnounce<Activity extends ActivityLike>(
  activities: readonly Activity[],
  moment: number,
): { activity: Activity; step: Activity['steps'][number] } | undefined {
  const announced = (step: ActivityStep) => Number(step.status === ActivityStepStatus.Pre);
  return activities
    .flatMap((activity) => {
      const step: Activity['steps'][number] | undefined = runningStep(activity, moment);
      return step === undefined ? [] : [{ activity, step }];
    })
    .toSorted((a, b) => announced(a.step) - announced(b.step) || a.step.endsAt - b.step.endsAt)[0];
}
