import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { keyPrefix } from '#src/lib/storage';

const at = (query: string) => `/console/purchase?${query}`;
const plan = at('code=professional-yearly');
const meta = preview.meta({
  title: 'Billing/Pages/Checkout',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: plan } },
  beforeEach: () => sessionStorage.removeItem(`${keyPrefix}purchase`),
});

const order = async () => within(await screen.findByRole('region', { name: 'Order summary' }, { timeout: 8_000 }));
const sumOf = (region: { getByText(name: string): HTMLElement }, name: string): string =>
  region.getByText(name).nextElementSibling?.textContent ?? '';

export const Loading = meta.story({
  name: 'API-029 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'pricePending', path: plan } },
  play: async () => {
    const region = await order();
    await expect(region.getByText('Calculating the price')).toBeInTheDocument();
    await expect(region.getByRole('button', { name: 'Pay' })).toBeDisabled();
  },
});

export const Plan = meta.story({
  name: 'API-030 Plan',
  play: async () => {
    const region = await order();
    await expect(await region.findByText('Unused time on current plan')).toBeVisible();
    await expect(region.getByText('Not charged')).toBeVisible();
    await expect(region.getByText(/then renews automatically at the regular price/)).toBeVisible();
    await inTestOnly(async () => {
      const yearly = sumOf(region, 'Total');
      await userEvent.click(screen.getByRole('radio', { name: 'Quarterly' }));
      await expect(await region.findByText('$699.00')).toBeVisible();
      await expect(sumOf(region, 'Total')).toMatch(/^\$\d/);
      await expect(sumOf(region, 'Total')).not.toBe(yearly);
    });
  },
});

export const CreditPack = meta.story({
  name: 'API-029 Credit pack',
  parameters: { gleaner: { persona: 'standard', path: at('code=credits-50') } },
  play: async () => {
    const region = await order();
    await region.findByRole('button', { name: 'Pay $48.00' });
    await inTestOnly(async () => {
      const quantity = screen.getByRole('textbox', { name: 'Quantity' });
      await userEvent.clear(quantity);
      await expect(screen.getByText('Enter a whole number from 1 to 20.')).toBeVisible();
      await userEvent.type(quantity, '3');
      await expect(await region.findByRole('button', { name: 'Pay $144.00' })).toBeEnabled();
    });
  },
});

export const CouponApplied = meta.story({
  name: 'ENUM-52 Coupon applied',
  parameters: { gleaner: { persona: 'standard', path: at('code=professional-monthly') } },
  play: async () => {
    const region = await order();
    await region.findByText('$249.00');
    await userEvent.click(await screen.findByRole('radio', { name: /^PLAN15: 15% off/ }));
    await waitFor(() => expect(sumOf(region, 'Coupon')).toBe('-$37.35'));
  },
});

export const CouponTooSmall = meta.story({
  name: 'ENUM-52 Order too small for a coupon',
  parameters: { gleaner: { persona: 'standard', path: at('code=credits-20') } },
  play: async () => {
    const region = await order();
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem a code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Coupon code/ }), 'topup10{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Coupon added to your account/ }));
    await expect(dialog.getByRole('button', { name: 'Use coupon' })).toHaveAccessibleDescription('Minimum order: $50');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('radio', { name: /^TOPUP10/ })).toBeDisabled();
    await expect(region.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled();
  },
});

export const QuantityWrong = meta.story({
  name: 'API-029 Quantity out of range',
  parameters: { gleaner: { persona: 'standard', path: at('code=credits-50') } },
  play: async () => {
    const region = await order();
    await region.findByRole('button', { name: 'Pay $48.00' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '99');
    await expect(region.getByText('Enter a valid quantity to see the total.')).toBeVisible();
    await expect(region.getByRole('button', { name: 'Pay' })).toBeDisabled();
  },
});

export const InformationMissing = meta.story({
  name: 'BILL-10 Billing information missing',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingInformationEmpty', path: at('code=credits-20') } },
  play: async () => {
    await screen.findByText(/Your invoice needs a name and address/, {}, { timeout: 8_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $20.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
    await expect(await dialog.findByRole('button', { name: 'Save and pay' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(currentAddress()).toBe(at('code=credits-20'));
    });
  },
});

export const MethodChosen = meta.story({
  name: 'ENUM-45 Method chosen',
  parameters: { gleaner: { persona: 'standard', path: at('code=credits-20') } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Mastercard •••• 4444/ }, { timeout: 8_000 })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Another payment method' }));
    const kinds = within(screen.getByRole('radiogroup', { name: 'Payment type' })).getAllByRole('radio');
    await expect(kinds).toHaveLength(6);
    await screen.findByTitle('Card details');
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await screen.findByTitle('PayPal details');
    await expect(screen.getByText('You’ll approve the payment at PayPal.')).toBeVisible();
  },
});

export const NotStored = meta.story({
  name: 'BILL-05 Method not stored',
  parameters: { gleaner: { persona: 'free', path: at('code=standard-monthly') } },
  play: async () => {
    const region = await order();
    await expect(await region.findByText(/then renews automatically at the regular price/)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save for renewals and future payments' }));
    await expect(region.getByText(/won’t renew automatically because no payment method is saved/)).toBeVisible();
    await expect(region.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  },
});

export const PriceChanged = meta.story({
  name: 'BILL-09 Price changed',
  parameters: { gleaner: { persona: 'standard', scenario: 'priceChanged', path: at('code=credits-20') } },
  play: async () => {
    const region = await order();
    await screen.findByRole('radio', { name: /^Mastercard/ });
    await userEvent.click(await region.findByRole('button', { name: 'Pay $20.00' }));
    const alert = await region.findByRole('alert');
    await expect(alert).toHaveTextContent('The price has changed');
    await expect(alert).toHaveTextContent('Nothing was charged');
    await expect(await region.findByRole('button', { name: 'Pay $20.00' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  name: 'API-029 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'priceFailed', path: plan } },
  play: async () => {
    await screen.findByText('Couldn’t calculate the price', {}, { timeout: 8_000 });
    await expect(screen.getByText('Nothing was charged.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const EnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path: plan } },
  play: async () => {
    await expect(await screen.findByText(/your admin/i, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});
