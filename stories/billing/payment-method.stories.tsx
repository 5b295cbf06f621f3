import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/payment-settings';
const meta = preview.meta({
  title: 'Billing/Dialogs/Payment method',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

async function openRemoveDialog(title: string) {
  await screen.findByText(/ for \$948\.00$/, {}, { timeout: 8_000 });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mastercard •••• 4444' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Remove = meta.story({
  name: 'ENUM-45 Remove',
  play: async () => {
    const dialog = await openRemoveDialog('Remove Mastercard •••• 4444?');
    await expect(dialog.getByText(/^PayPal .* becomes your default, and renewals are charged to it\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

export const RemoveTheLast = meta.story({
  name: 'ENUM-45 Remove the last',
  parameters: { gleaner: { persona: 'standard', scenario: 'onlyOnePaymentMethod', path } },
  play: async () => {
    const dialog = await openRemoveDialog('Remove your last payment method?');
    await expect(
      dialog.getByText(/^Your Standard plan renews automatically on .* for \$948\.00, charged to Master/),
    ).toBeVisible();
    await expect(
      dialog.getByText(/^Without it, the renewal would fail and your Standard plan would end on/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add another method' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel renewal and remove' })).toBeEnabled();
  },
});

export const Add = meta.story({
  name: 'ENUM-45 Add',
  play: async () => {
    const [add] = await screen.findAllByRole('button', { name: 'Add payment method' }, { timeout: 8_000 });
    await userEvent.click(add ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add payment method' }));
    await waitFor(() => expect(dialog.getByText(/^Nothing is charged now/)).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'PayPal' }));
    await expect(dialog.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Make this my default/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});
