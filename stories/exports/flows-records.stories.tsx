import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/task/export-record';
const meta = preview.meta({
  title: 'Exports/Flows/Records',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', scenario: 'exportRecords', path } },
});

export const Cancelled = meta.story({
  name: 'EXP-01 Cancelled',
  play: async () => {
    const name = 'Cancel standing desks 2026-11-16.csv';
    await userEvent.click(await screen.findByRole('button', { name }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this export?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(screen.getAllByText('Canceled')).toHaveLength(2));
  },
});

export const Zipped = meta.story({
  name: 'API-104 Several as one zip',
  parameters: { gleaner: { persona: 'standard', scenario: 'exportsSeveral', path } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select rows 1.csv' }, { timeout: 8_000 }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select rows 2.csv' }));
    const bar = within(screen.getByRole('region', { name: 'Selected exports' }));
    await userEvent.click(bar.getByRole('button', { name: 'Download as zip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download exports as one zip' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Download zip' }));
    await screen.findByText(/^Downloaded exports_20.*\.zip$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected exports' })).toBeNull());
  },
});
