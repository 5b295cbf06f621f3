import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Cloud nodes',
  component: OperationButton,
  args: { operation: 'cloudNodes' as const, taskNumbers: [9] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'API-068 Ready',
  play: async ({ userEvent }) => {
    const dialog = await openDialog(/^Cloud nodes for “/);
    const field = dialog.getByRole('textbox', { name: /^Nodes for the next run/ });
    await expect(field).toHaveValue('1');
    await waitFor(() => expect(dialog.getByText(/Your plan includes 3 nodes \(0 free now\)\./)).toBeVisible());
    await inTestOnly(async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '2');
      await expect(dialog.getByText('The next run will start when enough nodes are free.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await toasts().findByText('The next run will use 2 cloud nodes')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
      await expect(await screen.findByRole('textbox', { name: /^Nodes for the next run/ })).toHaveValue('2');
    });
  },
});

export const OverTheLimit = meta.story({
  name: 'ROLE-08 API-068 Over the limit',
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const field = dialog.getByRole('textbox', { name: /^Nodes for the next run/ });
    await dialog.findByText(/Your plan includes 3 nodes/);
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await expect(field).toHaveAccessibleDescription(/Your plan includes 3 cloud nodes\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('button', { name: 'Get more nodes' })).toBeEnabled();
    await expect(toasts().queryByText(/The next run will use/)).toBeNull();
  },
});
