import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Exports/Dialogs/Remove export',
  render: renderAt,
  parameters: {
    router: false,
    gleaner: { persona: 'standard', scenario: 'exportRecords', path: '/console/task/export-record' },
  },
});

export const Confirm = meta.story({
  name: 'EXP-01 Confirm',
  play: async () => {
    const file = await screen.findByText('desks in Bologna.csv', {}, { timeout: 8_000 });
    const row = within(file.closest('tr') ?? document.body);
    await userEvent.click(row.getByRole('button', { name: 'More actions for desks in Bologna.csv' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “desks in Bologna.csv”?' }));
    await waitFor(() => expect(dialog.getByText(/^This deletes the file and its record/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Remove export' })).toBeEnabled();
  },
});
