import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { personas } from '#mocks/personas';
import { GoodsCode } from '#src/contract/enums.gen';
import { billingQueries } from '#src/data/billing';
import { fetchClient as client } from '#src/api/client';

const patience = { timeout: 30_000 };

async function debit(providerToken: string) {
  const { emulator, router, cache } = await openApp({ path: '/console/payment-plan/coupons' });
  const order = (
    await client.POST('/api/orderservice/orders', { body: { code: GoodsCode.Credits20, idempotencyKey: 'late-debit' } })
  ).data;
  const method = (await client.POST('/api/orderservice/paymentMethods', { body: { providerToken } })).data;
  const id = order?.orderId ?? '';
  await client.POST('/api/orderservice/orders/{id}/pay', {
    params: { path: { id } },
    body: { paymentMethodId: method?.paymentMethodId ?? '' },
  });
  await act(() => router.navigate(`/console/purchase/result?order=${id}`));
  await screen.findByText('Your payment is processing', {}, patience);
  const decide = async () => {
    emulator.clock.advance(11 * 60_000);
    await act(() => cache.invalidateQueries({ queryKey: billingQueries.order(id).queryKey }));
  };
  return { emulator, router, decide, id, number: order?.orderNumber ?? '' };
}

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('ENUM-45 a returned bank debit shows its reason on the result page and in the orders', async () => {
  const { decide, router, number } = await debit('tok_ach_bounces');
  await decide();
  await screen.findByText('The last payment didn’t go through', {}, patience);
  expect(screen.getByText('This payment method doesn’t have enough funds. Try another one.')).toBeTruthy();
  expect(screen.getByText(/^Nothing was charged\. Your order stays open until /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose payment method' })).toBeTruthy();
  await act(() => router.navigate('/console/payment-plan/orders-invoices'));
  const row = (await screen.findByText(number, {}, patience)).closest('tr');
  expect(within(row ?? document.body).getByText('Last payment declined')).toBeTruthy();
}, 60_000);

test('ENUM-45 BILL-09 a settled bank debit marks the order paid and raises the balance', async () => {
  const { decide, emulator } = await debit('tok_ach');
  const before = emulator.db.accounts.get(personas.standard.userId)?.balance ?? 0;
  await decide();
  await screen.findByText('Thank you for your order', {}, patience);
  expect(screen.getByText('$20.00 was added to your balance.')).toBeTruthy();
  expect(emulator.db.accounts.get(personas.standard.userId)?.balance ?? 0).toBeGreaterThan(before + 10);
}, 60_000);

test('ENUM-45 BILL-09 a toast announces a settled debit once, on any page', async () => {
  const { decide, router, id, number } = await debit('tok_ach');
  await act(() => router.navigate('/console/payment-plan/coupons'));
  await decide();
  expect(await toasts().findByText('Payment received', {}, patience)).toBeTruthy();
  expect(toasts().getByText(new RegExp(`^Order ${number}: `))).toBeTruthy();
  fireEvent.click(toasts().getByRole('button', { name: 'View order' }));
  await screen.findByText('Thank you for your order', {}, patience);
  expect(router.state.location.search).toBe(`?order=${id}`);
  await act(() => router.navigate('/console/payment-plan/coupons'));
  await decide();
  expect(toasts().queryByText('Payment received')).toBeNull();
}, 60_000);

test('ENUM-45 a toast announces a returned debit with its reason and offers another payment method', async () => {
  const { decide, router, id } = await debit('tok_ach_bounces');
  await act(() => router.navigate('/console/payment-plan/coupons'));
  await decide();
  expect(await toasts().findByText('Your payment didn’t go through', {}, patience)).toBeTruthy();
  expect(toasts().getByText(/This payment method doesn’t have enough funds\. Try another one\.$/)).toBeTruthy();
  fireEvent.click(toasts().getByRole('button', { name: 'Choose payment method' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?order=${id}`));
  expect(router.state.location.pathname).toBe('/console/purchase');
}, 60_000);

test('BILL-09 no toast repeats the result that the payment page shows', async () => {
  const { decide } = await debit('tok_ach');
  await decide();
  await screen.findByText('Thank you for your order', {}, patience);
  expect(toasts().queryByText('Payment received')).toBeNull();
  expect(localStorage.getItem('gleaner.payments')).toBe('[]');
}, 60_000);
