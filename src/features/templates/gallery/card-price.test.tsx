import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

const path = '/console/template/product-listings-by-search-url';
const patience = { timeout: 30_000 };

test('ROLE-14 an expired plan shows one price and the price after a renewal', async () => {
  await openApp({ path, persona: 'expired' });
  const [fact] = await screen.findAllByText('Price', { selector: 'dt' }, patience);
  expect(within(fact?.parentElement ?? document.body).getByText('$1.00')).toBeTruthy();
  expect(screen.getAllByText('($0.65 when you renew the Professional plan)')).toHaveLength(2);
  expect(screen.getAllByText(/^\$/).map(({ textContent }) => textContent)).not.toContain('$0.65');
}, 60_000);

test('ROLE-14 an active plan shows only its own price', async () => {
  await openApp({ path, persona: 'professional' });
  expect(await screen.findAllByText('$0.65', {}, patience)).not.toHaveLength(0);
  expect(screen.queryByText(/when you renew the .* plan/)).toBeNull();
}, 60_000);
