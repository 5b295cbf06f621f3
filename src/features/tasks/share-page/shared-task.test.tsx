import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TaskMode } from '#src/contract/enums.gen';
import { openApp } from '#tests/fixtures/open-app';

async function openShare() {
  const app = await openApp({ path: '/about', persona: 'free' });
  const { db } = app.emulator;
  const task = db.tasks
    .all()
    .find(({ userId, workFlowType }) => userId === '10002' && workFlowType === TaskMode.AdvanceMode);
  if (!task) throw new Error('There is nothing to share');
  await db.taskShares.insert({ shareId: 'share-1', taskId: task.taskId, createdAt: app.emulator.clock.now() });
  await app.router.navigate('/task-share/share-1');
  await screen.findByRole('heading', { level: 1, name: task.taskName }, { timeout: 8_000 });
  return { ...app, task };
}

test('API-054 API-071 a double click makes one copy with the same inputs', async () => {
  const { emulator, router, task } = await openShare();
  expect(screen.getByText(/^Your copy will have the same inputs\. It won’t include rows/)).toBeTruthy();
  const own = () =>
    emulator.db.tasks.all().filter(({ userId, taskName }) => userId === '10001' && taskName === task.taskName);
  const take = screen.getByRole('button', { name: 'Copy to my tasks' });
  fireEvent.click(take);
  fireEvent.click(take);
  await waitFor(() => expect(router.state.location.pathname).toBe('/console/task/task-info'));
  expect(
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText(/^Task copied to/),
  ).toBeTruthy();
  expect(own().map(({ inputs }) => inputs)).toEqual([task.inputs]);
  expect(emulator.db.tasks.all().filter(({ taskName }) => taskName === `${task.taskName} (2)`)).toEqual([]);
});

test("API-071 a refused copy shows a translated reason instead of the server's message", async () => {
  const { emulator } = await openShare();
  const counts = { type: 1, currentTaskCount: 1, limitTaskCount: 10, copies: [] };
  const serverMessage = 'Sent by the server.';
  const refuse = (answer: object) =>
    emulator.faults.set([{ kind: 'answer', operation: 'copyTasks', body: { ...counts, ...answer } }]);
  refuse({ errors: [], error: { code: 'GroupNotFound', message: serverMessage } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy to my tasks' }));
  expect(await screen.findByText('This group no longer exists. Choose another one.')).toBeTruthy();
  refuse({
    errors: [{ taskId: 't', isTemplate: false, code: 'UserNotTaskOwner', message: serverMessage }],
    error: null,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy to my tasks' }));
  expect(await screen.findByText('Only the task’s owner can do this.')).toBeTruthy();
  expect(screen.queryByText(serverMessage)).toBeNull();
});
