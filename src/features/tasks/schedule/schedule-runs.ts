import { ScheduleType } from '#src/contract/enums.gen';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { offsetAt, wallKind, wallTime } from '#src/domain/zoned-time';

/**
 * What a change of the clock does to a run: `later` than the time that was asked for, which that day skips; `firstOfTwo` where the day
 * has it twice; `clockForward` and `clockBack` for the first run after a change.
 */
export type ClockMark = 'later' | 'firstOfTwo' | 'clockForward' | 'clockBack';

/** One run to come. */
export interface ComingRun {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Minutes that the zone is ahead of UTC then. */
  readonly offset: number;
  readonly mark: ClockMark | null;
  /** By how many minutes it is later, or the clock was moved; 0 without a mark. */
  readonly moved: number;
}

const DAY_MINUTES = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(-5, -3)) * 60 + Number(clock.slice(-2));

/**
 * The next runs of a schedule after a moment (epoch milliseconds), at most `count`, each with what a change of the clock does to it
 * (ENUM-33). `wanted` is the wall time ('YYYY-MM-DD HH:mm') that was asked for a single run.
 */
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
    // A single run has no run before it that it could differ from.
    if (change === 0 || schedule.scheduleType === ScheduleType.Once) return { time, offset, mark: null, moved: 0 };
    return { time, offset, mark: change > 0 ? 'clockForward' : 'clockBack', moved: Math.abs(change) };
  });
}

/** The wall time that a run was asked for; undefined where no time of day was (an interval). */
function askedWall(schedule: Schedule, time: number, wanted: string | undefined): string | undefined {
  if (schedule.scheduleType === ScheduleType.Once) return wanted;
  if (schedule.scheduleType === ScheduleType.Interval) return undefined;
  const shown = wallTime(time, schedule.timeZone);
  const late = minutesLater(schedule.timeOfDay ?? shown, shown);
  // A run that was moved past midnight was asked for the day before.
  const day = minuteOf(shown) < late ? wallTime(Date.parse(`${shown.slice(0, 10)}T00:00Z`) - 1, 'UTC') : shown;
  return `${day.slice(0, 10)} ${schedule.timeOfDay ?? ''}`;
}

const minutesLater = (asked: string, shown: string): number =>
  (minuteOf(shown) - minuteOf(asked) + DAY_MINUTES) % DAY_MINUTES;
