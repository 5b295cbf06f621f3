import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { personas } from '#mocks/personas';
import { rowsIn } from '#mocks/simulation/rows';
import { createQueryClient } from '#src/data/query-client';
import { UrlSourceType } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator } from '#tests/fixtures/start-emulator';
import type { LinesValue } from '../field-contract';
import { linesAfter } from './lines-state';
import { TaskLines } from './task-lines';
import { useTaskValues, type ReadProgress } from './use-task-values';

const TOTAL = 2_561;
const taskId = `task-${personas.standard.userId}-6`;

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

test.each([
  { field: 'address', maxLines: null, read: TOTAL, asked: [0, 1, 2] },
  { field: 'city', maxLines: 100, read: TOTAL, asked: [0, 1, 2] },
  { field: 'address', maxLines: 1_500, read: 2_000, asked: [0, 1] },
])(
  'FORM-45 FORM-60 the values of $field come from every row, or from enough rows for $maxLines lines',
  async ({ field, maxLines, read, asked }) => {
    const { emulator, rows: every } = await seedRows();
    const onValues = vi.fn<(field: string, values: readonly string[], rows: ReadProgress) => void>();
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
    expect([name, rows, pages]).toEqual([field, { read, total: TOTAL }, asked]);
    expect(values).toEqual([...new Set(every.slice(0, read).map((row) => row[field]))]);
    expect(result.current.reading).toBeUndefined();
  },
);

function Lines({ maxLines }: { readonly maxLines: number | null }) {
  const [linesValue, setLinesValue] = useState<LinesValue>({
    source: UrlSourceType.Correlative,
    lines: '',
    task: { taskId },
  });
  return (
    <TaskLines
      linesValue={linesValue}
      dispatch={(action) => {
        setLinesValue((before) => linesAfter({ current: before, valueBySource: new Map() }, action).current);
      }}
      maxLines={maxLines}
      disabled={false}
      ownTaskId={undefined}
      previewLabel="Lines"
      noneValid={false}
    />
  );
}

test.each([
  { field: 'Address', maxLines: null, words: 'Using all 2,561 rows' },
  { field: 'City', maxLines: 100, words: 'Using all 2,561 rows' },
  { field: 'Address', maxLines: 1_500, words: 'Limit reached: using the first 2,000 of 2,561 rows' },
])('a field of at most $maxLines lines filled from $field says: $words', async ({ field, maxLines, words }) => {
  await startLanguages('en-US');
  stubBrowser();
  await seedRows();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider theme="light" motion={false}>
        <Lines maxLines={maxLines} />
      </UiProvider>
    </QueryClientProvider>,
  );
  const choice = screen.getByRole('combobox', { name: /^Data field/ });
  await waitFor(() => {
    expect(choice.getAttribute('disabled')).toBeNull();
  });
  await userEvent.click(choice);
  await userEvent.click(await screen.findByText(field));
  expect(await screen.findByText(words, {}, { timeout: 5_000 })).toBeDefined();
});

test('a canceled read reports no values', async () => {
  await seedRows();
  const onValues = vi.fn<(field: string, values: readonly string[], rows: ReadProgress) => void>();
  const { result } = renderHook(() => useTaskValues({ taskId, maxLines: null, onValues }));
  act(() => {
    result.current.read('name');
    result.current.cancel();
  });
  await act(() => new Promise(setImmediate));
  expect([result.current.reading, onValues.mock.calls]).toEqual([undefined, []]);
});
