import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setTransport } from '#src/api/transport';
import { RowFieldType, TaskStatus } from '#src/contract/enums.gen';
import { TASK_POLL } from '#src/data/polling';
import { ROWS_PAGE } from '#src/data/runs';
import { ParentNav } from '#src/domain/paths';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { TaskInfo } from './task-info';
import { pagesOf, useRowWindow } from './use-row-window';

const summary = {
  startTime: '2026-11-20T06:00:00Z',
  captcha: 0,
  taskStatus: TaskStatus.Running as TaskStatus,
  lot: '1',
  rows: 12,
};
let state = { ...summary };
let asked: string[] = [];

function bodyOf({ pathname, searchParams }: URL): unknown {
  if (pathname.endsWith('/summary')) return state;
  if (pathname.endsWith('/taskLots')) return { total: 0, items: [] };
  if (pathname.endsWith('/subTasks')) return { total: 0, page: 1, pageSize: 20, items: [] };
  if (pathname.endsWith('/log')) return { items: [], nextCursor: null };
  if (pathname.endsWith('/taskrules'))
    return { taskName: 'Lamps', taskStatus: state.taskStatus, nextExecuteTime: null };
  if (pathname.endsWith('/getalldata')) {
    const page = Number(searchParams.get('page'));
    return {
      total: 1_240_000,
      page,
      pageSize: ROWS_PAGE,
      fields: [{ name: 'n', displayText: 'N', type: RowFieldType.Number }],
      rows: Array.from({ length: ROWS_PAGE }, (_, at) => ({ n: page * ROWS_PAGE + at })),
    };
  }
  return {};
}

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
  state = { ...summary };
  asked = [];
  setTransport((request) => {
    const url = new URL(request.url);
    asked.push(url.pathname + url.search);
    return Promise.resolve(Response.json(bodyOf(url)));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
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

const reads = (): number => asked.filter((path) => path.endsWith('/summary')).length;

test('TASK-29 TASK-22 a run is looked at every five seconds, and an unchanged answer renders nothing', async () => {
  let renders = 0;
  render(
    <Around>
      <Profiler
        id="run"
        onRender={() => {
          renders += 1;
        }}
      >
        <TaskInfo taskId="task-1" hint={{}} parentNav={ParentNav.TemplateList} />
      </Profiler>
    </Around>,
  );
  await wait(1_500);
  expect(screen.getByText('Running')).toBeTruthy();
  await wait(TASK_POLL);
  // The clock of the elapsed time ticks each second; that is its own small part.
  const [before, calls] = [renders, reads()];
  const ticks = TASK_POLL / 1000;
  await wait(TASK_POLL);
  expect(reads()).toBe(calls + 1);
  expect(renders - before).toBeLessThanOrEqual(ticks);

  state = { ...summary, rows: 40 };
  await wait(TASK_POLL);
  expect(screen.getByText('40')).toBeTruthy();
});

test('TASK-29 a run that has ended is not looked at any more, and its end is said once', async () => {
  render(
    <Around>
      <TaskInfo taskId="task-1" hint={{}} parentNav={ParentNav.TemplateList} />
    </Around>,
  );
  await wait(1_500);
  state = { ...summary, taskStatus: TaskStatus.Completed };
  await wait(TASK_POLL + 500);
  expect(screen.getByText('The run is now: Completed, 12 rows')).toBeTruthy();
  const calls = reads();
  await wait(3 * TASK_POLL);
  expect(reads()).toBe(calls);
});

test('CONST-05 the pages of a range count from 0 and hold 100 rows', () => {
  expect(pagesOf(0, 20)).toEqual([0]);
  expect(pagesOf(95, 105)).toEqual([0, 1]);
  expect(pagesOf(100, 200)).toEqual([1]);
  expect(pagesOf(1_239_980, 1_240_000)).toEqual([12_399]);
});

test('CONST-05 TASK-24 only the rows in view are asked for, however far away', async () => {
  const pages = () =>
    asked
      .filter((path) => path.includes('/getalldata'))
      .map((path) => Number(new URLSearchParams(path.split('?')[1]).get('page')));
  const { result } = renderHook(() => useRowWindow('task-1', { kind: 'all' }, { active: false, also: undefined }), {
    wrapper: Around,
  });
  await wait(200);
  expect(pages()).toEqual([0]);
  // Scrolled past without resting.
  act(() => {
    for (let row = 0; row < 900_000; row += 10_000) result.current.need(row, row + 20);
    result.current.need(620_090, 620_110);
  });
  // A body is read outside the false clock: the second wait lets its arrival be told.
  await wait(300);
  await wait(300);
  expect(pages()).toEqual([0, 6200, 6201]);
  expect(result.current.getRow(620_100)).toEqual({ n: 620_100 });
  expect(result.current.getRow(400_000)).toBeUndefined();
});
