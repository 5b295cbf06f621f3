import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Dialogs/Shortcut sheet',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/export-record' } },
});

export const Open = meta.story({
  name: 'Open',
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const group of ['Everywhere', 'Lists and tables', 'Forms'])
      await expect(sheet.getByRole('heading', { name: group })).toBeInTheDocument();
    await waitFor(() => expect(sheet.getByText('Go to the search field')).toBeVisible());
  },
});
