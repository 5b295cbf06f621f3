import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { openDeleteDialog } from './delete-group-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Delete group',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/task-list' } },
});

export const WithTasks = meta.story({
  name: 'ENUM-23 With tasks',
  play: async () => {
    const { dialog } = await openDeleteDialog('Price watch');
    await expect(dialog.getByText(/^Its \d+ tasks will move to “My tasks”\. They won’t be deleted\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete group' })).toBeEnabled();
  },
});
