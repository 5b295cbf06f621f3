import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Exports/Dialogs/Cancel export',
  render: renderAt,
  parameters: {
    router: false,
    gleaner: { persona: 'standard', scenario: 'exportRecords', path: '/console/task/export-record' },
  },
});

export const Confirm = meta.story({
  name: 'EXP-01 Confirm',
  play: async () => {
    const name = 'Cancel standing desks 2026-11-16.csv';
    await userEvent.click(await screen.findByRole('button', { name }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this export?' }));
    await waitFor(() => expect(dialog.getByText(/^[\d,]+ of [\d,]+ rows have been written/)).toBeVisible());
    await expect(dialog.getByText(/don’t count as exported/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep exporting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/^In progress, 50\s?%$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    const again = within(await screen.findByRole('dialog', { name: 'Cancel this export?' }));
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel export' })).toBeVisible());
  },
});
