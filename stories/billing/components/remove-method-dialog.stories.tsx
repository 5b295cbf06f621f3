import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { RemoveMethodDialog } from '#src/features/billing/methods/remove-method-dialog';
import { examplePaymentMethod } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/RemoveMethodDialog',
  component: RemoveMethodDialog,
  tags: ['autodocs'],
  render: withOpener(RemoveMethodDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/methods/remove-method-dialog.tsx', 'RemoveMethodDialog', {
      isShort: true,
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    removal: { method: examplePaymentMethod, nextDefault: undefined, renewal: undefined },
    onAdd: fn(),
    onClose: fn(),
    onClosed: fn(),
  },
  play: async () => {
    const dialog = await openExample('Remove Mastercard •••• 4444?');
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});
