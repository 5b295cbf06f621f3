import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Session/Dialogs/Sign out everywhere',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/export-record' } },
});

export const Confirm = meta.story({
  name: 'ROLE-01 API-016 Confirm',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    const places = await dialog.findByRole('list', { name: 'Active sessions' });
    await expect(within(places).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  },
});
