import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { UserNameDialog } from '#src/features/account/user-name-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/UserNameDialog',
  component: UserNameDialog,
  tags: ['autodocs'],
  render: withOpener(UserNameDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/user-name-dialog.tsx', 'UserNameDialog', {
      code: showCode('<UserNameDialog userName={userName} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, userName: 'mia.castellan', onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Change username');
    await expect(dialog.getByRole('textbox', { name: /^Username/ })).toHaveValue(args.userName);
  },
});
