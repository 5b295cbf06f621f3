import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { DeleteAccountDialog } from '#src/features/account/deletion/delete-account-dialog';
import { exampleAccount } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/DeleteAccountDialog',
  component: DeleteAccountDialog,
  tags: ['autodocs'],
  render: withOpener(DeleteAccountDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/deletion/delete-account-dialog.tsx', 'DeleteAccountDialog', {
      code: showCode('<DeleteAccountDialog account={account} />'),
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, account: exampleAccount, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Delete your account?');
    await expect(dialog.getByText('Your Standard plan and your balance of $42.50', { exact: false })).toBeVisible();
  },
});
