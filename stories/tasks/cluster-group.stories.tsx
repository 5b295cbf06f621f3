import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Cluster group',
  component: OperationButton,
  args: { operation: 'clusterGroup' as const, taskNumbers: [9] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'API-083 API-084 Ready',
  play: async ({ userEvent }) => {
    const dialog = await openDialog(/^Cloud group for “/);
    const groups = await dialog.findAllByRole('radio');
    await expect(dialog.getByRole('radio', { name: 'Any group' })).toBeChecked();
    await expect(groups.length).toBeGreaterThan(2);
    await inTestOnly(async () => {
      const second = groups[1];
      if (!second) throw new Error('no group');
      await userEvent.click(second);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await toasts().findByText('Cloud group saved')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
      await screen.findAllByRole('radio');
      await waitFor(() => expect(screen.getAllByRole('radio')[1]).toBeChecked());
    });
  },
});
