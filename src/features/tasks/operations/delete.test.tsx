import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personas } from '#mocks/personas';
import { STOP_DURATION } from '#mocks/simulation/progress';
import { openRun } from '#mocks/simulation/runs';
import { StartWay } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import type { TestEmulator } from '#tests/fixtures/start-emulator';
import { renderTasks, startTasks, taskId } from '#tests/fixtures/tasks-page';

let emulator: TestEmulator;
beforeAll(() => startLanguages('en-US'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => letTimePass(emulator, milliseconds);
const wait = (seconds: number) => pass(seconds * 1000);
const click = async (element: Element) => {
  fireEvent.click(element);
  await pass(1);
};
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const deletions = () => emulator.sent('deleteTasks');
const remainingNames = () => emulator.db.tasksOf(personas.standard.userId).map(({ taskName }) => taskName);
const firstRuns = (number: number) => ({ running: number === 1 });

async function openDialog(all = false) {
  renderTasks();
  await pass(50);
  if (all) await click(screen.getByRole('checkbox', { name: /Select all rows/ }));
  await click(screen.getByRole('button', { name: all ? 'More' : 'More actions for Task 1' }));
  await click(screen.getByRole('menuitem', { name: all ? 'Delete selected' : 'Delete task', hidden: true }));
  await pass(50);
  return within(screen.getByRole('dialog'));
}

test('a deleted task disappears at once, and an undo sends no call', async () => {
  emulator = await startTasks(2);
  const dialog = await openDialog();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  expect(screen.queryByText('Task 1')).toBeNull();
  expect(toasts().getByText('6 s')).toBeDefined();
  await wait(3);
  expect(toasts().getByText('3 s')).toBeDefined();
  await click(toasts().getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Task 1')).toBeDefined();
  await wait(10);
  expect(deletions()).toHaveLength(0);
  expect(screen.getByText('Task 1')).toBeDefined();
});

test.each([
  ['last', 'the page before', 3, ['Task 3', 'Task 4']],
  ['first', 'the rows that follow', 1, ['Task 3', 'Task 4']],
])('deleting all tasks of the %s page shows %s', async (_which, _what, page, shown) => {
  emulator = await startTasks(6);
  renderTasks(2);
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
  expect(deletions()).toHaveLength(1);
  expect(screen.getAllByText(/^Task \d$/).map(({ textContent }) => textContent)).toEqual(shown);
});

test('API-069 the call is sent once after the undo time, and the row stays deleted', async () => {
  emulator = await startTasks(2);
  const dialog = await openDialog();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  await wait(5);
  expect(deletions()).toHaveLength(0);
  await wait(2);
  expect(deletions()).toHaveLength(1);
  expect(remainingNames()).toEqual(['Task 2']);
  expect(screen.queryByText('Task 1')).toBeNull();
});

test('API-069 leaving the page sends the pending call once', async () => {
  emulator = await startTasks(2);
  const dialog = await openDialog();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  window.dispatchEvent(new Event('pagehide'));
  await wait(10);
  expect(deletions().map(({ request }) => request.keepalive)).toEqual([true]);
  expect(remainingNames()).toEqual(['Task 2']);
});

test('API-069 API-088 refused tasks come back with their reasons', async () => {
  emulator = await startTasks(3);
  const dialog = await openDialog(true);
  await click(dialog.getByRole('button', { name: 'Delete 3 tasks' }));
  expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull();
  const { db, clock } = emulator;
  await openRun(db, db.tasks.get(taskId(1))!, StartWay.Manual, clock.now());
  await db.tasks.update(taskId(2), (draft) => void (draft.userId = personas.professional.userId));
  await wait(7);
  const sheet = within(screen.getByRole('dialog', { name: 'Some tasks weren’t deleted' }));
  expect(sheet.getByRole('region', { name: 'This task is running. Stop it first.' }).textContent).toContain('Task 1');
  expect(sheet.getByRole('region', { name: 'Only the task’s owner can do this.' }).textContent).toContain('Task 2');
  expect(screen.getAllByText('Task 1').length).toBeGreaterThan(1);
  expect(remainingNames()).toEqual(['Task 1']);
});

test('a task that was deleted elsewhere causes no error', async () => {
  emulator = await startTasks(2);
  const dialog = await openDialog();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  await emulator.db.tasks.remove(taskId(1));
  await wait(7);
  expect(deletions()).toHaveLength(1);
  expect(toasts().queryByText(/Couldn’t delete/)).toBeNull();
});

test('a failed call restores the rows and shows an error', async () => {
  emulator = await startTasks(2);
  emulator.fail('deleteTasks', { kind: 'offline' });
  const dialog = await openDialog();
  await click(dialog.getByRole('button', { name: 'Delete task' }));
  await wait(7);
  expect(toasts().getByText('Couldn’t delete 1 task')).toBeDefined();
  expect(screen.getByText('Task 1')).toBeDefined();
});

test('running tasks stop at once and are deleted after they end', async () => {
  emulator = await startTasks(2, firstRuns);
  const dialog = await openDialog(true);
  expect(dialog.getByRole('group', { name: '1 of these tasks is running' })).toBeDefined();
  await click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
  expect(emulator.sent('stopTasks').map(({ body }) => body)).toMatchObject([{ taskIds: [taskId(1)] }]);
  await wait(7);
  expect(deletions()).toHaveLength(0);
  await emulator.advance(STOP_DURATION);
  await wait(4);
  expect(deletions()).toHaveLength(1);
  expect(remainingNames()).toEqual([]);
});

test('running tasks can be excluded', async () => {
  emulator = await startTasks(3, firstRuns);
  const dialog = await openDialog(true);
  await click(dialog.getByRole('radio', { name: 'Don’t delete running tasks' }));
  await click(dialog.getByRole('button', { name: 'Delete 2 tasks' }));
  expect(screen.getByText('Task 1')).toBeDefined();
  await wait(7);
  expect(remainingNames()).toEqual(['Task 1']);
  expect(emulator.sent('stopTasks')).toEqual([]);
});
