import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Delete tasks',
  component: OperationButton,
  args: { operation: 'remove' as const, taskNumbers: [5] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const One = meta.story({
  name: 'API-069 One',
  play: async () => {
    const dialog = await openDialog(/^Delete “.*”\?$/);
    await expect(
      dialog.getByText(/All runs and rows in the cloud, including [\d,]+ rows you haven’t exported/),
    ).toBeVisible();
    await expect(dialog.getByText('1 schedule')).toBeVisible();
    await expect(dialog.queryByText(/Shared links/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Delete task' })).toBeEnabled();
  },
});

export const RunningAmongThem = meta.story({
  name: 'API-069 Running among them',
  args: { taskNumbers: [1, 5, 9, 11] },
  play: async ({ userEvent }) => {
    const dialog = await openDialog('Delete 4 tasks?');
    await expect(dialog.getByRole('group', { name: '1 of these tasks is running' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Stop running tasks/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Delete 4 tasks' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Don’t delete running tasks' }));
    await expect(dialog.getByRole('button', { name: 'Delete 3 tasks' })).toBeEnabled();
    await expect(dialog.getByText('Shared links')).toBeVisible();
  },
});
