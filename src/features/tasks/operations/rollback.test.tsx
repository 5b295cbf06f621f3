import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AccountLevel, StartResult, TaskStatus } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { FakeTasks, listPage } from './fake-tasks';

beforeAll(() => startLanguages('en-US'));
afterEach(cleanup);

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`${name}\\b`) }));
const selectAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: /Select all rows/ }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const menu = async (name: string, entry: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

/** A fault that answers when it is let go, so that a test sees what is shown meanwhile. */
function held(answer: () => Response): { readonly fault: () => Promise<Response>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return { fault: () => gate.then(answer), letGo: () => letGo() };
}

const failure = () => Response.json({ error: { code: 'Down', message: 'The service is down.' } }, { status: 503 });

test('TASK-32 TASK-30 a start shows as running at once and goes back when the server refuses it', async () => {
  const server = new FakeTasks(2);
  const { fault, letGo } = held(() =>
    Response.json({ errors: [{ taskId: 't1', startResult: StartResult.ServiceError }], error: null }),
  );
  server.faults.set('/batchstart', fault);
  render(listPage().page);
  await selectAll();
  await press(/^Start selected/);
  expect(await row('Task 1').findByRole('button', { name: 'Stop Task 1' })).toBeDefined();
  letGo();
  expect(await screen.findByRole('dialog', { name: 'Not every task has started' })).toBeDefined();
  expect(row('Task 1').getByRole('button', { name: 'Start Task 1' })).toBeDefined();
});

test('TASK-26 TASK-31 a stop shows as stopping at once and goes back when the call fails', async () => {
  const server = new FakeTasks(1, () => ({ taskExecuteStatus: TaskStatus.Running }));
  const { fault, letGo } = held(failure);
  server.faults.set('/batchstop', fault);
  render(listPage().page);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Task 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop task' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop Task 1' }).ariaBusy).toBe('true'));
  letGo();
  expect(await toasts().findByText('The service is down.')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop Task 1' }).ariaBusy).not.toBe('true'));
});

test('ERR-09 ERR-12 API-087 a move shows at once; what is refused goes back and is named, the rest is told as moved', async () => {
  const server = new FakeTasks(3);
  server.moveCodes.set('t2', 'UserNotTaskOwner');
  const { fault, letGo } = held(() =>
    Response.json({ errors: [{ taskId: 't2', code: 'UserNotTaskOwner', message: null }], error: null }),
  );
  server.faults.set('/g2', fault);
  render(listPage().page);
  await selectAll();
  await press('Move to group');
  await userEvent.click(await screen.findByRole('radio', { name: /Second/ }));
  await press('Move');
  expect(await screen.findAllByText('Second')).toHaveLength(3);
  letGo();
  const sheet = within(await screen.findByRole('dialog', { name: 'Not every task was moved' }));
  expect(sheet.getByRole('region', { name: 'It belongs to someone else.' }).textContent).toContain('Task 2');
  expect(toasts().getByText('1 task could not be moved')).toBeDefined();
  expect(toasts().getByText('2 tasks moved to “Second”')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull();
});

test('ERR-09 moving one task to a group that is gone is one toast with its reason, and the row goes back', async () => {
  const server = new FakeTasks(1);
  server.faults.set('/g2', () =>
    Response.json({ errors: [], error: { code: 'GroupNotFound', message: 'There is no such group.' } }),
  );
  render(listPage().page);
  await menu('More for Task 1', 'Move to group');
  await userEvent.click(await screen.findByRole('radio', { name: /Second/ }));
  await press('Move');
  expect(await toasts().findByText('1 task could not be moved')).toBeDefined();
  expect(toasts().getByText('The group does not exist any more.')).toBeDefined();
  await waitFor(() => expect(screen.getByText('First')).toBeDefined());
});

test('FORM-16 API-098 a group that is made in the move dialog is chosen at once, and the tasks go there', async () => {
  const server = new FakeTasks(2);
  render(listPage().page);
  await selectAll();
  await press('Move to group');
  await screen.findByRole('radio', { name: /Second/ });
  await press('New group');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Spring launch');
  await press('Create group');
  const made = await screen.findByRole('radio', { name: /^Spring launch/ });
  await waitFor(() => expect((made as HTMLInputElement).checked).toBe(true));
  await press('Move');
  expect(await toasts().findByText('2 tasks moved to “Spring launch”')).toBeDefined();
  expect(server.tasks.map((task) => task.taskGroupName)).toEqual(['Spring launch', 'Spring launch']);
});

test('TASK-37 API-067 a priority that times out in the middle of a batch goes back for those tasks alone and can be retried', async () => {
  const server = new FakeTasks(3);
  server.faults.set('/priority', async (request) => {
    const { taskId, priority } = (await request.clone().json()) as { taskId: string; priority: number };
    if (taskId === 't2') throw new DOMException('late', 'TimeoutError');
    server.tasks = server.tasks.map((task) => (task.taskId === taskId ? { ...task, priority } : task));
    return Response.json({ code: '', message: '' });
  });
  render(listPage().page);
  await selectAll();
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set priority', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'To the top' }));
  await press('Set priority');
  const sheet = within(await screen.findByRole('dialog', { name: 'Not every priority was set' }));
  expect(sheet.getByText('Task 2')).toBeDefined();
  expect(sheet.getByText('2 worked')).toBeDefined();
  expect(screen.getAllByText('priority 99')).toHaveLength(2);
  expect(screen.getAllByText('priority 50')).toHaveLength(1);
  server.faults.clear();
  await userEvent.click(sheet.getByRole('button', { name: 'Retry the failed ones' }));
  expect(await screen.findByRole('dialog', { name: 'Nothing failed any more' })).toBeDefined();
  expect(screen.getAllByText('priority 99')).toHaveLength(3);
});

test('ROLE-09 when the session ends in the middle of a batch the rest is not tried', async () => {
  const server = new FakeTasks(20);
  server.faults.set('/priority', () =>
    Response.json({ error: { code: 'NoSession', message: 'Sign in again.' } }, { status: 401 }),
  );
  render(listPage().page);
  await selectAll();
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set priority', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'To the bottom' }));
  await press('Set priority');
  const sheet = within(await screen.findByRole('dialog', { name: 'Not every priority was set' }));
  expect(sheet.getByText('20 failed')).toBeDefined();
  expect(server.calls.filter((call) => call.endsWith('/priority')).length).toBeLessThan(8);
  expect(screen.getAllByText('priority 50')).toHaveLength(20);
});

test('TASK-36 a batch that gets no answer keeps the selection, and the rows are as they were', async () => {
  const server = new FakeTasks(2);
  server.faults.set('/batchstart', () => Promise.reject(new TypeError('network')));
  render(listPage().page);
  await selectAll();
  await press(/^Start selected/);
  expect(await toasts().findByText('There is no connection. Try again when you are online.')).toBeDefined();
  expect(screen.getByText('2 tasks selected')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start Task 1' })).toBeDefined();
});

test('TASK-30 a button that is pressed twice starts once and never stops what it has started', async () => {
  const server = new FakeTasks(1);
  render(listPage().page);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start Task 1' }));
  await waitFor(() => expect(screen.queryByText('another page')).not.toBeNull());
  expect(server.calls.filter((call) => call.includes('/batch'))).toEqual(['POST /v1/tasks/batchstart']);
});

test('TASK-21 the bar says to how many of the selected an action applies, and does it for those', async () => {
  const server = new FakeTasks(3, (at) => (at === 1 ? { taskExecuteStatus: TaskStatus.Running } : {}));
  render(listPage().page);
  await selectAll();
  const bar = within(screen.getByRole('region', { name: 'Selected tasks' }));
  expect(bar.getByRole('button', { name: 'Stop selected 1 of 3' })).toBeDefined();
  let asked: unknown;
  server.faults.set('/batchstart', async (request) => {
    asked = ((await request.json()) as { taskIds: unknown }).taskIds;
    return Response.json({ errors: [], error: null });
  });
  await userEvent.click(bar.getByRole('button', { name: 'Start selected 2 of 3' }));
  await waitFor(() => expect(asked).toEqual(['t2', 't3']));
});

test.each([
  ['Priority', /Priority counts in the queue/],
  ['Cloud nodes', /Cloud nodes are part of cloud runs/],
])('START-17 %s is offered with a higher plan to who has no cloud, and no call is refused', async (entry, says) => {
  const server = new FakeTasks(1);
  server.level = AccountLevel.Free;
  render(listPage().page);
  await menu('More for Task 1', entry);
  expect((await screen.findByRole('dialog')).textContent).toMatch(says);
  expect(screen.getByRole('button', { name: 'See plans' })).toBeDefined();
  expect(server.calls.some((call) => call.endsWith('/priority') || call.endsWith('/cloudcount'))).toBe(false);
});
