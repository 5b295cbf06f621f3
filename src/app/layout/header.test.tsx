import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { paths } from '#src/domain/paths';

const pricingAt = async (path: string, heading: string) => {
  await openApp({ path });
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 30_000 });
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  await header.findByRole('link', { name: 'Download' });
  return header.queryByRole('link', { name: 'Pricing' });
};

test.each([
  [paths.planSubscription, 'Plan and subscription'],
  [paths.balance, 'Balance'],
])(
  'HDR-03 the pricing link is hidden on %s',
  async (path, heading) => {
    expect(await pricingAt(path, heading)).toBeNull();
  },
  60_000,
);

test('HDR-02 the pricing link is shown on other pages of the console', async () => {
  expect(await pricingAt(paths.coupons, 'Coupons')).toBeTruthy();
}, 60_000);
