import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';
import { keyPrefix } from '#src/lib/storage';

const waiting = 'order-10002-waiting';
const checkout = `/console/purchase?order=${waiting}`;
const result = `/console/purchase/result?order=${waiting}`;
const meta = preview.meta({
  title: 'Billing/Pages/Payment result',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: checkout } },
  beforeEach: () => sessionStorage.removeItem(`${keyPrefix}purchase`),
});

async function pay(): Promise<void> {
  await screen.findByRole('radio', { name: /^Mastercard/ }, { timeout: 8_000 });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $48.00' }));
}
const paidOrders = (loaded: Readonly<Record<string, unknown>>): number =>
  emulatorOf(loaded)
    .db.orders.all()
    .filter((order) => order.userId === '10002' && order.status === 'Paid').length;

export const Paid = meta.story({
  name: 'BILL-09 Paid',
  parameters: { gleaner: { persona: 'standard', scenario: 'orderPaid', path: result } },
  play: async () => {
    await screen.findByText('Thank you for your order', {}, { timeout: 8_000 });
    await expect(screen.getByText('$50.00 was added to your balance.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View balance' })).toHaveAttribute('href', '/console/balance');
    await expect(screen.getByRole('link', { name: 'View invoice' })).toBeVisible();
  },
});

export const Declined = meta.story({
  name: 'BILL-09 Declined',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentDeclined', path: checkout } },
  play: async () => {
    await pay();
    await screen.findByText('Your payment was declined');
    await expect(screen.getByText('Your bank declined the payment. Try another payment method.')).toBeVisible();
    await expect(currentAddress()).toBe(result);
    await expect(screen.getByRole('link', { name: 'Choose payment method' })).toHaveAttribute('href', checkout);
  },
});

export const Pending = meta.story({
  name: 'ENUM-43 Pending',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentOnItsWay', path: checkout } },
  play: async () => {
    await screen.findByText('Your payment is processing', {}, { timeout: 8_000 });
    await expect(currentAddress()).toBe(result);
    await expect(screen.queryByRole('link', { name: 'Choose payment method' })).toBeNull();
  },
});

export const Returned = meta.story({
  name: 'ENUM-45 Returned',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentReturned', path: result } },
  play: async () => {
    await screen.findByText('The last payment didn’t go through', {}, { timeout: 8_000 });
    await expect(screen.getByText('This payment method doesn’t have enough funds. Try another one.')).toBeVisible();
    await expect(
      screen.getByText(/^Nothing was charged\. Your order stays open until \w+ \d+, \d{4}, \d+:\d\d [AP]M\.$/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Choose payment method' })).toHaveAttribute('href', checkout);
  },
});

export const NeedsConfirmation = meta.story({
  name: 'BILL-09 Needs confirmation',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentNeedsConfirmation', path: checkout } },
  play: async () => {
    await pay();
    await screen.findByText('Confirm the payment with your bank');
    await expect(screen.getByText('Nothing is charged until you confirm.')).toBeVisible();
    await screen.findByTitle('Bank confirmation');
    await waitFor(() => expect(screen.queryByText('Loading the payment form')).toBeNull());
  },
});

export const FoundAgain = meta.story({
  name: 'BILL-09 Found again',
  parameters: { gleaner: { persona: 'standard', scenario: 'paymentTakenUnheard', path: checkout } },
  play: async ({ loaded }) => {
    const before = paidOrders(loaded);
    await pay();
    await screen.findByText('Thank you for your order');
    await expect(within(screen.getByRole('main')).getByText(/charged only once/)).toBeVisible();
    await expect(paidOrders(loaded)).toBe(before + 1);
  },
});
