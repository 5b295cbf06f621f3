import { ScheduleType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { Temporal } from '#src/lib/temporal';

export type Schedule = Schemas['TaskSchedule'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days: 61 from a 31st past a shorter month, and two before. */
const MAX_SEARCH_DAYS = 63;

export interface ScheduleError {
  readonly field: keyof Schedule;
  readonly reason: 'required' | 'unknown' | 'past';
}

const zones = new Map<string, boolean>();

/** Accepts IANA names. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  if (zones.size > 1_000) zones.clear();
  const answer = checkTimeZone(name);
  zones.set(name, answer);
  return answer;
}

function checkTimeZone(name: string): boolean {
  // An offset such as +01:00 is not a named zone.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns an empty list if a schedule can be saved at `now` (epoch milliseconds) (ENUM-33). */
export function scheduleErrors(schedule: Schedule, now: number): ScheduleError[] {
  const errors: ScheduleError[] = [];
  if (!isTimeZone(schedule.timeZone)) errors.push({ field: 'timeZone', reason: 'unknown' });
  const start = schedule.startTime ? Date.parse(schedule.startTime) : undefined;
  if (start !== undefined && Number.isNaN(start)) errors.push({ field: 'startTime', reason: 'unknown' });
  switch (schedule.scheduleType) {
    case ScheduleType.Once:
      if (start === undefined) errors.push({ field: 'startTime', reason: 'required' });
      else if (start <= now) errors.push({ field: 'startTime', reason: 'past' });
      break;
    case ScheduleType.Interval:
      if (!schedule.everyMinutes) errors.push({ field: 'everyMinutes', reason: 'required' });
      break;
    case ScheduleType.Weekly:
      if (!schedule.daysOfWeek?.length) errors.push({ field: 'daysOfWeek', reason: 'required' });
      break;
    case ScheduleType.Monthly:
      if (!schedule.daysOfMonth?.length && !schedule.lastDayOfMonth)
        errors.push({ field: 'daysOfMonth', reason: 'required' });
  }
  if (isByDay(schedule) && minuteOfDay(schedule) === undefined) errors.push({ field: 'timeOfDay', reason: 'required' });
  return errors;
}

const isByDay = ({ scheduleType }: Schedule): boolean =>
  scheduleType === ScheduleType.Weekly || scheduleType === ScheduleType.Monthly;

function minuteOfDay({ timeOfDay }: Schedule): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(timeOfDay ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/**
 * Returns at most `count` runs in (`from`, `until`], in increasing epoch milliseconds (ENUM-33):
 * - A time that the clocks skip runs later by the skipped time (02:30 at 03:30); a repeated time runs once, the first time.
 * - A month without the 29th, 30th or 31st has no run then.
 * - An interval counts elapsed minutes, from its start time or from when it was set.
 */
export function nextRuns(schedule: Schedule, from: number, count: number, until = Infinity): number[] {
  const start = schedule.startTime ? Date.parse(schedule.startTime) : undefined;
  const span = { from, count, until };
  if (schedule.scheduleType === ScheduleType.Once)
    return count > 0 && start !== undefined && start > from && start <= until ? [start] : [];
  if (schedule.scheduleType === ScheduleType.Interval) return intervalRuns(schedule, start, span);
  return dayRuns(schedule, start, span);
}

interface Span {
  readonly from: number;
  readonly count: number;
  readonly until: number;
}

/** Takes and returns epoch milliseconds. */
export const nextRun = (schedule: Schedule, from: number): number | undefined => nextRuns(schedule, from, 1)[0];

function intervalRuns({ everyMinutes }: Schedule, start: number | undefined, { from, count, until }: Span): number[] {
  if (!everyMinutes || everyMinutes < 0) return [];
  const step = everyMinutes * MINUTE;
  const anchor = start ?? from;
  const first = anchor > from ? anchor : anchor + (Math.floor((from - anchor) / step) + 1) * step;
  const remaining = Number.isFinite(until) ? Math.max(0, Math.floor((until - first) / step) + 1) : count;
  return Array.from({ length: Math.min(count, remaining) }, (_, index) => first + index * step);
}

function dayRuns(schedule: Schedule, start: number | undefined, { from, count, until }: Span): number[] {
  const minute = minuteOfDay(schedule);
  if (minute === undefined || !isTimeZone(schedule.timeZone)) return [];
  const after = start === undefined ? from : Math.max(from, start - 1);
  const runs: number[] = [];
  // Counts days in UTC and converts only days with a run to the zone.
  let date = Math.floor((after - DAY) / DAY) * DAY;
  for (let since = 0; since <= MAX_SEARCH_DAYS && runs.length < count; since++, date += DAY) {
    if (date - DAY > until) break;
    if (!isRunDay(schedule, date)) continue;
    const time = instantOf(schedule.timeZone, date + minute * MINUTE);
    if (time > until) break;
    if (time <= after) continue;
    runs.push(time);
    since = 0;
  }
  return runs;
}

function isRunDay({ scheduleType, daysOfWeek, daysOfMonth, lastDayOfMonth }: Schedule, date: number): boolean {
  const day = new Date(date);
  if (scheduleType === ScheduleType.Weekly) return daysOfWeek?.includes(day.getUTCDay()) === true;
  const isLast = new Date(date + DAY).getUTCDate() === 1;
  return daysOfMonth?.includes(day.getUTCDate()) === true || (lastDayOfMonth === true && isLast);
}

const instants = new Map<string, number>();

/** Cached: thousands of tasks share a time. */
function instantOf(timeZone: string, wall: number): number {
  const key = `${timeZone} ${wall}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size > 5_000) instants.clear();
  const time = Temporal.Instant.fromEpochMilliseconds(wall)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
  instants.set(key, time);
  return time;
}
