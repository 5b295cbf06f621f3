import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setTransport } from '#src/api/transport';
import { LotStatus, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { TASK_POLL } from '#src/data/polling';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { EmbeddedTasks } from './embedded-tasks';
import { TaskList } from './task-list';

type Task = Schemas['TaskListItem'];

const drawn: string[] = [];
vi.mock('./cells/status-cell', () => ({
  StatusCell: ({ task }: { readonly task: Task }) => {
    drawn.push(task.taskId);
    return task.taskExecuteStatus === TaskStatus.Running ? 'at work' : 'at rest';
  },
}));

const makeTask = (index: number, change: Partial<Task> = {}): Task => ({
  taskId: `task-${index}`,
  taskName: `Lamps ${index}`,
  taskGroupId: 'g-1',
  taskGroupName: 'My group',
  workFlowType: TaskMode.TemplateMode,
  taskExecuteStatus: index < 3 ? TaskStatus.Running : TaskStatus.Completed,
  scheduleType: null,
  nextExecuteTime: null,
  endExecuteTime: index < 3 ? null : '2026-11-20T06:12:00Z',
  spendingTime: 12,
  currentTotalExtractCount: 300 + index,
  lot: '1',
  priority: 50,
  creationUserName: null,
  templateInfo: null,
  lastRuns: [{ lot: '1', rows: 300, status: LotStatus.Completed }],
  ...change,
});

let items: Task[] = [];
let failing = false;
/** Headers of the failures. */
let failureHeaders: Record<string, string> = {};
let asked: { path: string; body: string }[] = [];
let cache = createQueryClient();

const bodyOf = (url: URL, body: string): unknown => {
  if (url.pathname === '/v1/tasksearchs') {
    const pageSize = Number(url.searchParams.get('pageSize'));
    return { total: items.length, page: 1, pageSize, items: items.slice(0, pageSize) };
  }
  if (url.pathname === '/v1/tasksearch/taskstatus') {
    const { ids } = JSON.parse(body) as { ids: string[] };
    return {
      items: items
        .filter((task) => ids.includes(task.taskId))
        .map(({ taskId, taskExecuteStatus, currentTotalExtractCount, endExecuteTime }) => ({
          taskId,
          taskExecuteStatus,
          currentTotalExtractCount,
          endExecuteTime,
        })),
    };
  }
  return { items: [] };
};

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
  items = Array.from({ length: 10 }, (_, index) => makeTask(index));
  failing = false;
  failureHeaders = {};
  asked = [];
  drawn.length = 0;
  cache = createQueryClient();
  setTransport(async (request) => {
    const url = new URL(request.url);
    const body = request.method === 'GET' ? '' : await request.text();
    asked.push({ path: url.pathname + url.search, body });
    if (failing)
      return Response.json(
        { error: { code: 'Unavailable', message: 'Closed.' } },
        { status: 503, headers: failureHeaders },
      );
    return Response.json(bodyOf(url, body));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The list of template tasks, its first load done. */
async function open(tasks = <TaskList scope="template" />) {
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
          {tasks}
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await wait(1_500);
  await wait(TASK_POLL);
  drawn.length = 0;
}
const embedded = <EmbeddedTasks templateId="r-1" onCreate={() => undefined} />;
const listReads = () => asked.filter(({ path }) => path.startsWith('/v1/tasksearchs') && !/pageSize=1(&|$)/.test(path));
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => text.includes('Lamps') || text.includes('task'));

test('TASK-29 TASK-01 an unchanged poll renders no row, and one that changes a task renders that row alone', async () => {
  await open();
  const reads = listReads().length;
  await wait(2 * TASK_POLL);
  expect(listReads()).toHaveLength(reads + 2);
  expect(drawn).toEqual([]);

  items = items.with(1, makeTask(1, { currentTotalExtractCount: 999 }));
  await wait(TASK_POLL);
  expect(drawn).toEqual(['task-1']);
  expect(screen.getByText('999')).toBeTruthy();
  expect(said()).toEqual([]);
});

test('TASK-29 what a task came to is said once, and several changes are summed up', async () => {
  await open();
  items = items.with(
    0,
    makeTask(0, { taskExecuteStatus: TaskStatus.Completed, endExecuteTime: '2026-11-20T07:00:00Z' }),
  );
  await wait(TASK_POLL);
  expect(said()).toEqual(['Lamps 0 finished with 300 rows']);
  await wait(TASK_POLL);
  expect(said()).toEqual(['Lamps 0 finished with 300 rows']);

  const end = { endExecuteTime: '2026-11-20T07:01:00Z' };
  items = items
    .with(1, makeTask(1, { ...end, taskExecuteStatus: TaskStatus.Completed }))
    .with(2, makeTask(2, { ...end, taskExecuteStatus: TaskStatus.Stoped }));
  await wait(TASK_POLL);
  expect(said()).toEqual(['1 task finished and 1 task stopped']);
});

test('TASK-11 TASK-35 choosing one row, or all of the page, draws no cell again', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamps 4' }));
  expect(screen.getByText('1 task selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('10 tasks selected')).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(11);
  expect(drawn).toEqual([]);
});

test('TASK-29 a poll that fails keeps the rows and says their age; the first good answer takes that away', async () => {
  await open();
  failing = true;
  await wait(TASK_POLL + 1_000);
  expect(screen.getByText('Not up to date')).toBeTruthy();
  expect(screen.getByText('Lamps 9')).toBeTruthy();
  expect(drawn).toEqual([]);
  failing = false;
  await wait(TASK_POLL);
  expect(screen.queryByText('Not up to date')).toBeNull();
});

test('TASK-29 Retry-After holds the button that tries a failed list again', async () => {
  failing = true;
  failureHeaders = { 'Retry-After': '30' };
  await open();
  const button = within(screen.getByRole('table')).getByRole('button', { name: /again|retry/i });
  expect(button).toHaveProperty('disabled', true);
  failing = false;
  await wait(31_000);
  expect(screen.getByText('Lamps 0')).toBeTruthy();
});

test('TASK-29 rows keep their place while the pointer or the focus is in the list, and say how many have moved', async () => {
  items = [0, 1, 2, 3].map((index) => makeTask(index));
  await open();
  const names = () => screen.getAllByRole('link', { name: /^Lamps/ }).map(({ textContent }) => textContent.slice(6));
  const table = screen.getByRole('table');
  fireEvent.pointerEnter(table);
  items = [makeTask(3, { currentTotalExtractCount: 999 }), makeTask(0), makeTask(1), makeTask(2)];
  await wait(TASK_POLL);
  expect(names()).toEqual(['0', '1', '2', '3']);
  expect(screen.getByText('999')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '1 row has moved: update' }));
  expect(names()).toEqual(['3', '0', '1', '2']);
  expect(screen.queryByRole('button', { name: /moved/ })).toBeNull();

  // One that came waits, one that went stays, until nobody is there any more.
  items = [makeTask(4), ...items.slice(0, 3)];
  await wait(TASK_POLL);
  expect(names()).toEqual(['3', '0', '1', '2']);
  fireEvent.pointerLeave(table);
  expect(names()).toEqual(['4', '3', '0', '1']);

  screen.getByRole('checkbox', { name: 'Select Lamps 0' }).focus();
  items = items.toReversed();
  await wait(TASK_POLL);
  expect(names()).toEqual(['4', '3', '0', '1']);
  act(() => screen.getByRole('checkbox', { name: 'Select Lamps 0' }).blur());
  expect(names()).toEqual(['1', '0', '3', '4']);
});

test('TASK-18 another order or page is shown at once, wherever the pointer is', async () => {
  items = [0, 1, 2, 3].map((index) => makeTask(index));
  await open();
  const names = () => screen.getAllByRole('link', { name: /^Lamps/ }).map(({ textContent }) => textContent.slice(6));
  fireEvent.pointerEnter(screen.getByRole('table'));
  items = items.toReversed();
  fireEvent.click(screen.getByRole('button', { name: 'Task' }));
  await wait(1_500);
  expect(names()).toEqual(['3', '2', '1', '0']);
});

test('TASK-34 what was selected under other filters is not selected any more', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamps 4' }));
  expect(screen.getByText('1 task selected')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Search tasks by name' });
  fireEvent.change(field, { target: { value: 'Lamps' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await wait(1_500);
  expect(screen.queryByText('1 task selected')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Select Lamps 4' })).toHaveProperty('checked', false);
});

test('TASK-05 TASK-29 API-063 a long list is read once; then only the status of what can have changed is asked', async () => {
  items = Array.from({ length: 400 }, (_, index) => makeTask(index));
  await open(embedded);
  expect(within(screen.getByRole('table')).queryByText('Lamps 0')).toBeNull();
  const reads = listReads().length;
  await wait(2 * TASK_POLL);
  expect(listReads()).toHaveLength(reads);
  const last = asked.filter(({ path }) => path === '/v1/tasksearch/taskstatus').at(-1);
  expect(JSON.parse(last?.body ?? '{}')).toEqual({ ids: ['task-0', 'task-1', 'task-2'] });

  items = items.with(
    2,
    makeTask(2, { taskExecuteStatus: TaskStatus.Completed, endExecuteTime: '2026-11-20T07:00:00Z' }),
  );
  await wait(TASK_POLL);
  expect(said()).toEqual(['Lamps 2 finished with 302 rows']);
  expect(listReads()).toHaveLength(reads);

  items = [...items, makeTask(400)];
  await wait(TASK_POLL + 500);
  expect(listReads().length).toBeGreaterThan(reads);
});

test('TASK-05 CONST-06 the first tasks of a long list are there before all ten thousand are, which are asked for next', async () => {
  items = Array.from({ length: 400 }, (_, index) => makeTask(index));
  await open(embedded);
  const sizes = listReads().map(({ path }) => new URLSearchParams(path.split('?')[1]).get('pageSize'));
  expect(sizes).toEqual(['20', '10000']);
});
