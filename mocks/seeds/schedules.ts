import { ScheduleType } from '#src/contract/enums.gen';
import type { Schedule } from '#src/domain/schedule';
import { personas } from '#mocks/personas';

const DAY = 86_400_000;

const zones = new Map<string, string>([
  [personas.basic.userId, 'Europe/Madrid'],
  [personas.professional.userId, 'Asia/Tokyo'],
  [personas.enterprise.userId, 'Europe/Paris'],
  [personas.enterprisePlus.userId, 'America/New_York'],
  [personas.enterpriseChild.userId, 'Australia/Sydney'],
]);

const recipes = {
  daily: { scheduleType: ScheduleType.Weekly, daysOfWeek: [0, 1, 2, 3, 4, 5, 6], timeOfDay: '06:00' },
  weekdays: { scheduleType: ScheduleType.Weekly, daysOfWeek: [1, 2, 3, 4, 5], timeOfDay: '07:30' },
  monthly: { scheduleType: ScheduleType.Monthly, daysOfMonth: [1, 15], timeOfDay: '05:00' },
  everySixHours: { scheduleType: ScheduleType.Interval, everyMinutes: 360 },
} as const satisfies Record<string, Omit<Schedule, 'timeZone'>>;

export type SeededSchedule = keyof typeof recipes;

export function seededSchedule(name: SeededSchedule, userId: string, now: number): Schedule {
  const recipe = structuredClone<Omit<Schedule, 'timeZone'>>(recipes[name]);
  if (name === 'everySixHours') recipe.startTime = new Date(now - 30 * DAY).toISOString();
  return completeSchedule({ ...recipe, timeZone: zones.get(userId) ?? 'Europe/Berlin' }, now);
}

export function completeSchedule(schedule: Schedule, now: number): Schedule {
  const isInterval = schedule.scheduleType === ScheduleType.Interval;
  return {
    scheduleType: schedule.scheduleType,
    timeZone: schedule.timeZone,
    startTime: schedule.startTime ?? (isInterval ? new Date(now).toISOString() : null),
    daysOfWeek: schedule.daysOfWeek ?? null,
    daysOfMonth: schedule.daysOfMonth ?? null,
    lastDayOfMonth: schedule.lastDayOfMonth ?? false,
    timeOfDay: schedule.timeOfDay ?? null,
    everyMinutes: schedule.everyMinutes ?? null,
  };
}
