import { ScheduleType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { Temporal } from '#src/lib/temporal';

/** When a task runs by itself; the wall clock times are those of its time zone. */
export type Schedule = Schemas['TaskSchedule'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The longest search for the next day, in days: 61 from a 31st over a shorter month to the next, and two before it. */
const FARTHEST = 63;

/** What does not fit in a schedule: the field, and how. */
export interface ScheduleProblem {
  readonly field: keyof Schedule;
  readonly reason: 'required' | 'unknown' | 'past';
}

const zones = new Map<string, boolean>();

/** Whether the runtime knows a time zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  if (zones.size > 1_000) zones.clear();
  const answer = askForZone(name);
  zones.set(name, answer);
  return answer;
}

function askForZone(name: string): boolean {
  // An offset such as +01:00 is no named zone: it knows no change of the clock.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** What is missing or does not fit in a schedule at a moment (epoch milliseconds); an empty list when it can be saved (ENUM-33). */
export function scheduleProblems(schedule: Schedule, now: number): ScheduleProblem[] {
  const found: ScheduleProblem[] = [];
  if (!isTimeZone(schedule.timeZone)) found.push({ field: 'timeZone', reason: 'unknown' });
  const start = schedule.startTime ? Date.parse(schedule.startTime) : undefined;
  if (start !== undefined && Number.isNaN(start)) found.push({ field: 'startTime', reason: 'unknown' });
  switch (schedule.scheduleType) {
    case ScheduleType.Once:
      if (start === undefined) found.push({ field: 'startTime', reason: 'required' });
      else if (start <= now) found.push({ field: 'startTime', reason: 'past' });
      break;
    case ScheduleType.Interval:
      if (!schedule.everyMinutes) found.push({ field: 'everyMinutes', reason: 'required' });
      break;
    case ScheduleType.Weekly:
      if (!schedule.daysOfWeek?.length) found.push({ field: 'daysOfWeek', reason: 'required' });
      break;
    case ScheduleType.Monthly:
      if (!schedule.daysOfMonth?.length && !schedule.lastDayOfMonth)
        found.push({ field: 'daysOfMonth', reason: 'required' });
  }
  if (isByDay(schedule) && minuteOfDay(schedule) === undefined) found.push({ field: 'timeOfDay', reason: 'required' });
  return found;
}

const isByDay = ({ scheduleType }: Schedule): boolean =>
  scheduleType === ScheduleType.Weekly || scheduleType === ScheduleType.Monthly;

function minuteOfDay({ timeOfDay }: Schedule): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(timeOfDay ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/**
 * The next runs of a schedule after `from` and not after `until`, at most `count`, all in epoch milliseconds and strictly
 * increasing; fewer when it has no more, none when it does not fit. The rules (ENUM-33):
 * - Days and times are those of the schedule's zone, so 09:00 stays 09:00 when the clocks change.
 * - A time that a day skips when the clocks go forward runs as much later as they were moved (02:30 at 03:30).
 * - A time that a day has twice when they go back runs once, the first time.
 * - A month that lacks the 29th, 30th or 31st has no run on it; the last day of the month is a choice of its own.
 * - An interval counts minutes that pass, whatever the clocks do: from its start time, or from when it was set.
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

/** The first run after a moment, undefined when there is none left. Epoch milliseconds. */
export const nextRun = (schedule: Schedule, from: number): number | undefined => nextRuns(schedule, from, 1)[0];

function intervalRuns({ everyMinutes }: Schedule, start: number | undefined, { from, count, until }: Span): number[] {
  if (!everyMinutes || everyMinutes < 0) return [];
  const step = everyMinutes * MINUTE;
  const anchor = start ?? from;
  const first = anchor > from ? anchor : anchor + (Math.floor((from - anchor) / step) + 1) * step;
  const left = Number.isFinite(until) ? Math.max(0, Math.floor((until - first) / step) + 1) : count;
  return Array.from({ length: Math.min(count, left) }, (_, index) => first + index * step);
}

function dayRuns(schedule: Schedule, start: number | undefined, { from, count, until }: Span): number[] {
  const minute = minuteOfDay(schedule);
  if (minute === undefined || !isTimeZone(schedule.timeZone)) return [];
  const after = start === undefined ? from : Math.max(from, start - 1);
  const runs: number[] = [];
  // The calendar is the same everywhere: days are counted in UTC, and only the days that count are put on a zone's clock.
  let date = Math.floor((after - DAY) / DAY) * DAY;
  for (let since = 0; since <= FARTHEST && runs.length < count; since++, date += DAY) {
    if (date - DAY > until) break;
    if (!fits(schedule, date)) continue;
    const time = instantOf(schedule.timeZone, date + minute * MINUTE);
    if (time > until) break;
    if (time <= after) continue;
    runs.push(time);
    since = 0;
  }
  return runs;
}

function fits({ scheduleType, daysOfWeek, daysOfMonth, lastDayOfMonth }: Schedule, date: number): boolean {
  const day = new Date(date);
  if (scheduleType === ScheduleType.Weekly) return daysOfWeek?.includes(day.getUTCDay()) === true;
  const isLast = new Date(date + DAY).getUTCDate() === 1;
  return daysOfMonth?.includes(day.getUTCDate()) === true || (lastDayOfMonth === true && isLast);
}

const instants = new Map<string, number>();

/** The moment at which a zone's clock shows a wall time, given as if it were UTC. Kept, since thousands of tasks share a time. */
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
