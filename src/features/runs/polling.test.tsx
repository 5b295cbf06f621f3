import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { rowsAt } from '#mocks/simulation/progress';
import { rowOf } from '#mocks/simulation/rows';
import { closeRun } from '#mocks/simulation/runs';
import { TASK_POLL_INTERVAL } from '#src/data/polling';
import { ParentNav } from '#src/domain/paths';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { TaskInfo } from './task-info';
import { pagesOf, useRowWindow } from './use-row-window';

const running = `task-${personas.standard.userId}-1`;
const ended = `task-${personas.standard.userId}-6`;
let emulator: TestEmulator;
const run = () => emulator.db.runsOf(running).at(-1)!;

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  vi.useFakeTimers();
  emulator = await startEmulator();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => letTimePass(emulator, milliseconds);

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          {children}
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
let cache = createQueryClient();
beforeEach(() => {
  cache = createQueryClient();
});

const reads = (): number => emulator.sent('getRunSummary').length;

test('TASK-29 a run is refetched every five seconds, and an unchanged answer renders nothing', async () => {
  let renders = 0;
  render(
    <Around>
      <Profiler
        id="run"
        onRender={() => {
          renders += 1;
        }}
      >
        <TaskInfo taskId={running} hint={{}} parentNav={ParentNav.TemplateList} />
      </Profiler>
    </Around>,
  );
  await wait(1_500);
  expect(screen.getAllByText('Running').length).toBeGreaterThan(0);
  await wait(TASK_POLL_INTERVAL);
  // The elapsed time renders each second, in its own component.
  const [before, calls] = [renders, reads()];
  const ticks = TASK_POLL_INTERVAL / 1000;
  await wait(TASK_POLL_INTERVAL);
  expect(reads()).toBe(calls + 1);
  expect(renders - before).toBeLessThanOrEqual(ticks);

  const active = run();
  emulator.clock.advance(60_000);
  await wait(TASK_POLL_INTERVAL);
  const rows = rowsAt(active, emulator.clock.now());
  expect(rows).toBeGreaterThan(rowsAt(active, emulator.clock.now() - 60_000));
  expect(screen.getAllByText(rows.toLocaleString('en')).length).toBeGreaterThan(0);
});

test('TASK-29 polling stops after a run ends, and the end is announced once', async () => {
  render(
    <Around>
      <TaskInfo taskId={running} hint={{}} parentNav={ParentNav.TemplateList} />
    </Around>,
  );
  await wait(1_500);
  const rows = rowsAt(run(), emulator.clock.now());
  await closeRun(emulator.db, run(), 'completed', emulator.clock.now());
  await wait(TASK_POLL_INTERVAL + 500);
  expect(screen.getByText(`Run status: Completed, ${rows.toLocaleString('en')} rows`)).toBeTruthy();
  const calls = reads();
  await wait(3 * TASK_POLL_INTERVAL);
  expect(reads()).toBe(calls);
});

test('CONST-05 the pages of a range count from 0 and hold 100 rows', () => {
  expect(pagesOf(0, 20)).toEqual([0]);
  expect(pagesOf(95, 105)).toEqual([0, 1]);
  expect(pagesOf(100, 200)).toEqual([1]);
  expect(pagesOf(1_239_980, 1_240_000)).toEqual([12_399]);
});

test('CONST-05 only the visible rows are requested, however far down', async () => {
  const { db } = emulator;
  await db.runs.updateMany(
    db.runsOf(ended).map(({ runId }) => runId),
    (draft) => void (draft.finalRows = draft.lot === 1 ? 1_240_000 : 0),
  );
  const row = (index: number) => rowOf(db.tasks.get(ended)!, db.runsOf(ended)[0]!, index);
  const pages = () => emulator.sent('listTaskRows').map(({ query }) => Number(query['page']));
  const { result } = renderHook(() => useRowWindow(ended, { kind: 'all' }, { active: false, also: undefined }), {
    wrapper: Around,
  });
  await wait(200);
  expect(pages()).toEqual([0]);
  act(() => {
    for (let row = 0; row < 900_000; row += 10_000) result.current.need(row, row + 20);
    result.current.need(620_090, 620_110);
  });
  await wait(300);
  await wait(300);
  expect(pages()).toEqual([0, 6200, 6201]);
  expect(result.current.getRow(620_100)).toEqual(row(620_100));
  expect(result.current.getRow(400_000)).toBeUndefined();
});
