import { ScheduleType } from '#src/contract/enums.gen';
import type { Schedule } from '#src/domain/schedule';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { completeSchedule } from '#mocks/seeds/schedules';
import { defineScenarios } from './scenario';

const HOUR = 3_600_000;
const taskId = `task-${personas.standard.userId}-9`;
const timeZone = 'Europe/Berlin';

const withSchedule =
  (createSchedule: (now: number) => Omit<Schedule, 'timeZone'>) => async (db: Database, now: number) => {
    const set = completeSchedule({ ...createSchedule(now), timeZone }, now);
    await db.tasks.update(taskId, (draft) => void (draft.schedule = { set, since: now }));
  };

const daily = { scheduleType: ScheduleType.Weekly, daysOfWeek: [0, 1, 2, 3, 4, 5, 6], timeOfDay: '02:30' };

export const scheduleScenarios = defineScenarios({
  scheduleOnce: {
    description: 'The ninth task is scheduled to run once, in 20 hours.',
    persona: 'standard',
    seed: withSchedule((now) => ({
      scheduleType: ScheduleType.Once,
      startTime: new Date(now + 20 * HOUR).toISOString(),
    })),
  },
  scheduleOncePast: {
    description: 'The ninth task was scheduled to run once, an hour ago. No further run is scheduled.',
    persona: 'standard',
    seed: withSchedule((now) => ({ scheduleType: ScheduleType.Once, startTime: new Date(now - HOUR).toISOString() })),
  },
  scheduleWeekly: {
    description: 'The ninth task runs every Monday, Wednesday and Friday at 9:30, Berlin time.',
    persona: 'standard',
    seed: withSchedule(() => ({ scheduleType: ScheduleType.Weekly, daysOfWeek: [1, 3, 5], timeOfDay: '09:30' })),
  },
  scheduleMonthly: {
    description:
      'The ninth task runs on the 30th and on the last day of each month. In February, it runs only on the last day.',
    persona: 'standard',
    seed: withSchedule(() => ({
      scheduleType: ScheduleType.Monthly,
      daysOfMonth: [30],
      lastDayOfMonth: true,
      timeOfDay: '18:00',
    })),
  },
  scheduleInterval: {
    description: 'The ninth task runs every 90 minutes from now on.',
    persona: 'standard',
    seed: withSchedule(() => ({ scheduleType: ScheduleType.Interval, everyMinutes: 90 })),
  },
  scheduleSpringForward: {
    description:
      'The evening before clocks go forward. A daily run at 2:30, a time that this night skips, starts at 3:30.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 1, from: '2026-03-28T19:00:00.000Z' },
    seed: withSchedule(() => daily),
  },
  scheduleFallBack: {
    description:
      'The evening before clocks go back. A daily run at 2:30, a time that this night has twice, starts only once.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 1, from: '2026-10-24T19:00:00.000Z' },
    seed: withSchedule(() => daily),
  },
});
