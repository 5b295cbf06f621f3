import { nextRun, nextRuns } from '#src/domain/schedule';
import type { Database } from '#mocks/db/database';
import type { ScheduleRecord, TaskRecord } from '#mocks/db/tasks';

const known = new WeakMap<ScheduleRecord, { readonly after: number; readonly next: number | undefined }>();

/** Returns a task's first scheduled start after a time (epoch milliseconds). */
export function turnAfter(task: TaskRecord, moment: number): number | undefined {
  const { schedule } = task;
  if (!schedule) return undefined;
  const after = Math.max(moment, schedule.since);
  const kept = known.get(schedule);
  if (kept && after >= kept.after && (kept.next === undefined || after < kept.next)) return kept.next;
  const next = nextRun(schedule.set, after);
  known.set(schedule, { after, next });
  return next;
}

/** Returns the time up to which starts are made or skipped. */
export const turnsTakenUntil = (db: Database): number => db.marks.get('schedules')?.at ?? 0;

/** Stores the time up to which starts are made or skipped. */
export async function markTurns(db: Database, at: number): Promise<void> {
  if (db.marks.get('schedules')) await db.marks.update('schedules', (draft) => void (draft.at = at));
  else await db.marks.insert({ name: 'schedules', at });
}

/** Milliseconds; the longest span without too many starts applies. */
const ABSENCES = [7 * 24, 3 * 24, 24, 12, 6, 3, 1, 1 / 6, 1 / 60, 0].map((hours) => hours * 3_600_000);
const DAY = 24 * 3_600_000;

const absences = new WeakMap<Database, { readonly until: number; readonly absence: number }>();

/** Returns the time from which missed starts are made up: all within a day, otherwise those of a week at most. */
export function madeUpFrom(db: Database, first: number, until: number): number {
  if (until - first <= DAY) return first;
  const known = absences.get(db);
  const absence = known?.until === until ? known.absence : longestAbsence(db, until);
  absences.set(db, { until, absence });
  return Math.max(first, until - absence);
}

function longestAbsence(db: Database, until: number): number {
  const tasks = db.scheduledTasks();
  const most = Math.min(2_000, Math.max(50, Math.floor(1_000_000 / (db.tasks.all().length + 1))));
  return ABSENCES.find((absence) => turnsWithin(tasks, until - absence, until, most) <= most) ?? 0;
}

function turnsWithin(tasks: readonly TaskRecord[], from: number, until: number, most: number): number {
  let count = 0;
  for (const { schedule } of tasks) {
    if (count > most) break;
    if (schedule) count += nextRuns(schedule.set, Math.max(from - 1, schedule.since), most - count + 1, until).length;
  }
  return count;
}
