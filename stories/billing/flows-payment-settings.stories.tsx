import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/payment-settings';
const meta = preview.meta({
  title: 'Billing/Flows/Payment settings',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const methodList = () => screen.findByRole('list', { name: 'Payment methods' }, { timeout: 8_000 });

export const Defaults = meta.story({
  name: 'BILL-05 Another method becomes the default',
  play: async () => {
    await methodList();
    await userEvent.click(screen.getByRole('button', { name: /^Make default: PayPal/ }));
    await expect(await screen.findByText(/^PayPal .* is now your default$/)).toBeVisible();
    await waitFor(async () => {
      const [first = document.body] = within(await methodList()).getAllByRole('listitem');
      await expect(within(first).getByText(/^PayPal/)).toBeVisible();
    });
  },
});

export const TheLastIsRemoved = meta.story({
  name: 'BILL-05 The last method is removed with the renewal',
  parameters: { gleaner: { persona: 'standard', scenario: 'onlyOnePaymentMethod', path } },
  play: async () => {
    await screen.findByText(/ for \$948\.00$/, {}, { timeout: 8_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mastercard •••• 4444' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel renewal and remove' }));
    await expect(await screen.findByText('No saved payment methods')).toBeVisible();
    const renewal = within(screen.getByRole('region', { name: 'Automatic renewal' }));
    await expect(await renewal.findByText('Off')).toBeVisible();
    await expect(renewal.getByRole('button', { name: 'Turn on renewal' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const RenewalResumed = meta.story({
  name: 'BILL-05 The renewal is turned on again',
  parameters: { gleaner: { persona: 'standard', scenario: 'renewalOff', path } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on renewal' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on renewal for your Standard plan?' }));
    await expect(dialog.getByText('We’ll charge Mastercard •••• 4444.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on renewal' }));
    await expect(await screen.findByRole('button', { name: 'Cancel renewal' })).toBeVisible();
  },
});
