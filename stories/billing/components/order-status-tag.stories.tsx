import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { OrderStatus } from '#src/contract/enums.gen';
import { OrderStatusTag } from '#src/features/billing/orders/order-status';

const meta = preview.meta({
  title: 'Billing/Components/OrderStatusTag',
  component: OrderStatusTag,
  tags: ['autodocs'],
  parameters: componentDocs('src/features/billing/orders/order-status.tsx', 'OrderStatusTag', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { order: { status: OrderStatus.Paid, paymentPending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete')).toBeVisible();
  },
});
