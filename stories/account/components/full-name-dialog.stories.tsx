import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { FullNameDialog } from '#src/features/account/full-name-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/FullNameDialog',
  component: FullNameDialog,
  tags: ['autodocs'],
  render: withOpener(FullNameDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/full-name-dialog.tsx', 'FullNameDialog', {
      code: showCode('<FullNameDialog fullName={fullName} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, fullName: 'Mia Castellan', onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Change full name');
    await expect(dialog.getByRole('textbox', { name: /^Full name/ })).toHaveValue(args.fullName);
  },
});
