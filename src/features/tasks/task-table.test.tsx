import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { personas } from '#mocks/personas';
import { closeRun, openRun } from '#mocks/simulation/runs';
import { createQueryClient } from '#src/data/query-client';
import { StartWay, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { TASK_POLL_INTERVAL } from '#src/data/polling';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { EmbeddedTasks } from './embedded-tasks';
import { TaskList } from './task-list';

const drawn: string[] = [];
vi.mock('./cells/status-cell', () => ({
  StatusCell: ({ task }: { readonly task: Task }) => {
    drawn.push(task.taskId);
    return task.taskExecuteStatus === TaskStatus.Running ? 'at work' : 'at rest';
  },
}));

const TEMPLATE = '1001';
const { userId } = personas.standard;
const idOf = (index: number) => `task-${String(index)}`;
const AT_WORK = 3;

let emulator: TestEmulator;
let cache = createQueryClient();
let model: { task: TaskRecord; run: RunRecord };

async function addTasks(...indexes: readonly number[]): Promise<void> {
  const { db, clock } = emulator;
  const now = clock.now();
  await db.tasks.insertMany(
    indexes.map((index) => ({
      ...model.task,
      taskId: idOf(index),
      taskName: `Lamps ${String(index)}`,
      workFlowType: TaskMode.TemplateMode,
      templateRegistrationId: TEMPLATE,
      schedule: undefined,
      status: TaskStatus.Completed,
      lastActivityAt: now - index,
      lastLot: 1,
    })),
  );
  await db.runs.insertMany(
    indexes.map((index) => ({ ...model.run, runId: `${idOf(index)}:1`, taskId: idOf(index), finalRows: 300 + index })),
  );
  for (const index of indexes.filter((each) => each < AT_WORK))
    await openRun(db, db.tasks.get(idOf(index))!, StartWay.Manual, now);
}
async function setOrder(...indexes: readonly number[]): Promise<void> {
  const now = emulator.clock.now();
  for (const [place, index] of indexes.entries())
    await emulator.db.tasks.update(idOf(index), (draft) => void (draft.lastActivityAt = now - place));
}
const setRows = (index: number, rows: number) =>
  emulator.db.runs.update(`${idOf(index)}:1`, (draft) => void (draft.finalRows = rows));
const endRun = (index: number, end: 'completed' | 'stopped') =>
  closeRun(emulator.db, emulator.db.runsOf(idOf(index)).at(-1)!, end, emulator.clock.now());
const first = (count: number) => Array.from({ length: count }, (_, index) => index);

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  vi.useFakeTimers();
  emulator = await startEmulator();
  const { db } = emulator;
  const completed = db.tasksOf(userId).find(({ status }) => status === TaskStatus.Completed)!;
  model = { task: completed, run: db.runsOf(completed.taskId)[0]! };
  await db.tasks.replaceAll([]);
  await db.runs.replaceAll([]);
  await db.accounts.update(userId, (draft) => void (draft.cloudNodes = AT_WORK));
  drawn.length = 0;
  cache = createQueryClient();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => letTimePass(emulator, milliseconds);

async function open(tasks = <TaskList scope="template" />) {
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          {tasks}
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await wait(1_500);
  await wait(TASK_POLL_INTERVAL);
  drawn.length = 0;
}
const embedded = <EmbeddedTasks templateId={TEMPLATE} onCreate={() => undefined} />;
const listReads = () => emulator.sent('listTasks').filter(({ query }) => query['pageSize'] !== '1');
const announcements = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => text.includes('Lamps') || text.includes('task'));

test('TASK-29 an unchanged poll renders no row, and a changed task renders only its own', async () => {
  await addTasks(...first(10));
  await open();
  const reads = listReads().length;
  await wait(2 * TASK_POLL_INTERVAL);
  expect(listReads()).toHaveLength(reads + 2);
  expect(drawn).toEqual([]);

  await setRows(1, 999);
  await wait(TASK_POLL_INTERVAL);
  expect(drawn).toEqual(['task-1']);
  expect(screen.getByText('999')).toBeTruthy();
  expect(announcements()).toEqual([]);
});

test('TASK-29 the end of a task is announced once, and several changes are summed up', async () => {
  await addTasks(...first(10));
  await open();
  await endRun(0, 'completed');
  await wait(TASK_POLL_INTERVAL);
  expect(announcements()).toEqual(['Lamps 0 completed with 300 rows']);
  await wait(TASK_POLL_INTERVAL);
  expect(announcements()).toEqual(['Lamps 0 completed with 300 rows']);

  await endRun(1, 'completed');
  await endRun(2, 'stopped');
  await wait(TASK_POLL_INTERVAL);
  expect(announcements()).toEqual(['1 task completed and 1 task stopped']);
});

test('TASK-11 TASK-35 selecting one row or the whole page redraws no cell', async () => {
  await addTasks(...first(10));
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lamps 4' }));
  expect(screen.getByText('1 task selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('10 tasks selected')).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(11);
  expect(drawn).toEqual([]);
});

test('TASK-29 a failed poll keeps the rows and marks them as stale until the next success', async () => {
  await addTasks(...first(10));
  await open();
  emulator.faults.set([{ kind: 'status', status: 503 }]);
  await wait(TASK_POLL_INTERVAL + 1_000);
  expect(screen.getByText('Out of date')).toBeTruthy();
  expect(screen.getByText('Lamps 9')).toBeTruthy();
  expect(drawn).toEqual([]);
  emulator.faults.set([]);
  await wait(TASK_POLL_INTERVAL);
  expect(screen.queryByText('Out of date')).toBeNull();
});

test('Retry-After disables the retry button of a failed list', async () => {
  await addTasks(...first(10));
  emulator.faults.set([{ kind: 'status', status: 503, retryAfter: 30 }]);
  await open();
  const button = within(screen.getByRole('table')).getByRole('button', { name: /again|retry/i });
  expect(button).toHaveProperty('disabled', true);
  emulator.faults.set([]);
  await wait(31_000);
  expect(screen.getByText('Lamps 0')).toBeTruthy();
});

test('TASK-29 rows keep their place under pointer or focus, and moved rows are counted', async () => {
  await addTasks(0, 1, 2, 3);
  await open();
  const names = () => screen.getAllByRole('link', { name: /^Lamps/ }).map(({ textContent }) => textContent.slice(6));
  const table = screen.getByRole('table');
  fireEvent.pointerEnter(table);
  await setOrder(3, 0, 1, 2);
  await setRows(3, 999);
  await wait(TASK_POLL_INTERVAL);
  expect(names()).toEqual(['0', '1', '2', '3']);
  expect(screen.getByText('999')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Update order (1 row moved)' }));
  expect(names()).toEqual(['3', '0', '1', '2']);
  expect(screen.queryByRole('button', { name: /moved/ })).toBeNull();

  // While watched, a new row waits and a removed one stays.
  await emulator.db.tasks.remove(idOf(2));
  await addTasks(4);
  await setOrder(4, 3, 0, 1);
  await wait(TASK_POLL_INTERVAL);
  expect(names()).toEqual(['3', '0', '1', '2']);
  fireEvent.pointerLeave(table);
  expect(names()).toEqual(['4', '3', '0', '1']);

  screen.getByRole('checkbox', { name: 'Select Lamps 0' }).focus();
  await setOrder(1, 0, 3, 4);
  await wait(TASK_POLL_INTERVAL);
  expect(names()).toEqual(['4', '3', '0', '1']);
  act(() => screen.getByRole('checkbox', { name: 'Select Lamps 0' }).blur());
  expect(names()).toEqual(['1', '0', '3', '4']);
});

test('a new order shows at once, wherever the pointer is', async () => {
  await addTasks(0, 1, 2, 3);
  await setOrder(3, 2, 1, 0);
  await open();
  const names = () => screen.getAllByRole('link', { name: /^Lamps/ }).map(({ textContent }) => textContent.slice(6));
  expect(names()).toEqual(['3', '2', '1', '0']);
  fireEvent.pointerEnter(screen.getByRole('table'));
  fireEvent.click(screen.getByRole('button', { name: 'Task' }));
  await wait(1_500);
  expect(names()).toEqual(['0', '1', '2', '3']);
});

test('a change of filters clears the selection', async () => {
  await addTasks(...first(10));
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

test('TASK-05 TASK-29 API-063 a long list loads once and then polls only status that can change', async () => {
  await addTasks(...first(400));
  await open(embedded);
  expect(within(screen.getByRole('table')).queryByText('Lamps 0')).toBeNull();
  const reads = listReads().length;
  await wait(2 * TASK_POLL_INTERVAL);
  expect(listReads()).toHaveLength(reads);
  expect(emulator.sent('getTaskStatuses').at(-1)?.body).toEqual({ ids: ['task-0', 'task-1', 'task-2'] });

  await endRun(2, 'completed');
  await wait(TASK_POLL_INTERVAL);
  expect(announcements()).toEqual(['Lamps 2 completed with 302 rows']);
  expect(listReads()).toHaveLength(reads);

  await addTasks(400);
  await wait(TASK_POLL_INTERVAL + 500);
  expect(listReads().length).toBeGreaterThan(reads);
});

test('TASK-05 CONST-06 a long list loads the first 20 tasks and then up to 10,000', async () => {
  await addTasks(...first(400));
  await open(embedded);
  expect(listReads().map(({ query }) => query['pageSize'])).toEqual(['20', '10000']);
});
