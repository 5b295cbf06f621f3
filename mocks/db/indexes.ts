import type { RecordListener } from '#mocks/lib/store';
import { startOfDay } from '#mocks/lib/time';
import type { RunRecord } from './runs';
import type { TaskRecord } from './tasks';

/** A returned list never changes. */
class RecordList<T> {
  readonly #records = new Map<string, T>();
  readonly #order: ((a: T, b: T) => number) | undefined;
  #list: readonly T[] | undefined;

  constructor(order?: (a: T, b: T) => number) {
    this.#order = order;
  }

  set(id: string, record: T): void {
    this.#records.set(id, record);
    this.#list = undefined;
  }

  delete(id: string): void {
    if (this.#records.delete(id)) this.#list = undefined;
  }

  get size(): number {
    return this.#records.size;
  }

  list(): readonly T[] {
    if (!this.#list) {
      const list = [...this.#records.values()];
      this.#list = this.#order ? list.sort(this.#order) : list;
    }
    return this.#list;
  }
}

class RecordGroups<T> {
  readonly #groups = new Map<string, RecordList<T>>();
  readonly #order: ((a: T, b: T) => number) | undefined;

  constructor(order?: (a: T, b: T) => number) {
    this.#order = order;
  }

  set(key: string, id: string, record: T): void {
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, (group = new RecordList(this.#order)));
    group.set(id, record);
  }

  delete(key: string, id: string): void {
    const group = this.#groups.get(key);
    group?.delete(id);
    if (group?.size === 0) this.#groups.delete(key);
  }

  list(key: string): readonly T[] {
    return this.#groups.get(key)?.list() ?? [];
  }
}

/** Ended runs that still have rows, by the day (midnight in UTC) of their end. */
class RowRetentionIndex {
  readonly #days = new Map<number, Set<string>>();

  static #dayOf(run: RunRecord | undefined): number | undefined {
    if (run?.endedAt === undefined || run.finalRows === 0 || run.rowsRemovedAt !== undefined) return undefined;
    return startOfDay(run.endedAt);
  }

  follow(before: RunRecord | undefined, after: RunRecord | undefined): void {
    const from = RowRetentionIndex.#dayOf(before);
    const to = RowRetentionIndex.#dayOf(after);
    if (from === to) return;
    if (before && from !== undefined) {
      const day = this.#days.get(from);
      day?.delete(before.runId);
      if (day?.size === 0) this.#days.delete(from);
    }
    if (!after || to === undefined) return;
    const day = this.#days.get(to);
    if (day) day.add(after.runId);
    else this.#days.set(to, new Set([after.runId]));
  }

  oldest(): number | undefined {
    let first: number | undefined;
    for (const day of this.#days.keys()) if (first === undefined || day < first) first = day;
    return first;
  }

  idsUntil(last: number): string[] {
    return [...this.#days].flatMap(([day, ids]) => (day <= last ? [...ids] : []));
  }
}

export function createRunIndex(): {
  readonly update: RecordListener<RunRecord>;
  active(): readonly RunRecord[];
  ofTask(taskId: string): readonly RunRecord[];
  endedRowCount(taskId: string): number | undefined;
  oldestDayWithRows(): number | undefined;
  runIdsWithRowsUntil(day: number): string[];
} {
  const retention = new RowRetentionIndex();
  const sums = new Map<string, { rows: number; open: number }>();
  const count = (run: RunRecord | undefined, sign: 1 | -1) => {
    if (!run) return;
    let sum = sums.get(run.taskId);
    if (!sum) sums.set(run.taskId, (sum = { rows: 0, open: 0 }));
    if (run.endedAt === undefined) sum.open += sign;
    else if (run.rowsRemovedAt === undefined) sum.rows += sign * run.finalRows;
  };
  const active = new RecordList<RunRecord>();
  const byTask = new RecordGroups<RunRecord>((a, b) => a.lot - b.lot);
  return {
    update: (before, after) => {
      count(before, -1);
      count(after, 1);
      retention.follow(before, after);
      if (after === undefined) {
        if (!before) return;
        active.delete(before.runId);
        byTask.delete(before.taskId, before.runId);
        return;
      }
      byTask.set(after.taskId, after.runId, after);
      if (after.endedAt === undefined) active.set(after.runId, after);
      else active.delete(after.runId);
    },
    active: () => active.list(),
    ofTask: (taskId) => byTask.list(taskId),
    endedRowCount: (taskId) => {
      const sum = sums.get(taskId);
      if (!sum) return 0;
      return sum.open === 0 ? sum.rows : undefined;
    },
    oldestDayWithRows: () => retention.oldest(),
    runIdsWithRowsUntil: (day) => retention.idsUntil(day),
  };
}

export function createTaskIndex(): {
  readonly update: RecordListener<TaskRecord>;
  ofUser(userId: string): readonly TaskRecord[];
  countOf(templateRegistrationId: string): number;
  scheduled(): readonly TaskRecord[];
} {
  const byUser = new RecordGroups<TaskRecord>();
  const scheduled = new RecordList<TaskRecord>();
  const counts = new Map<string, number>();
  const count = (template: string | undefined, by: number) => {
    if (template !== undefined) counts.set(template, (counts.get(template) ?? 0) + by);
  };
  return {
    update: (before, after) => {
      count(before?.templateRegistrationId, -1);
      count(after?.templateRegistrationId, 1);
      if (after === undefined) {
        if (!before) return;
        byUser.delete(before.userId, before.taskId);
        scheduled.delete(before.taskId);
        return;
      }
      // Removing a member moves its tasks to the owner.
      if (before && before.userId !== after.userId) byUser.delete(before.userId, before.taskId);
      byUser.set(after.userId, after.taskId, after);
      if (after.schedule === undefined) scheduled.delete(after.taskId);
      else scheduled.set(after.taskId, after);
    },
    ofUser: (userId) => byUser.list(userId),
    countOf: (template) => counts.get(template) ?? 0,
    scheduled: () => scheduled.list(),
  };
}
