import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { PasswordDialog } from '#src/features/members/password-dialog';
import { exampleMember } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Members/Components/PasswordDialog',
  component: PasswordDialog,
  tags: ['autodocs'],
  render: withOpener(PasswordDialog),
  parameters: {
    gleaner: { persona: 'enterprise' },
    ...componentDocs('src/features/members/password-dialog.tsx', 'PasswordDialog', {
      code: showCode('<PasswordDialog members={members} onDone={onDone} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, members: [exampleMember], onDone: fn(), onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Set password for Amélie Roussel');
    await expect(dialog.getByLabelText(/^New password/)).toBeEnabled();
  },
});
