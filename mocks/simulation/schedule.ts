import { ScheduleType } from '../../src/contract/enums.gen';
import type { ScheduleRecord } from '../db/tasks';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The turn with which a schedule whose turn was due at `due` goes on when nothing before `floor` is made up for. Epoch milliseconds. */
export function turnFrom(schedule: ScheduleRecord, due: number, floor: number): number | undefined {
  if (due >= floor || schedule.type === ScheduleType.Once) return due;
  if (schedule.type !== ScheduleType.Interval) return nextAfter(schedule, floor - 1);
  const step = (schedule.everyMinutes ?? 60) * MINUTE;
  return due + Math.ceil((floor - due) / step) * step;
}

/** The first run of a schedule after a moment, undefined when there is none left. Epoch milliseconds, days and times in UTC. */
export function nextAfter(schedule: ScheduleRecord, after: number): number | undefined {
  if (schedule.type === ScheduleType.Once)
    return schedule.at !== undefined && schedule.at > after ? schedule.at : undefined;
  if (schedule.type === ScheduleType.Interval) return after + (schedule.everyMinutes ?? 60) * MINUTE;
  const midnight = Math.floor(after / DAY) * DAY;
  for (let day = 0; day <= 62; day++) {
    const time = midnight + day * DAY + (schedule.minuteOfDay ?? 0) * MINUTE;
    const date = new Date(time);
    const number = schedule.type === ScheduleType.Weekly ? date.getUTCDay() : date.getUTCDate();
    if (time > after && (schedule.days ?? []).includes(number)) return time;
  }
  return undefined;
}
