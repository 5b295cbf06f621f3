import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { AddMethodDialog } from '#src/features/billing/methods/add-method-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/AddMethodDialog',
  component: AddMethodDialog,
  tags: ['autodocs'],
  render: withOpener(AddMethodDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/methods/add-method-dialog.tsx', 'AddMethodDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, first: false, asDefault: true, onClose: fn() },
  play: async () => {
    const dialog = await openExample('Add payment method');
    await expect(dialog.getByRole('checkbox', { name: 'Make this my default for renewals' })).toBeChecked();
  },
});
