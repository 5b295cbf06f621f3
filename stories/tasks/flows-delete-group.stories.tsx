import preview from '#.storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { openDeleteDialog } from './delete-group-story';

const meta = preview.meta({
  title: 'Tasks/Flows/Delete group',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/task-list' } },
});

export const WithTasks = meta.story({
  name: 'ENUM-23 API-064 Its tasks move to the default group',
  play: async () => {
    const { panel, dialog } = await openDeleteDialog('Price watch');
    const home = panel.getByRole('link', { name: /^My tasks/, hidden: true });
    const had = Number(within(home).getByText(/^\d+$/).textContent);
    const moved = Number(/^Its (\d+) tasks/.exec(dialog.getByText(/^Its \d+ tasks/).textContent)?.[1]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
    await expect(await screen.findByText('Group “Price watch” deleted')).toBeVisible();
    await waitFor(() => expect(currentAddress()).not.toContain('group='));
    await waitFor(() => expect(home).toHaveTextContent(String(had + moved)));
  },
});
