import { ScheduleType } from '#src/contract/enums.gen';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { offsetAt, wallKind, wallTime } from '#src/domain/zoned-time';

/** `later`: the day skips the time; `firstOfTwo`: it has the time twice; the others: the first run after a clock change. */
export type ClockMark = 'later' | 'firstOfTwo' | 'clockForward' | 'clockBack';

export interface ComingRun {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
  readonly mark: ClockMark | null;
  /** Minutes by which the run or the clock moved. */
  readonly moved: number;
}

const DAY_MINUTES = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(-5, -3)) * 60 + Number(clock.slice(-2));

/** `from` is in epoch milliseconds. The wall time of a single run is 'YYYY-MM-DD HH:mm' (ENUM-33). */
export function comingRuns(schedule: Schedule, from: number, count: number, wanted?: string): ComingRun[] {
  const { timeZone } = schedule;
  const times = nextRuns(schedule, from, count);
  let before = times.length > 0 ? offsetAt(from, timeZone) : 0;
  return times.map((time) => {
    const offset = offsetAt(time, timeZone);
    const change = offset - before;
    before = offset;
    const asked = askedWall(schedule, time, wanted);
    const kind = asked === undefined ? 'once' : wallKind(asked, timeZone);
    if (asked !== undefined && kind === 'skipped')
      return { time, offset, mark: 'later', moved: minutesLater(asked, wallTime(time, timeZone)) };
    if (kind === 'twice') return { time, offset, mark: 'firstOfTwo', moved: 0 };
    if (change === 0 || schedule.scheduleType === ScheduleType.Once) return { time, offset, mark: null, moved: 0 };
    return { time, offset, mark: change > 0 ? 'clockForward' : 'clockBack', moved: Math.abs(change) };
  });
}

function askedWall(schedule: Schedule, time: number, wanted: string | undefined): string | undefined {
  if (schedule.scheduleType === ScheduleType.Once) return wanted;
  if (schedule.scheduleType === ScheduleType.Interval) return undefined;
  const shown = wallTime(time, schedule.timeZone);
  const late = minutesLater(schedule.timeOfDay ?? shown, shown);
  // A run moved past midnight belongs to the day before.
  const day = minuteOf(shown) < late ? wallTime(Date.parse(`${shown.slice(0, 10)}T00:00Z`) - 1, 'UTC') : shown;
  return `${day.slice(0, 10)} ${schedule.timeOfDay ?? ''}`;
}

const minutesLater = (asked: string, shown: string): number =>
  (minuteOf(shown) - minuteOf(asked) + DAY_MINUTES) % DAY_MINUTES;
