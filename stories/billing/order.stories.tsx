import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';

const at = (order: string) => `/console/payment-plan/orders-invoices?order=order-10002-${order}`;
const meta = preview.meta({
  title: 'Billing/Drawers/Order',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('waiting') } },
});

async function openDrawer() {
  const drawer = await screen.findByRole('dialog', { name: /^Order GL-/ }, { timeout: 8_000 });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}

export const Pending = meta.story({
  name: 'BILL-09 ENUM-43 Pending',
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getByText('Pending')).toBeVisible();
    await expect(drawer.getByText('Pay by')).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Pay order/ })).toHaveAttribute(
      'href',
      expect.stringContaining('order=order-10002-waiting'),
    );
    await expect(drawer.getByRole('button', { name: /^Cancel order/ })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /invoice/i })).toBeNull();
  },
});

export const Complete = meta.story({
  name: 'ENUM-43 ENUM-45 ENUM-53 Complete',
  parameters: { gleaner: { persona: 'standard', path: at('rule') } },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getByText('Complete')).toBeVisible();
    await expect(drawer.getByText('-$50.00')).toBeVisible();
    await expect(drawer.getByText(/^Mastercard ending in \d{4}$/)).toBeVisible();
    await expect(drawer.getByText('27 Mercer Row')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Download invoice for GL-/ })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
  },
});

export const OnItsWay = meta.story({
  name: 'BILL-09 Payment on its way',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentOnItsWay', path: at('waiting') } },
  play: async () => {
    const drawer = await openDrawer();
    await expect(drawer.getByText(/Your payment is processing/)).toBeVisible();
    await expect(drawer.getByText('Payment processing')).toBeVisible();
    await expect(drawer.queryByText('Pending')).toBeNull();
    await expect(drawer.queryByRole('link', { name: /^Pay order/ })).toBeNull();
    await expect(drawer.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
  },
});

export const Gone = meta.story({
  name: 'BILL-09 No such order',
  parameters: { gleaner: { persona: 'standard', path: at('nobody') } },
  play: async () => {
    await expect(await screen.findByText('Order not found', {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.getByText('It may belong to another account, or the link is incomplete.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'View orders' }));
      await waitFor(() => expect(screen.queryByText('Order not found')).toBeNull());
    });
  },
});
