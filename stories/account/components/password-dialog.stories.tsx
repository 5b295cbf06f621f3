import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { PasswordDialog } from '#src/features/account/password-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/PasswordDialog',
  component: PasswordDialog,
  tags: ['autodocs'],
  render: withOpener(PasswordDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/password-dialog.tsx', 'PasswordDialog', {
      code: showCode('<PasswordDialog hasPassword={hasPassword} names={names} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    hasPassword: true,
    names: ['mia@castellan.example', 'mia.castellan'],
    onClose: fn(),
    onClosed: fn(),
  },
  play: async () => {
    const dialog = await openExample('Change password');
    await expect(dialog.getByLabelText(/^Current password/)).toBeEnabled();
  },
});
