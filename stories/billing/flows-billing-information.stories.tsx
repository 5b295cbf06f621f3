import preview from '#.storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/orders-invoices';
const meta = preview.meta({
  title: 'Billing/Flows/Billing information',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

export const Saved = meta.story({
  name: 'BILL-15 Saved: the dialog closes and the data is read again',
  play: async () => {
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Billing details' }));
    await screen.findByRole('button', { name: 'Billing details' }, { timeout: 8_000 });
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
    const city = await dialog.findByRole('textbox', { name: /^City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Bath');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Billing details saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await expect(await screen.findByRole('textbox', { name: /^City/ })).toHaveValue('Bath');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
