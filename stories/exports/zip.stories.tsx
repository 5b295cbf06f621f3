import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Exports/Dialogs/Zip',
  render: renderAt,
  parameters: {
    router: false,
    gleaner: { persona: 'standard', scenario: 'exportsSeveral', path: '/console/task/export-record' },
  },
});

export const Ready = meta.story({
  name: 'API-104 Ready',
  play: async () => {
    await screen.findByText('rows 1.csv', {}, { timeout: 8_000 });
    for (const number of [1, 2, 3])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select rows ${String(number)}.csv` }));
    const bar = within(screen.getByRole('region', { name: 'Selected exports' }));
    await expect(bar.getByText(/^3 exports selected, [\d.]+ [kM]B$/)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Download as zip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download exports as one zip' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(dialog.getByText('3 files')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Download zip' })).toBeEnabled();
  },
});
