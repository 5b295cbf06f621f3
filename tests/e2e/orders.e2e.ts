import { expect, test } from './test';
import { watchPage } from './watch-page';

test('BILL-09 ENUM-46 ENUM-52 a coupon lowers the price, an unpaid order is paid later, another is canceled', async ({
  page,
}) => {
  const misdeeds = await watchPage(page);
  await page.goto('console/purchase?code=credits-50&persona=standard');
  const sums = page.getByRole('region', { name: 'Order summary' });
  await expect(sums.getByRole('button', { name: 'Pay $48.00' })).toBeEnabled();
  await page.getByRole('radio', { name: /^CREDIT5: 5% off/ }).check();
  await expect(sums).toContainText('-$2.40');

  await page.getByRole('radio', { name: 'Another payment method' }).check();
  const field = page.frameLocator('iframe[title="Card details"]');
  await field.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002');
  await field.getByRole('textbox', { name: /Expires/ }).fill('12/31');
  await field.getByRole('textbox', { name: 'Security code' }).fill('123');
  await field.getByRole('textbox', { name: 'Name on the card' }).fill('Test Person');
  await expect(page.getByText('Visa recognized')).toBeVisible();
  await sums.getByRole('button', { name: 'Pay $45.60' }).click();
  await expect(page.getByText('Your payment was declined')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View orders' }).click();

  const row = page.getByRole('row').filter({ hasText: '$45.60' });
  await expect(row).toContainText('Pending');
  const pending = page.getByRole('row').filter({ hasText: 'Pending' });
  await expect(pending).toHaveCount(2);
  await pending
    .filter({ hasNotText: '$45.60' })
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Cancel order/ })
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(pending).toHaveCount(1);

  await row.getByRole('link', { name: /^Pay order/ }).click();
  await page.getByRole('radio', { name: /^Mastercard/ }).check();
  await sums.getByRole('button', { name: 'Pay $45.60' }).click();
  await expect(page.getByText('Thank you for your order')).toBeVisible();
  await page.getByRole('link', { name: 'View invoice' }).click();
  await row.getByRole('link', { name: /^Balance of .*GL-/ }).click();
  const order = page.getByRole('dialog', { name: /^Order GL-/ });
  await expect(order).toContainText('-$2.40');
  await expect(order.getByText('Complete')).toBeVisible();

  await page.goto('console/payment-plan/coupons');
  await expect(page.getByRole('article', { name: '5% off, CREDIT5' })).toContainText('Used');
  expect(misdeeds.violations).toEqual([]);
  expect(misdeeds.errors).toEqual([]);
});
