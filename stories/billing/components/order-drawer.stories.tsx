import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { OrderDrawer } from '#src/features/billing/orders/order-drawer';
import { Button } from '#src/ui/button';
import { exampleOrder } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/OrderDrawer',
  component: OrderDrawer,
  tags: ['autodocs'],
  argTypes: { orderId: { control: 'text' } },
  render: function Opener(args, { id }) {
    const [orderId, setOrderId] = useArg(id, 'orderId', args.orderId);
    return (
      <>
        <Button onClick={() => setOrderId(exampleOrder.orderId)}>Open</Button>
        <OrderDrawer
          {...args}
          orderId={orderId}
          onClose={() => {
            args.onClose();
            setOrderId(undefined);
          }}
        />
      </>
    );
  },
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/orders/order-drawer.tsx', 'OrderDrawer', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    orderId: undefined,
    listedOrder: exampleOrder,
    offline: false,
    invoices: { download: fn(), isBusy: () => false, element: null },
    onCancel: fn(),
    onClose: fn(),
  },
  play: async ({ args, userEvent }) => {
    const drawer = await openExample('Order GL-2026-000136');
    await userEvent.click(drawer.getByRole('button', { name: /^Cancel/ }));
    await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ orderId: exampleOrder.orderId }));
  },
});
