import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { CancelOrderDialog } from '#src/features/billing/orders/cancel-order-dialog';
import { exampleOrder } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/CancelOrderDialog',
  component: CancelOrderDialog,
  tags: ['autodocs'],
  render: withOpener(CancelOrderDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/orders/cancel-order-dialog.tsx', 'CancelOrderDialog', {
      isShort: true,
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, order: exampleOrder, onShow: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Cancel order ${args.order.orderNumber}?`);
    await expect(dialog.getByText('Balance of $50 ($48.00)', { exact: false })).toBeVisible();
  },
});
