import { describe, expect, test } from 'vitest';
import { openClient } from '#mocks/test-client';
import { countOf, rowOf, rowsIn, runRowsOf, slicesOf } from './rows';

const TASK = 12;

async function openRuns() {
  const client = await openClient();
  const { db, clock } = client.emulator;
  const taskId = client.taskId(TASK);
  return { db, now: clock.now(), taskId, task: client.task(TASK), idOf: (lot: number) => `${taskId}:${lot}` };
}

describe('rows of several runs', () => {
  test('slices hold the existing rows, or those not exported, of runs that have some', async () => {
    const { db, now, taskId, idOf } = await openRuns();
    const rows = db.runsOf(taskId).map((run) => run.finalRows);
    await db.runs.update(idOf(1), (draft) => void (draft.rowsRemovedAt = now));
    await db.runs.update(idOf(2), (draft) => void (draft.exportedRows = 5));
    await db.runs.update(idOf(3), (draft) => void (draft.exportedRows = draft.finalRows));
    await db.runs.update(idOf(4), (draft) => void (draft.exportedRows = 0));
    expect(slicesOf(db, taskId, now, 'all')).toEqual(
      [2, 3, 4].map((lot) => ({ runId: idOf(lot), from: 0, to: rows[lot - 1] })),
    );
    const unexported = slicesOf(db, taskId, now, 'notExported');
    expect(unexported).toEqual([
      { runId: idOf(2), from: 5, to: rows[1] },
      { runId: idOf(4), from: 0, to: rows[3] },
    ]);
    expect(countOf(unexported)).toBe((rows[1] ?? 0) - 5 + (rows[3] ?? 0));
    expect(countOf([])).toBe(0);
  });

  test('a range across slices names the part of each run, without empty parts', async () => {
    const { db, idOf } = await openRuns();
    const slices = [
      { runId: idOf(1), from: 10, to: 14 },
      { runId: idOf(2), from: 0, to: 3 },
      { runId: idOf(3), from: 5, to: 9 },
    ];
    const parts = (from?: number, to?: number) =>
      [...runRowsOf(db, slices, from, to)].map(({ run, first, last }) => [run.lot, first, last]);
    expect(parts()).toEqual([
      [1, 10, 14],
      [2, 0, 3],
      [3, 5, 9],
    ]);
    expect(parts(1, 3)).toEqual([[1, 11, 13]]);
    expect(parts(4, 7)).toEqual([[2, 0, 3]]);
    expect(parts(3, 8)).toEqual([
      [1, 13, 14],
      [2, 0, 3],
      [3, 5, 6],
    ]);
    expect(parts(11, 20)).toEqual([]);
    expect(parts(4, 4)).toEqual([]);
  });

  test('the rows of a deleted run are skipped and keep their place in the count', async () => {
    const { db, idOf } = await openRuns();
    const slices = [
      { runId: 'deleted:1', from: 0, to: 4 },
      { runId: idOf(2), from: 0, to: 3 },
    ];
    expect([...runRowsOf(db, slices, 0, 4)]).toEqual([]);
    expect([...runRowsOf(db, slices, 0, 6)].map(({ run, first, last }) => [run.lot, first, last])).toEqual([[2, 0, 2]]);
  });

  test('rows come in order of the slices, each computed from its run and place', async () => {
    const { db, task, idOf } = await openRuns();
    const slices = [
      { runId: idOf(2), from: 7, to: 9 },
      { runId: idOf(1), from: 0, to: 2 },
    ];
    const [one, two] = [db.runs.get(idOf(1)), db.runs.get(idOf(2))];
    if (!one || !two) throw new Error('The task has two runs');
    const expected = [rowOf(task, two, 7), rowOf(task, two, 8), rowOf(task, one, 0), rowOf(task, one, 1)];
    expect([...rowsIn(db, task, slices)]).toEqual(expected);
    expect([...rowsIn(db, task, slices, 1, 3)]).toEqual(expected.slice(1, 3));
    expect(new Set(expected.map((row) => JSON.stringify(row))).size).toBe(4);
  });

  test('the dates of a row lie before the start of its run, or before the request of a waiting one', async () => {
    const { db, task, idOf } = await openRuns();
    const run = db.runs.get(idOf(2));
    if (!run) throw new Error('The task has two runs');
    const later = { ...run, startedAt: (run.startedAt ?? 0) + 86_400_000 };
    expect(rowOf(task, later, 0)).not.toEqual(rowOf(task, run, 0));
    expect(rowOf(task, { ...run, startedAt: undefined, requestedAt: later.startedAt }, 0)).toEqual(
      rowOf(task, later, 0),
    );
  });
});
