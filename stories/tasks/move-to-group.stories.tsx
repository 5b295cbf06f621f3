import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Move to group',
  component: OperationButton,
  args: { operation: 'move' as const, taskNumbers: [9, 11] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'API-070 ERR-12 Ready',
  play: async ({ userEvent }) => {
    const dialog = await openDialog('Move 2 tasks to a group');
    const groups = await dialog.findAllByRole('radio');
    await expect(groups.length).toBeGreaterThan(2);
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      await expect(await dialog.findByText('Choose a group.')).toBeVisible();
      const [, second] = groups;
      if (!second) throw new Error('no second group');
      await userEvent.click(second);
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      await expect(await toasts().findByText(/^2 tasks moved to “/)).toBeVisible();
      await openDialog('Move 2 tasks to a group');
    });
  },
});

export const GroupsFailed = meta.story({
  name: 'API-064 The groups cannot be read at first',
  parameters: { gleaner: { scenario: 'taskGroupsFailed' } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('Couldn’t load groups', {}, { timeout: 4_000 })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
      await expect((await dialog.findAllByRole('radio')).length).toBeGreaterThan(2);
    });
  },
});
