import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AccountLevel, ScheduleType } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { FakeTasks, listPage } from '../operations/fake-tasks';
import type { Task } from '../operations/task';

beforeAll(() => startLanguages('en-US'));
afterEach(cleanup);

const scheduled: Partial<Task> = {
  scheduleType: ScheduleType.Interval,
  nextExecuteTime: '2030-01-01T00:00:00Z',
};
const puts = (server: FakeTasks) => server.calls.filter((call) => call.startsWith('PUT'));
const set = () => Response.json({ taskId: 't', schedule: {}, nextExecuteTime: null, nextRuns: [] });
const refuse = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'Not in your language.' } }, { status });

/** Draws the list and opens an entry of the first row's menu, or of the batch bar's for the whole page. */
async function choose(entry: string | RegExp, all = false) {
  const list = listPage();
  render(list.page);
  await screen.findByText('Task 1');
  if (all) fireEvent.click(screen.getByLabelText(/Select all rows/));
  fireEvent.click(all ? screen.getByText('More') : screen.getByLabelText('More for Task 1'));
  fireEvent.click(await screen.findByText(entry, { selector: '[role="menuitem"], [role="menuitem"] *' }));
  return list;
}
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
const every = (inside: Awaited<ReturnType<typeof dialog>>) => inside.getByLabelText<HTMLInputElement>(/^Every/);
/** Fills in 'every 6 hours' and saves. */
async function saveEverySixHours() {
  const inside = await dialog();
  fireEvent.click(await inside.findByLabelText('Interval'));
  fireEvent.change(every(inside), { target: { value: '6' } });
  fireEvent.click(inside.getByText('Save schedule'));
  return inside;
}

test('TASK-18 TASK-25 a task made in the desktop client is edited there', async () => {
  const server = new FakeTasks(1);
  const { where } = await choose('Edit parameters');
  await waitFor(() => expect(where()).toBe('/client-run-download'));
  expect(puts(server)).toEqual([]);
});

test('ENUM-33 API-088 several are set by a call each; the one that is refused is named, keeps the draft and is tried again alone', async () => {
  const server = new FakeTasks(3);
  for (const id of ['t1', 't2']) server.faults.set(`/taskSchedulers/${id}`, set);
  server.faults.set('/taskSchedulers/t3', refuse(409, 'TemplateCannotRunOnCloud'));
  await choose('Set schedule', true);
  const inside = await saveEverySixHours();
  await inside.findByText('1 of 3 tasks was not scheduled');
  expect(inside.getByText(/runs on your computer only; schedules run in the cloud/)).toBeDefined();
  expect(puts(server).toSorted()).toEqual([1, 2, 3].map((id) => `PUT /v1/taskSchedulers/t${String(id)}`));
  expect(every(inside).value).toBe('6');

  server.faults.set('/taskSchedulers/t3', set);
  fireEvent.click(inside.getByText('Try 1 task again'));
  await screen.findByText('3 tasks scheduled');
  expect(puts(server).slice(3)).toEqual(['PUT /v1/taskSchedulers/t3']);
  // TASK-36: after it the selection is cleared.
  await waitFor(() => expect(screen.queryByLabelText('Selected tasks')).toBeNull());
});

test('ENUM-33 a refusal is said in the dialog, and what was filled in stays', async () => {
  const server = new FakeTasks(1);
  server.faults.set('/taskSchedulers/t1', refuse(403, 'NotOwner'));
  await choose('Schedule');
  const inside = await saveEverySixHours();
  await inside.findByText('It belongs to someone else.');
  expect(every(inside).value).toBe('6');
  expect(puts(server)).toHaveLength(1);
});

test('START-17 ENUM-33 a plan without cloud runs reads why it may not schedule, and nothing is sent', async () => {
  const server = new FakeTasks(1);
  server.level = AccountLevel.Basic;
  await choose('Schedule');
  (await dialog()).getByText('Schedules run in the cloud, which your plan does not include.');
  expect(puts(server)).toEqual([]);
});

test('API-074 API-088 schedules are cleared by one call for those that have one; a refused one is counted with its reason', async () => {
  const server = new FakeTasks(3, (at) => (at === 3 ? {} : scheduled));
  const asked: unknown[] = [];
  server.faults.set('/batchRemoveSchedule', async (request) => {
    asked.push(await request.json());
    return Response.json({ errors: [{ taskId: 't2', code: 'NotOwner', message: null }] });
  });
  await choose(/^Clear schedules/, true);
  const inside = await dialog();
  fireEvent.click(await inside.findByText('Clear 2 schedules'));
  await screen.findByText('Schedule cleared');
  await screen.findByText('1 schedule was not cleared');
  expect(asked).toEqual([{ taskIds: ['t1', 't2'] }]);
  await waitFor(() => expect(screen.queryByLabelText('Selected tasks')).toBeNull());
});

test('API-074 a clearing that is refused as a whole stays open with its reason', async () => {
  const server = new FakeTasks(1, () => scheduled);
  server.faults.set('/batchRemoveSchedule', () =>
    Response.json({ errors: [{ taskId: 't1', code: 'NotFound', message: null }] }),
  );
  server.faults.set('/taskrules', () => Response.json({}));
  await choose('Clear schedule');
  const inside = await dialog();
  fireEvent.click(await inside.findByText('Clear schedule', { selector: 'button' }));
  await inside.findByText('The task does not exist any more.');
  expect(screen.getByRole('dialog')).toBeDefined();
});
