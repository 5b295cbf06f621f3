import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressShown, renderAt } from '../../.storybook/app-at';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Delete group',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/task-list' } },
});

export const WithTasks = meta.story({
  name: 'ENUM-23 API-064 With tasks',
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('navigation', { name: 'Groups' });
    await userEvent.click(await within(panel).findByRole('link', { name: /^Price watch/ }));
    await waitFor(() => expect(addressShown()).toContain('group='));
    const home = within(panel).getByRole('link', { name: /^My tasks/ });
    const had = Number(within(home).getByText(/^\d+$/).textContent);
    await userEvent.click(within(panel).getByRole('button', { name: 'More for the group Price watch' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/Its \d+ tasks move to “My tasks”\. None is deleted\./);
    const moved = Number(/Its (\d+)/.exec(dialog.textContent)?.[1]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete group' }));
    await expect(await screen.findByText('Group “Price watch” deleted')).toBeVisible();
    await waitFor(() => expect(addressShown()).not.toContain('group='));
    await waitFor(() => expect(home).toHaveTextContent(String(had + moved)));
  },
});
