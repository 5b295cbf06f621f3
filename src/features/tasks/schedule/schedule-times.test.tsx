import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { renderTasks, startTasks } from '#tests/fixtures/tasks-page';

beforeEach(stubBrowser);

async function openSchedule(entry: string, more: string) {
  renderTasks();
  await screen.findByText('Task 1');
  fireEvent.click(screen.getByLabelText(more));
  fireEvent.click(await screen.findByText(entry, { selector: '[role="menuitem"], [role="menuitem"] *' }));
  return within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
}

test('an unreadable time shows an error, stays in the field and is not saved', async () => {
  await startLanguages('en-US');
  const emulator = await startTasks(1);
  const inside = await openSchedule('Schedule', 'More actions for Task 1');
  fireEvent.click(await inside.findByText('Every day'));
  const time = inside.getByLabelText<HTMLInputElement>(/^Time(?! zone)/);
  await userEvent.type(time, 'noonish');
  await userEvent.click(inside.getByText('Save schedule'));
  await inside.findByText(/“noonish” isn’t valid/);
  expect(time.value).toBe('noonish');
  expect(emulator.sent('setSchedule')).toEqual([]);

  await userEvent.clear(time);
  await userEvent.type(time, '7:30 PM');
  await userEvent.click(inside.getByText('Save schedule'));
  await waitFor(() => expect(emulator.sent('setSchedule')).toHaveLength(1));
});

test('the time of a schedule is entered in the language of the page', async () => {
  await startLanguages('de-DE');
  await startTasks(1);
  const inside = await openSchedule('Zeitplan', 'Weitere Aktionen für Task 1');
  const time = await inside.findByLabelText<HTMLInputElement>(/^Uhrzeit/);
  expect(time.type).toBe('text');
  await userEvent.type(time, '7.30 Uhr');
  fireEvent.blur(time);
  expect(time.value).toBe('07:30');
});
