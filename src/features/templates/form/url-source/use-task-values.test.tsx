import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { personas } from '#mocks/personas';
import { rowsIn } from '#mocks/simulation/rows';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { useTaskValues, type RowsRead } from './use-task-values';

const TOTAL = 2_561;
const taskId = `task-${personas.standard.userId}-6`;

/** Leaves a task one run with so many rows, each with an address of its own in one of ten cities. */
async function seedRows() {
  const emulator = await startEmulator();
  const { db } = emulator;
  const runs = db.runsOf(taskId);
  await db.runs.updateMany(
    runs.map(({ runId }) => runId),
    (draft) => void (draft.finalRows = draft.lot === 1 ? TOTAL : 0),
  );
  const [task, run] = [db.tasks.get(taskId), runs[0]];
  if (!task || !run) throw new Error('The seeds lack a task or its run.');
  return { emulator, rows: [...rowsIn(db, task, [{ runId: run.runId, from: 0, to: TOTAL }])] };
}

afterEach(cleanup);

test.each([
  { field: 'address', maxLines: null, read: TOTAL, asked: [0, 1, 2] },
  { field: 'city', maxLines: 100, read: TOTAL, asked: [0, 1, 2] },
  { field: 'address', maxLines: 1_500, read: 2_000, asked: [0, 1] },
])(
  'FORM-45 FORM-60 the values of $field come from every row, or from as many as fill a field of $maxLines lines',
  async ({ field, maxLines, read, asked }) => {
    const { emulator, rows: every } = await seedRows();
    const onValues = vi.fn<(field: string, values: readonly string[], rows: RowsRead) => void>();
    const { result } = renderHook(() => useTaskValues({ taskId, maxLines, onValues }));
    act(() => {
      result.current.read(field);
    });
    expect(result.current.reading?.field).toBe(field);
    await waitFor(() => {
      expect(onValues).toHaveBeenCalledTimes(1);
    });
    const [name, values, rows] = onValues.mock.calls[0] ?? [];
    const pages = emulator.sent('listTaskRows').map(({ query }) => Number(query['page']));
    expect([name, rows, pages]).toEqual([field, { read, of: TOTAL }, asked]);
    expect(values).toEqual([...new Set(every.slice(0, read).map((row) => row[field]))]);
    expect(result.current.reading).toBeUndefined();
  },
);

test('FORM-45 reading that is canceled gives nothing', async () => {
  await seedRows();
  const onValues = vi.fn<(field: string, values: readonly string[], rows: RowsRead) => void>();
  const { result } = renderHook(() => useTaskValues({ taskId, maxLines: null, onValues }));
  act(() => {
    result.current.read('name');
    result.current.cancel();
  });
  await act(() => new Promise(setImmediate));
  expect([result.current.reading, onValues.mock.calls]).toEqual([undefined, []]);
});
