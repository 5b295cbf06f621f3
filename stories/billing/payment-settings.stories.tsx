import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/payment-settings';
const meta = preview.meta({
  title: 'Billing/Pages/Payment settings',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const at = (scenario: string) => ({ gleaner: { persona: 'standard', scenario, path } });
const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));
const methodList = async () =>
  within(await screen.findByRole('list', { name: 'Payment methods' }, { timeout: 8_000 })).getAllByRole('listitem');

export const Loading = meta.story({
  name: 'BILL-05 Loading',
  parameters: at('billingPending'),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Payment settings' }, { timeout: 8_000 });
    await region('Payment methods');
    await expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(3);
  },
});

export const Ready = meta.story({
  name: 'BILL-05 ENUM-45 ENUM-53 Ready',
  play: async () => {
    const [first, second] = (await methodList()).map((item) => within(item));
    await expect(first?.getByText('Mastercard •••• 4444')).toBeVisible();
    await expect(first?.getByText('Default')).toBeVisible();
    await expect(first?.getByText(/^Expires 12\/\d{4}$/)).toBeVisible();
    await expect(second?.getByRole('button', { name: /^Make default: PayPal/ })).toBeEnabled();
    const renewal = await region('Automatic renewal');
    await expect(await renewal.findByText('On')).toBeVisible();
    await expect(renewal.getByText(/ for \$948\.00$/)).toBeVisible();
    await expect(renewal.getByRole('button', { name: 'Cancel renewal' })).toBeVisible();
    const invoices = await region('Billing details');
    await expect(await invoices.findByText('Castellan Research')).toBeVisible();
    await expect(invoices.getByRole('button', { name: 'Edit billing details' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'BILL-05 Empty',
  parameters: at('noPaymentMethod'),
  play: async () => {
    const methods = await region('Payment methods');
    await expect(await methods.findByText('No saved payment methods')).toBeVisible();
    await expect(methods.getAllByRole('button', { name: 'Add payment method' })).toHaveLength(1);
  },
});

export const CardExpired = meta.story({
  name: 'BILL-05 Card expired',
  parameters: at('cardExpired'),
  play: async () => {
    await screen.findByText('Mastercard •••• 4444, your default payment method, has expired', {}, { timeout: 8_000 });
    await expect(
      await screen.findByText(
        /^We won’t be able to charge \$948\.00 for your renewal on \w{3} \d{1,2}, \d{4}, and your Standard plan will end/,
      ),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add card again' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Use PayPal/ })).toBeVisible();
    await expect(within((await methodList())[0] ?? document.body).getByText('Expired')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'BILL-05 Error',
  parameters: at('billingFailed'),
  play: async () => {
    await screen.findByText('Couldn’t load your payment settings', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Payment methods' })).toBeNull();
  },
});
