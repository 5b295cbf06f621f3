import type { Schemas } from '#src/contract/types';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { rowSourceOf } from '#mocks/seeds/row-source';
import type { SeedTexts } from '#mocks/seeds/texts/load';
import type { ExportSlice } from '#mocks/db/exports';
import { existingRowsAt } from './progress';

export function fieldsOf(task: TaskRecord, texts: SeedTexts): Schemas['RowField'][] {
  return rowSourceOf(task).fields(texts);
}

/** Computes a row from the run's seed, so that ten million rows need no memory. */
export function rowOf(task: TaskRecord, run: RunRecord, index: number): Schemas['DataRow'] {
  return rowSourceOf(task).row(run.seed, index, run.inputs, run.startedAt ?? run.requestedAt);
}

/** Existing rows only. */
export function slicesOf(db: Database, taskId: string, now: number, scope: 'all' | 'notExported'): ExportSlice[] {
  return db
    .runsOf(taskId)
    .map((run) => ({ runId: run.runId, from: scope === 'all' ? 0 : run.exportedRows, to: existingRowsAt(run, now) }))
    .filter((slice) => slice.to > slice.from);
}

export const countOf = (slices: readonly ExportSlice[]): number =>
  slices.reduce((sum, slice) => sum + slice.to - slice.from, 0);

/** `last` is excluded. */
export interface RunRows {
  readonly run: RunRecord;
  readonly first: number;
  readonly last: number;
}

/** `from` is included, `to` excluded. */
export function* runRowsOf(
  db: Database,
  slices: readonly ExportSlice[],
  from = 0,
  to = Infinity,
): Generator<RunRows, void, undefined> {
  let before = 0;
  for (const slice of slices) {
    const size = slice.to - slice.from;
    const run = db.runs.get(slice.runId);
    if (run && before + size > from && before < to) {
      const first = slice.from + Math.max(0, from - before);
      yield { run, first, last: slice.from + Math.min(size, to - before) };
    }
    before += size;
  }
}

/** `from` is included, `to` excluded. */
export function* rowsIn(
  db: Database,
  task: TaskRecord,
  slices: readonly ExportSlice[],
  from = 0,
  to = Infinity,
): Generator<Schemas['DataRow'], void, undefined> {
  for (const { run, first, last } of runRowsOf(db, slices, from, to))
    for (let index = first; index < last; index++) yield rowOf(task, run, index);
}
