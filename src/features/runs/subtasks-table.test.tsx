import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { StartResult } from '#src/contract/enums.gen';

async function openSubtasks() {
  const app = await openApp({ path: '/console/task/task-info?taskId=task-10002-1' });
  const [stop] = await screen.findAllByRole('button', { name: /^Stop subtask/ }, { timeout: 8_000 });
  const row = stop?.closest('tr');
  if (!stop || !row) throw new Error('No subtask can be stopped');
  const button = () => within(row).getByRole('button');
  const pass = async (milliseconds: number) => {
    await app.emulator.advance(milliseconds);
    await act(() => app.cache.invalidateQueries());
  };
  return { ...app, row, button, pass };
}

test('TASK-28 ENUM-35 a subtask stops and starts again, and its button keeps the focus', async () => {
  const { row, button, pass } = await openSubtasks();
  const name = button().getAttribute('aria-label') ?? '';
  button().focus();
  fireEvent.click(button());
  await within(row).findAllByText('Stopping');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
  await pass(5_000);
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe(name.replace('Stop', 'Start')));
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe(name));
  expect(document.activeElement).toBe(button());
});

test('TASK-28 ENUM-59 a subtask that fails to start shows the reason', async () => {
  const { emulator, row, button, pass } = await openSubtasks();
  fireEvent.click(button());
  await within(row).findAllByText('Stopping');
  await pass(5_000);
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Start subtask/));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  const refuse = (startResult: StartResult) => {
    const body = { startResult, message: 'E_REFUSED by node 7' };
    emulator.faults.set([{ kind: 'answer', operation: 'startSubtask', body }]);
    fireEvent.click(button());
  };
  refuse(StartResult.TemplateBalanceNotEnough);
  expect(await toasts.findByText('Couldn’t start the subtask')).toBeTruthy();
  expect(toasts.getByText('Your balance doesn’t cover this run.')).toBeTruthy();
  expect(toasts.queryByText('E_REFUSED by node 7')).toBeNull();
  // An unspecific code, so the server's message is shown.
  refuse(StartResult.FailedForOther);
  expect(await toasts.findByText('E_REFUSED by node 7')).toBeTruthy();
});
