import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { BillingInformationDialog } from '#src/features/billing/information/billing-information-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/BillingInformationDialog',
  component: BillingInformationDialog,
  tags: ['autodocs'],
  render: withOpener(BillingInformationDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/information/billing-information-dialog.tsx', 'BillingInformationDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    title: 'Invoice for GL-2026-000136',
    lead: 'An invoice needs these details.',
    submitLabel: 'Save and download',
    onClose: fn(),
    onSaved: fn(),
  },
  play: async ({ args }) => {
    const dialog = await openExample(args.title ?? '');
    await expect(await dialog.findByRole('textbox', { name: /^First name/ })).toHaveValue('Mia');
    await expect(dialog.getByRole('button', { name: 'Save and download' })).toBeEnabled();
  },
});
