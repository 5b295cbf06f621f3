import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/orders-invoices';
const meta = preview.meta({
  title: 'Billing/Dialogs/Cancel order',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

async function openCancelDialog() {
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel order GL-/ }, { timeout: 8_000 }));
  const dialog = await screen.findByRole('dialog', { name: /^Cancel order GL-.*\?$/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Confirm = meta.story({
  name: 'BILL-09 Confirm',
  play: async () => {
    const dialog = await openCancelDialog();
    await expect(dialog.getByText(/^This cancels your order for .* \(\$\d/)).toBeVisible();
    await expect(dialog.getByText('Nothing was charged.')).toBeVisible();
    await expect(dialog.queryByRole('list')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  },
});

export const AlreadyPaid = meta.story({
  name: 'BILL-09 Already paid',
  parameters: { gleaner: { persona: 'standard', scenario: 'orderPaidMeanwhile', path } },
  play: async () => {
    await userEvent.click((await openCancelDialog()).getByRole('button', { name: 'Cancel order' }));
    const paidDialog = within(await screen.findByRole('dialog', { name: 'This order has already been paid' }));
    await expect(paidDialog.getByText(/was paid in the meantime/)).toBeVisible();
    await expect(paidDialog.getByRole('button', { name: 'View order' })).toBeVisible();
    await expect(paidDialog.queryByRole('button', { name: /try again/i })).toBeNull();
  },
});
