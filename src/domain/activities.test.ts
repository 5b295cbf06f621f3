import { expect, test } from 'vitest';
import { ActivityStatus, ActivityStepStatus } from '#src/contract/enums.gen';
import { activityToAnnounce, runningStep } from './activities';

const { Pre, First, NotFirst, Encore, NotActivity } = ActivityStepStatus;
const steps = [
  { status: Pre, startsAt: 0, endsAt: 10 },
  { status: First, startsAt: 10, endsAt: 20 },
  { status: NotActivity, startsAt: 20, endsAt: 30 },
  { status: NotFirst, startsAt: 30, endsAt: 40 },
  { status: Encore, startsAt: 45, endsAt: 50 },
];

test.each([
  [-1, undefined],
  [0, Pre],
  [9, Pre],
  [10, First],
  [19, First],
  [20, undefined],
  [29, undefined],
  [30, NotFirst],
  [40, undefined],
  [44, undefined],
  [45, Encore],
  [49, Encore],
  [50, undefined],
])('ENUM-49 SHR-06 at %d the running step is %s (start inclusive, end exclusive)', (moment, status) => {
  expect(runningStep({ status: ActivityStatus.Started, steps }, moment)?.status).toBe(status);
});

test.each(Object.values(ActivityStatus).filter((status) => status !== ActivityStatus.Started))(
  'ENUM-50 SHR-06 an activity that is %s has no running step',
  (status) => {
    expect(runningStep({ status, steps }, 15)).toBeUndefined();
  },
);

test('SHR-06 a sale comes before an announcement, and the sale that ends first comes first', () => {
  const of = (code: string, ...own: typeof steps) => ({ code, status: ActivityStatus.Started, steps: own });
  const announced = of('announced', { status: Pre, startsAt: 0, endsAt: 5 });
  const long = of('long', { status: First, startsAt: 0, endsAt: 90 });
  const short = of('short', { status: NotFirst, startsAt: 0, endsAt: 20 });
  expect(activityToAnnounce([announced, long, short], 1)?.activity.code).toBe('short');
  expect(activityToAnnounce([announced, long], 1)?.activity.code).toBe('long');
  expect(activityToAnnounce([announced, long], 1)?.step.endsAt).toBe(90);
  expect(activityToAnnounce([announced], 1)?.activity.code).toBe('announced');
  expect(activityToAnnounce([announced], 5)).toBeUndefined();
});
