import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { seededSchedule } from '#mocks/seeds/schedules';
import { startLanguages } from '#src/i18n/init';
import type { TestEmulator } from '#tests/fixtures/start-emulator';
import { renderTasks, startTasks, taskId } from '#tests/fixtures/tasks-page';

beforeAll(() => startLanguages('en-US'));

const LOCAL_TEMPLATE = '1027';
const since = Date.parse('2026-11-01T00:00:00Z');
const scheduled = { schedule: { set: seededSchedule('everySixHours', personas.standard.userId, since), since } };
const puts = (emulator: TestEmulator) =>
  emulator
    .sent('setSchedule')
    .map(({ params }) => params['taskId'])
    .toSorted();
const isScheduled = ({ db }: TestEmulator, ...numbers: readonly number[]) =>
  numbers.map((number) => db.tasks.get(taskId(number))?.schedule !== undefined);
const giveAway = ({ db }: TestEmulator, number: number) =>
  db.tasks.update(taskId(number), (draft) => void (draft.userId = personas.professional.userId));

async function choose(entry: string | RegExp, all = false) {
  const list = renderTasks();
  await screen.findByText('Task 1');
  if (all) fireEvent.click(screen.getByLabelText(/Select all rows/));
  fireEvent.click(all ? screen.getByText('More') : screen.getByLabelText('More actions for Task 1'));
  fireEvent.click(await screen.findByText(entry, { selector: '[role="menuitem"], [role="menuitem"] *' }));
  return list;
}
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
const every = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByLabelText<HTMLInputElement>(/^Interval/, { selector: 'input:not([type="radio"])' });
async function saveEverySixHours() {
  const inside = await dialog();
  fireEvent.click(await inside.findByLabelText('Interval'));
  fireEvent.change(every(inside), { target: { value: '6' } });
  fireEvent.click(inside.getByText('Save schedule'));
  return inside;
}

test('TASK-18 TASK-25 a task made in the desktop app opens there for editing', async () => {
  const emulator = await startTasks(1);
  const { currentPath } = await choose('Edit parameters');
  await waitFor(() => expect(currentPath()).toBe('/client-run-download'));
  expect(puts(emulator)).toEqual([]);
});

test('schedules are set with one call per task, and only a refused one is retried', async () => {
  const emulator = await startTasks(3, (number) => (number === 3 ? { templateRegistrationId: LOCAL_TEMPLATE } : {}));
  await choose('Set schedule', true);
  const inside = await saveEverySixHours();
  await inside.findByText('Couldn’t schedule 1 of 3 tasks');
  expect(inside.getByText(/Schedules run in the cloud, but this template only runs on your computer/)).toBeDefined();
  expect(puts(emulator)).toEqual([1, 2, 3].map(taskId));
  expect(every(inside).value).toBe('6');
  expect(isScheduled(emulator, 1, 2, 3)).toEqual([true, true, false]);

  await emulator.db.tasks.update(taskId(3), (draft) => void (draft.templateRegistrationId = undefined));
  fireEvent.click(inside.getByText('Retry 1 task'));
  await screen.findByText('3 tasks scheduled');
  expect(emulator.sent('setSchedule').slice(3)).toMatchObject([{ params: { taskId: taskId(3) } }]);
  expect(isScheduled(emulator, 3)).toEqual([true]);
  // TASK-36
  await waitFor(() => expect(screen.queryByLabelText('Selected tasks')).toBeNull());
});

test('a refusal shows in the dialog and keeps the input', async () => {
  const emulator = await startTasks(1);
  await choose('Schedule');
  await giveAway(emulator, 1);
  const inside = await saveEverySixHours();
  await inside.findByText('Only the task’s owner can do this.');
  expect(every(inside).value).toBe('6');
  expect(puts(emulator)).toHaveLength(1);
});

test('a plan without cloud runs shows why it cannot schedule and sends no call', async () => {
  const emulator = await startTasks(1, undefined, { persona: 'basic' });
  await choose('Schedule');
  (await dialog()).getByText('Schedules run in the cloud, and your plan doesn’t include cloud runs.');
  expect(puts(emulator)).toEqual([]);
});

test('API-074 API-088 one call clears the existing schedules, and a refused one shows its reason', async () => {
  const emulator = await startTasks(3, (number) => (number === 3 ? {} : scheduled));
  await choose(/^Clear schedules/, true);
  const inside = await dialog();
  await giveAway(emulator, 2);
  fireEvent.click(await inside.findByText('Clear 2 schedules'));
  await screen.findByText('Schedule cleared');
  await screen.findByText('Couldn’t clear 1 schedule');
  expect(screen.getByText('Only the task’s owner can do this.')).toBeDefined();
  expect(emulator.sent('removeSchedules').map(({ body }) => body)).toEqual([{ taskIds: [taskId(1), taskId(2)] }]);
  expect(isScheduled(emulator, 1, 2)).toEqual([false, true]);
  await waitFor(() => expect(screen.queryByLabelText('Selected tasks')).toBeNull());
});

test('API-074 a refused clearing keeps the dialog open with the reason', async () => {
  const emulator = await startTasks(1, () => scheduled);
  await choose('Clear schedule');
  const inside = await dialog();
  await emulator.db.tasks.remove(taskId(1));
  fireEvent.click(await inside.findByText('Clear schedule', { selector: 'button' }));
  await inside.findByText('This task no longer exists. Refresh the page.');
  expect(screen.getByRole('dialog')).toBeDefined();
});
