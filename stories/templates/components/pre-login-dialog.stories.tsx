import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { PreLoginDialog } from '#src/features/templates/form/fields/pre-login-field';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Templates/Components/PreLoginDialog',
  component: PreLoginDialog,
  tags: ['autodocs'],
  render: withOpener(PreLoginDialog, 'onConfirm'),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/templates/form/fields/pre-login-field.tsx', 'PreLoginDialog', {
      isShort: true,
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, isSet: true, url: 'https://shop.example/sign-in', onClose: fn(), onConfirm: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await openExample('Sign in to the site');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove cookie' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
  },
});
