import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Template obsolete',
  component: OperationButton,
  args: { operation: 'start' as const, taskNumbers: [9] },
});

export const Shown = meta.story({
  name: 'START-06 ERR-15 Shown',
  parameters: { gleaner: { scenario: 'startCheckObsolete' } },
  play: async () => {
    const dialog = await openDialog('This template is no longer available');
    await expect(dialog.getByRole('button', { name: 'Find another template' })).toBeEnabled();
  },
});
