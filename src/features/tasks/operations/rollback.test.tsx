import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { startLanguages } from '#src/i18n/init';
import { renderTasks, startTasks, taskId, TEMPLATE_BEYOND_PLAN } from '#tests/fixtures/tasks-page';

beforeAll(() => startLanguages('en-US'));

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`${name}\\b`) }));
const selectAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: /Select all rows/ }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const menu = async (name: string, entry: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

const firstRuns = (number: number) => ({ running: number === 1 });

test('TASK-32 TASK-30 a start shows as running at once and is rolled back when refused', async () => {
  const emulator = await startTasks(2, (number) =>
    number === 1 ? { templateRegistrationId: TEMPLATE_BEYOND_PLAN } : {},
  );
  const letStart = emulator.delay('startTasks');
  renderTasks();
  await selectAll();
  const letRead = emulator.delay('listTasks');
  await press(/^Start selected/);
  expect(await row('Task 1').findByRole('button', { name: 'Stop Task 1' })).toBeDefined();
  letStart();
  expect(await row('Task 1').findByRole('button', { name: 'Start Task 1' })).toBeDefined();
  letRead();
  expect(await screen.findByRole('dialog', { name: 'Some tasks didn’t start' })).toBeDefined();
  expect(row('Task 1').getByRole('button', { name: 'Start Task 1' })).toBeDefined();
  expect(row('Task 2').getByRole('button', { name: 'Stop Task 2' })).toBeDefined();
});

test('TASK-26 TASK-31 a stop shows as stopping at once and is rolled back when the call fails', async () => {
  const emulator = await startTasks(1, firstRuns);
  const letGo = emulator.delay('stopTasks');
  emulator.fail('stopTasks', { kind: 'status', status: 503, code: 'Down', message: 'The service is down.' });
  renderTasks();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Task 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop task' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop Task 1' }).ariaBusy).toBe('true'));
  letGo();
  expect(await toasts().findByText('The service is down.')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop Task 1' }).ariaBusy).not.toBe('true'));
});

test('ERR-09 ERR-12 API-087 a move shows at once, and refused tasks are rolled back and named', async () => {
  const emulator = await startTasks(3);
  renderTasks();
  await selectAll();
  await press('Move to group');
  await userEvent.click(await screen.findByRole('radio', { name: /Second/ }));
  const { userId } = personas.professional;
  await emulator.db.tasks.update(taskId(2), (draft) => void (draft.userId = userId));
  const letMove = emulator.delay('moveTasks');
  const letRead = emulator.delay('listTasks');
  await press('Move');
  expect(await screen.findAllByText('Second')).toHaveLength(3);
  letMove();
  await waitFor(() => expect(row('Task 2').getByText('First')).toBeDefined());
  expect(screen.getAllByText('Second')).toHaveLength(2);
  letRead();
  const sheet = within(await screen.findByRole('dialog', { name: 'Some tasks weren’t moved' }));
  expect(sheet.getByRole('region', { name: 'Only the task’s owner can do this.' }).textContent).toContain('Task 2');
  expect(toasts().getByText('Couldn’t move 1 task')).toBeDefined();
  expect(toasts().getByText('2 tasks moved to “Second”')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull();
});

test('TASK-34 selecting all of a page keeps the tasks selected on another, and the move stores both', async () => {
  const emulator = await startTasks(6);
  const groups = () => [1, 2, 3, 4, 5, 6].map((number) => emulator.db.tasks.get(taskId(number))?.taskGroupId);
  renderTasks(4);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Task 2' }));
  await press('Next page');
  await screen.findByText('Task 5');
  await selectAll();
  expect(screen.getByText('3 tasks selected')).toBeDefined();
  await press('Previous page');
  await screen.findByText('Task 1');
  expect(screen.getByText('3 tasks selected')).toBeDefined();
  await press('Move to group');
  await userEvent.click(await screen.findByRole('radio', { name: /Second/ }));
  await press('Move');
  expect(await toasts().findByText('3 tasks moved to “Second”')).toBeDefined();
  expect(groups()).toEqual(['g1', 'g2', 'g1', 'g1', 'g2', 'g2']);
});

test('ERR-09 a move to a deleted group shows one toast with the reason and is rolled back', async () => {
  const emulator = await startTasks(1);
  renderTasks();
  await menu('More actions for Task 1', 'Move to group');
  await userEvent.click(await screen.findByRole('radio', { name: /Second/ }));
  await emulator.db.taskGroups.remove('g2');
  await press('Move');
  expect(await toasts().findByText('Couldn’t move 1 task')).toBeDefined();
  expect(toasts().getByText('This group no longer exists. Choose another one.')).toBeDefined();
  await waitFor(() => expect(screen.getByText('First')).toBeDefined());
});

test('API-098 a group created in the move dialog is selected and receives the tasks', async () => {
  const emulator = await startTasks(2);
  renderTasks();
  await selectAll();
  await press('Move to group');
  await screen.findByRole('radio', { name: /Second/ });
  await press('New group');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Spring launch');
  await press('Create group');
  const newGroup = await screen.findByRole('radio', { name: /^Spring launch/ });
  await waitFor(() => expect((newGroup as HTMLInputElement).checked).toBe(true));
  await press('Move');
  expect(await toasts().findByText('2 tasks moved to “Spring launch”')).toBeDefined();
  const { tasks, taskGroups } = emulator.db;
  const groups = tasks.all().map((task) => taskGroups.get(task.taskGroupId)?.taskGroupName);
  expect(groups).toEqual(['Spring launch', 'Spring launch']);
});

test('API-067 a priority that times out in a batch is rolled back alone and can be retried', async () => {
  const emulator = await startTasks(3);
  emulator.fail('setTaskPriority', { kind: 'timeout', milliseconds: 1, after: 1, times: 1 });
  renderTasks();
  await selectAll();
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set priority', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to top' }));
  await press('Set priority');
  const sheet = within(await screen.findByRole('dialog', { name: 'Some priorities weren’t set' }));
  expect(sheet.getByText('Task 2')).toBeDefined();
  expect(sheet.getByText('2 succeeded')).toBeDefined();
  expect(screen.getAllByText('priority 99')).toHaveLength(2);
  expect(screen.getAllByText('priority 50')).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Retry failed tasks' }));
  expect(await screen.findByRole('dialog', { name: 'All retries succeeded' })).toBeDefined();
  expect(screen.getAllByText('priority 99')).toHaveLength(3);
});

test('the end of the session stops the rest of a batch', async () => {
  const emulator = await startTasks(20);
  emulator.fail('setTaskPriority', { kind: 'sessionEnd' });
  renderTasks();
  await selectAll();
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set priority', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to bottom' }));
  await press('Set priority');
  const sheet = within(await screen.findByRole('dialog', { name: 'Some priorities weren’t set' }));
  expect(sheet.getByText('20 failed')).toBeDefined();
  expect(emulator.sent('setTaskPriority').length).toBeLessThan(8);
  expect(screen.getAllByText('priority 50')).toHaveLength(20);
});

test('an unanswered batch keeps the selection and the rows', async () => {
  const emulator = await startTasks(2);
  emulator.fail('startTasks', { kind: 'offline' });
  renderTasks();
  await selectAll();
  await press(/^Start selected/);
  expect(await toasts().findByText('You’re offline. Try again when you’re back online.')).toBeDefined();
  expect(screen.getByText('2 tasks selected')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start Task 1' })).toBeDefined();
});

test('TASK-30 a double click starts a task once and does not stop it', async () => {
  const emulator = await startTasks(1);
  renderTasks();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start Task 1' }));
  await waitFor(() => expect(screen.queryByText('another page')).not.toBeNull());
  expect(emulator.sent('startTasks', 'stopTasks').map(({ operation }) => operation)).toEqual(['startTasks']);
});

test('TASK-21 the batch bar counts the tasks that an action applies to and acts on them', async () => {
  const emulator = await startTasks(3, firstRuns);
  renderTasks();
  await selectAll();
  const bar = within(screen.getByRole('region', { name: 'Selected tasks' }));
  expect(bar.getByRole('button', { name: 'Stop selected 1 of 3' })).toBeDefined();
  await userEvent.click(bar.getByRole('button', { name: 'Start selected 2 of 3' }));
  const startRequests = () => emulator.sent('startTasks').map(({ body }) => body);
  await waitFor(() => expect(startRequests()).toMatchObject([{ taskIds: [taskId(2), taskId(3)] }]));
});

test.each([
  ['Priority', /Priority applies to the queue/],
  ['Cloud nodes', /Cloud nodes are for cloud runs/],
])('%s offers a higher plan to accounts without cloud runs and sends no call', async (entry, message) => {
  const emulator = await startTasks(1, undefined, { persona: 'free' });
  renderTasks();
  await menu('More actions for Task 1', entry);
  expect((await screen.findByRole('dialog')).textContent).toMatch(message);
  expect(screen.getByRole('button', { name: 'See plans' })).toBeDefined();
  expect(emulator.sent('setTaskPriority', 'setTaskCloudCount')).toEqual([]);
});
