import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { EmailDialog } from '#src/features/account/email-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/EmailDialog',
  component: EmailDialog,
  tags: ['autodocs'],
  render: withOpener(EmailDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/email-dialog.tsx', 'EmailDialog', {
      code: showCode('<EmailDialog email={email} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, email: 'mia@castellan.example', onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Change email address');
    await expect(dialog.getByText(`Current address: ${args.email}`)).toBeVisible();
  },
});
