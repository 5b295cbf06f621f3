import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { CustomProxiesDialog } from '#src/features/proxies/custom-proxies-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Proxies/Components/CustomProxiesDialog',
  component: CustomProxiesDialog,
  tags: ['autodocs'],
  render: withOpener(CustomProxiesDialog, 'onConfirm'),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/proxies/custom-proxies-dialog.tsx', 'CustomProxiesDialog', {
      isShort: true,
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    settings: { switchPeriod: 90, proxies: ['192.0.2.10:8080', 'http://mia:s3cret@proxy.example:3128'] },
    onClose: fn(),
    onConfirm: fn(),
  },
  play: async () => {
    const dialog = await openExample('My own proxies');
    await expect(dialog.getByRole('textbox', { name: /^Rotation interval/ })).toHaveValue('90');
    await expect(dialog.getByRole('button', { name: 'Show passwords' })).toBeVisible();
  },
});
