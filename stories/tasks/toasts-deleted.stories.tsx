import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Toasts/Deleted',
  component: OperationButton,
  args: { operation: 'remove' as const, taskNumbers: [9] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const WithUndo = meta.story({
  name: 'API-069 With undo',
  play: async ({ userEvent }) => {
    const delete1 = async () => {
      await userEvent.click((await openDialog()).getByRole('button', { name: 'Delete task' }));
      await expect(await toasts().findByText('Task deleted')).toBeVisible();
      await expect(toasts().getByText(/^[3-6] s$/)).toBeVisible();
      await expect(screen.queryByRole('list', { name: 'Shown' })).toBeNull();
    };
    await delete1();
    await userEvent.click(toasts().getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('list', { name: 'Shown' })).toBeVisible();
    await delete1();
  },
});
