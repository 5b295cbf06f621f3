import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Share task',
  component: OperationButton,
  args: { operation: 'share' as const, taskNumbers: [11] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const LinkReady = meta.story({
  name: 'API-065 Link ready',
  play: async () => {
    const dialog = await openDialog(/^Share “/);
    const link = await dialog.findByRole('textbox', { name: 'Link' });
    await expect((link as HTMLInputElement).value).toMatch(/^https?:\/\/[^/]+\/task-share\/share-/);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await expect(dialog.getByText(/Your rows, schedule, and proxies aren’t shared/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'ROLE-09 Someone else’s by now',
  parameters: { gleaner: { scenario: 'tasksShareRefused' } },
  play: async () => {
    const dialog = await openDialog(/^Share “/);
    await expect(await dialog.findByText('Couldn’t create the link')).toBeVisible();
    await expect(dialog.getByText('Only the task’s owner can do this.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
