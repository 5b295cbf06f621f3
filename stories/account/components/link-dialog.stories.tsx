import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { LoginProvider } from '#src/contract/enums.gen';
import { LinkDialog } from '#src/features/account/links/link-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/LinkDialog',
  component: LinkDialog,
  tags: ['autodocs'],
  render: withOpener(LinkDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/links/link-dialog.tsx', 'LinkDialog', {
      code: showCode('<LinkDialog provider={provider} />'),
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, provider: LoginProvider.Microsoft, onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample('Link your Microsoft account');
    await expect(dialog.getByRole('button', { name: 'Open Microsoft' })).toBeEnabled();
  },
});
