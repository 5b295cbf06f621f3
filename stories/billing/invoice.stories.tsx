import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/orders-invoices?status=Paid';
const meta = preview.meta({
  title: 'Billing/Dialogs/Invoice',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', scenario: 'billingInformationEmpty', path } },
});

export const InformationMissing = meta.story({
  name: 'SHR-01 Information missing',
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^Download invoice for GL-/ }, { timeout: 8_000 });
    const [first] = buttons;
    if (!first) throw new Error('There is no invoice');
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: /^Invoice for GL-/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(/Add your billing details to get this invoice/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Save and download' })).toBeVisible();
    await expect(screen.queryByText(/^Downloaded /)).toBeNull();
  },
});
