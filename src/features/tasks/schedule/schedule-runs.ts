import { ScheduleType } from '#src/contract/enums.gen';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { offsetAt, wallTimeOccurrence, formatWallTime } from '#src/domain/zoned-time';

/** `later`: the day skips the time; `firstOfTwo`: it has the time twice. */
export type ClockMark = 'later' | 'firstOfTwo' | 'clockForward' | 'clockBack';

export interface UpcomingRun {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Minutes ahead of UTC. */
  readonly offsetMinutes: number;
  readonly mark: ClockMark | null;
  readonly movedMinutes: number;
}

const DAY_MINUTES = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(-5, -3)) * 60 + Number(clock.slice(-2));

/** `from` is in epoch milliseconds. The wall time of a single run is 'YYYY-MM-DD HH:mm' (ENUM-33). */
export function upcomingRuns(schedule: Schedule, from: number, count: number, requestedTime?: string): UpcomingRun[] {
  const { timeZone } = schedule;
  const times = nextRuns(schedule, from, count);
  let before = times.length > 0 ? offsetAt(from, timeZone) : 0;
  return times.map((time) => {
    const offset = offsetAt(time, timeZone);
    const change = offset - before;
    before = offset;
    const wallTime = requestedWallTime(schedule, time, requestedTime);
    const kind = wallTime === undefined ? 'once' : wallTimeOccurrence(wallTime, timeZone);
    if (wallTime !== undefined && kind === 'skipped')
      return {
        time,
        offsetMinutes: offset,
        mark: 'later',
        movedMinutes: minutesLater(wallTime, formatWallTime(time, timeZone)),
      };
    if (kind === 'twice') return { time, offsetMinutes: offset, mark: 'firstOfTwo', movedMinutes: 0 };
    if (change === 0 || schedule.scheduleType === ScheduleType.Once)
      return { time, offsetMinutes: offset, mark: null, movedMinutes: 0 };
    return {
      time,
      offsetMinutes: offset,
      mark: change > 0 ? 'clockForward' : 'clockBack',
      movedMinutes: Math.abs(change),
    };
  });
}

function requestedWallTime(schedule: Schedule, time: number, requestedTime: string | undefined): string | undefined {
  if (schedule.scheduleType === ScheduleType.Once) return requestedTime;
  if (schedule.scheduleType === ScheduleType.Interval) return undefined;
  const shown = formatWallTime(time, schedule.timeZone);
  const late = minutesLater(schedule.timeOfDay ?? shown, shown);
  // A run moved past midnight belongs to the day before.
  const day = minuteOf(shown) < late ? formatWallTime(Date.parse(`${shown.slice(0, 10)}T00:00Z`) - 1, 'UTC') : shown;
  return `${day.slice(0, 10)} ${schedule.timeOfDay ?? ''}`;
}

const minutesLater = (requested: string, shown: string): number =>
  (minuteOf(shown) - minuteOf(requested) + DAY_MINUTES) % DAY_MINUTES;
