import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const patience = { timeout: 30_000 };
const summary = async () => within(await screen.findByRole('region', { name: 'Order summary' }, patience));

async function bind(code: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem a code' }, patience));
  const field = await screen.findByRole('textbox', { name: /^Coupon code/ });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
  return screen.findByRole('button', { name: /^Use coupon/ }, patience);
}

test('API-028 ENUM-52 a coupon that is bound during checkout is applied there', async () => {
  const { router } = await openApp({ path: '/console/purchase?code=credits-100' });
  const region = await summary();
  await region.findByRole('button', { name: 'Pay $95.00' }, patience);
  fireEvent.click(await bind('TOPUP10'));
  await region.findByRole('button', { name: 'Pay $85.00' }, patience);
  expect(screen.getByRole('radio', { name: /^TOPUP10/ })).toHaveProperty('checked', true);
  expect(router.state.location.pathname + router.state.location.search).toBe('/console/purchase?code=credits-100');
}, 60_000);

test('ENUM-52 API-029 a coupon whose minimum is not reached is disabled, and payment stays possible', async () => {
  await openApp({ path: '/console/purchase?code=credits-20' });
  const region = await summary();
  await region.findByRole('button', { name: 'Pay $20.00' }, patience);
  const use = await bind('TOPUP10');
  expect(use.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('Minimum order: $50').length).toBeGreaterThan(0);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const choice = () => screen.getByRole('radio', { name: /^TOPUP10: \$10 off.*Minimum order: \$50/ });
  expect(choice()).toHaveProperty('disabled', true);

  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(quantity, { target: { value: '3' } });
  await waitFor(() => expect(choice()).toHaveProperty('disabled', false), patience);
  fireEvent.click(choice());
  await region.findByRole('button', { name: 'Pay $50.00' }, patience);

  fireEvent.change(quantity, { target: { value: '1' } });
  await screen.findByText('This coupon isn’t included in the total', {}, patience);
  const pay = await region.findByRole('button', { name: 'Pay $20.00' }, patience);
  expect(pay).toHaveProperty('disabled', false);
}, 60_000);

test('no total shows beside a quantity that is out of range', async () => {
  await openApp({ path: '/console/purchase?code=credits-20' });
  const region = await summary();
  await region.findByRole('button', { name: 'Pay $20.00' }, patience);
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantity' }), { target: { value: '99' } });
  await region.findByText('Enter a valid quantity to see the total.', {}, patience);
  expect(region.queryByText(/\$\d/)).toBeNull();
  expect(region.getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', true);
}, 60_000);

test('the product and its chosen period stay through a change of language', async () => {
  await openApp({ path: '/console/purchase?code=professional-yearly' });
  const region = await summary();
  await screen.findByRole('heading', { name: 'Professional' }, patience);
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  await region.findByRole('button', { name: /^Pay \$/ }, patience);
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: '日本語', hidden: true }, patience));
  await screen.findByRole('heading', { name: 'プロフェッショナル' }, patience);
  expect(screen.getByRole('radio', { name: '月払い' })).toHaveProperty('checked', true);
}, 60_000);
