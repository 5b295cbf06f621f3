import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { AvatarDialog } from '#src/features/account/avatar/avatar-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/AvatarDialog',
  component: AvatarDialog,
  tags: ['autodocs'],
  render: withOpener(AvatarDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/avatar/avatar-dialog.tsx', 'AvatarDialog', {
      code: showCode('<AvatarDialog hasPicture={hasPicture} />'),
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, hasPicture: true, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Profile picture');
    await expect(dialog.getByRole('button', { name: 'Remove current picture' })).toBeEnabled();
  },
});
