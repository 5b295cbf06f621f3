import { nextRun, nextRuns } from '#src/domain/schedule';
import type { Database } from '#mocks/db/database';
import type { ScheduleRecord, TaskRecord } from '#mocks/db/tasks';

const known = new WeakMap<ScheduleRecord, { readonly after: number; readonly next: number | undefined }>();

/** Returns a task's first scheduled start after a time (epoch milliseconds). */
export function scheduledStartAfter(task: TaskRecord, time: number): number | undefined {
  const { schedule } = task;
  if (!schedule) return undefined;
  const after = Math.max(time, schedule.since);
  const cached = known.get(schedule);
  if (cached && after >= cached.after && (cached.next === undefined || after < cached.next)) return cached.next;
  const next = nextRun(schedule.set, after);
  known.set(schedule, { after, next });
  return next;
}

/** Returns the time up to which starts are made or skipped. */
export const startsHandledUntil = (db: Database): number => db.marks.get('schedules')?.at ?? 0;

export async function markStartsHandled(db: Database, at: number): Promise<void> {
  if (db.marks.get('schedules')) await db.marks.update('schedules', (draft) => void (draft.at = at));
  else await db.marks.insert({ name: 'schedules', at });
}

/** Milliseconds; the longest span without too many starts applies. */
const CATCH_UP_SPANS = [7 * 24, 3 * 24, 24, 12, 6, 3, 1, 1 / 6, 1 / 60, 0].map((hours) => hours * 3_600_000);
const DAY = 24 * 3_600_000;

const catchUpSpans = new WeakMap<Database, { readonly until: number; readonly span: number }>();

/** Returns the time from which missed starts are made up: all within a day, otherwise those of a week at most. */
export function catchUpFrom(db: Database, first: number, until: number): number {
  if (until - first <= DAY) return first;
  const known = catchUpSpans.get(db);
  const span = known?.until === until ? known.span : longestCatchUpSpan(db, until);
  catchUpSpans.set(db, { until, span });
  return Math.max(first, until - span);
}

function longestCatchUpSpan(db: Database, until: number): number {
  const tasks = db.scheduledTasks();
  const maxStarts = Math.min(2_000, Math.max(50, Math.floor(1_000_000 / (db.tasks.all().length + 1))));
  return CATCH_UP_SPANS.find((span) => countStarts(tasks, until - span, until, maxStarts) <= maxStarts) ?? 0;
}

function countStarts(tasks: readonly TaskRecord[], from: number, until: number, maxStarts: number): number {
  let count = 0;
  for (const { schedule } of tasks) {
    if (count > maxStarts) break;
    if (schedule)
      count += nextRuns(schedule.set, Math.max(from - 1, schedule.since), maxStarts - count + 1, until).length;
  }
  return count;
}
