import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { personas } from '#mocks/personas';
import { watchPayment } from '#src/state/payments';

const { userId } = personas.standard;

/** The bank debit of order `…-waiting` ends while the user is on another page. */
const meta = preview.meta({
  title: 'Billing/Toasts/Payment',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: '/console/payment-plan/coupons' } },
});

async function expectToast(title: string) {
  await screen.findByRole('heading', { level: 1, name: 'Coupons' }, { timeout: 8_000 });
  watchPayment({ userId, orderId: `order-${userId}-waiting` });
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await expect(await toasts.findByText(title, {}, { timeout: 8_000 })).toBeVisible();
  await expect(toasts.getByText(/Order GL-/)).toBeVisible();
  return toasts;
}

export const Received = meta.story({
  name: 'ENUM-45 BILL-09 SHR-05 Received',
  parameters: { gleaner: { scenario: 'orderPaid' } },
  play: async () => {
    const toasts = await expectToast('Payment received');
    await expect(toasts.getByRole('button', { name: 'View order' })).toBeVisible();
  },
});

export const Returned = meta.story({
  name: 'ENUM-45 BILL-09 SHR-05 Returned',
  parameters: { gleaner: { scenario: 'paymentReturned' } },
  play: async () => {
    const toasts = await expectToast('Your payment didn’t go through');
    await expect(toasts.getByText(/This payment method doesn’t have enough funds\. Try another one\.$/)).toBeVisible();
    await expect(toasts.getByRole('button', { name: 'Choose payment method' })).toBeVisible();
  },
});
