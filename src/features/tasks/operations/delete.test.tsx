import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TaskStatus } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { FakeTasks, listPage } from './fake-tasks';

beforeAll(() => startLanguages('en-US'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What is drawn in one second decides what happens in the next. */
const wait = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) await pass(1000);
};
const click = async (element: Element) => {
  fireEvent.click(element);
  await pass(1);
};
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const deletions = (server: FakeTasks) => server.calls.filter((call) => call.startsWith('DELETE')).length;

/** Draws the list, opens the dialog for one task or for the whole page. */
async function ask(all = false) {
  render(listPage().page);
  await pass(50);
  if (all) await click(screen.getByRole('checkbox', { name: /Select all rows/ }));
  await click(screen.getByRole('button', { name: all ? 'More' : 'More for Task 1' }));
  await click(screen.getByRole('menuitem', { name: all ? 'Delete selected' : 'Delete task', hidden: true }));
  await pass(50);
  return within(screen.getByRole('dialog'));
}

test('API-069 a deleted task vanishes at once, can be brought back, and then nothing was sent', async () => {
  const server = new FakeTasks(2);
  const dialog = await ask();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  expect(screen.queryByText('Task 1')).toBeNull();
  expect(toasts().getByText('6 s')).toBeDefined();
  await wait(3);
  expect(toasts().getByText('3 s')).toBeDefined();
  await click(toasts().getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Task 1')).toBeDefined();
  await wait(10);
  expect(deletions(server)).toBe(0);
  expect(screen.getByText('Task 1')).toBeDefined();
});

test.each([
  ['last', 'the page before', 3, ['Task 3', 'Task 4']],
  ['first', 'the rows that follow', 1, ['Task 3', 'Task 4']],
])('TASK-19 TASK-20 who deletes all of the %s page sees %s', async (_which, _what, page, shown) => {
  const server = new FakeTasks(6);
  render(listPage(2).page);
  await pass(50);
  if (page > 1) await click(screen.getByRole('button', { name: `Page ${String(page)}` }));
  await pass(50);
  await click(screen.getByRole('checkbox', { name: /Select all rows/ }));
  await click(screen.getByRole('button', { name: 'More' }));
  await click(screen.getByRole('menuitem', { name: 'Delete selected', hidden: true }));
  await pass(50);
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete 2 tasks' }));
  await pass(50);
  expect(screen.getAllByText(/^Task \d$/).map(({ textContent }) => textContent)).toEqual(shown);
  await wait(8);
  expect(deletions(server)).toBe(1);
  expect(screen.getAllByText(/^Task \d$/).map(({ textContent }) => textContent)).toEqual(shown);
});

test('API-069 when the time is over the call goes out once, and the row stays away', async () => {
  const server = new FakeTasks(2);
  const dialog = await ask();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  await wait(5);
  expect(deletions(server)).toBe(0);
  await wait(2);
  expect(deletions(server)).toBe(1);
  expect(server.tasks.map(({ taskId }) => taskId)).toEqual(['t2']);
  expect(screen.queryByText('Task 1')).toBeNull();
});

test('API-069 a page that is left before sends the call on its way, once', async () => {
  const server = new FakeTasks(2);
  let outlives: boolean | undefined;
  server.faults.set('/batchdeletetask', (request) => {
    outlives = request.keepalive;
    return Response.json({ errors: [] });
  });
  const dialog = await ask();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  window.dispatchEvent(new Event('pagehide'));
  await wait(10);
  expect(outlives).toBe(true);
  expect(deletions(server)).toBe(1);
});

test('API-069 API-088 what the server refuses comes back with its reason', async () => {
  const server = new FakeTasks(2);
  server.deleteCodes.set('t1', 'NotOwner');
  const dialog = await ask(true);
  await click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
  expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull();
  await wait(7);
  const sheet = within(screen.getByRole('dialog', { name: 'Not every task was deleted' }));
  expect(sheet.getByRole('region', { name: 'It belongs to someone else.' }).textContent).toContain('Task 1');
  expect(screen.getAllByText('Task 1').length).toBeGreaterThan(1);
});

test('a task that was deleted elsewhere meanwhile is gone, which is what was asked for', async () => {
  const server = new FakeTasks(2);
  const dialog = await ask();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  server.tasks = server.tasks.slice(1);
  await wait(7);
  expect(deletions(server)).toBe(1);
  expect(toasts().queryByText(/could not be deleted/)).toBeNull();
});

test('a call that fails brings the rows back and says so', async () => {
  const server = new FakeTasks(2);
  server.faults.set('/batchdeletetask', () => Promise.reject(new TypeError('network')));
  const dialog = await ask();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  await wait(7);
  expect(toasts().getByText('1 task could not be deleted')).toBeDefined();
  expect(screen.getByText('Task 1')).toBeDefined();
});

test('running tasks are stopped at once and deleted when they have ended', async () => {
  const server = new FakeTasks(2, (at) => (at === 1 ? { taskExecuteStatus: TaskStatus.Running } : {}));
  let looks = 0;
  server.faults.set('/taskstatus', () => {
    looks += 1;
    const taskExecuteStatus = looks < 3 ? TaskStatus.Running : TaskStatus.Stoped;
    return Response.json({ items: [{ taskId: 't1', taskExecuteStatus, stopping: looks < 3 }] });
  });
  const dialog = await ask(true);
  expect(dialog.getByRole('group', { name: '1 of them is running' })).toBeDefined();
  await click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
  expect(server.calls).toContain('POST /v1/tasks/batchstop');
  await wait(7);
  expect(deletions(server)).toBe(0);
  await wait(4);
  expect(deletions(server)).toBe(1);
  expect(server.tasks).toEqual([]);
});

test('running tasks can be left out', async () => {
  const server = new FakeTasks(3, (at) => (at === 1 ? { taskExecuteStatus: TaskStatus.Running } : {}));
  const dialog = await ask(true);
  await click(dialog.getByRole('radio', { name: 'Leave out what is running' }));
  await click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
  expect(screen.getByText('Task 1')).toBeDefined();
  await wait(7);
  expect(server.tasks.map(({ taskId }) => taskId)).toEqual(['t1']);
  expect(server.calls.some((call) => call.endsWith('/batchstop'))).toBe(false);
});
