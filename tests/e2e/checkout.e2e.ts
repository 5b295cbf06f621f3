import { expect, test } from './test';
import { watchPage } from './watch-page';

test('BILL-08 BILL-09 ENUM-45 a visitor subscribes after a declined card, and a double click pays once', async ({
  page,
}) => {
  const misdeeds = await watchPage(page);
  await page.goto('pricing?persona=visitor');
  await expect(page.getByRole('article', { name: 'Standard' })).toContainText('$79');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: /email|username/i }).fill('free@gleaner.example');
  await page.getByRole('textbox', { name: /password/i }).fill('gleaner');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('article', { name: 'Standard' }).getByRole('link', { name: 'Choose Standard' }).click();

  const field = page.frameLocator('iframe[title="Card details"]');
  const type = async (number: string) => {
    await field.getByRole('textbox', { name: 'Card number' }).fill(number);
    await field.getByRole('textbox', { name: /Expires/ }).fill('12/31');
    await field.getByRole('textbox', { name: 'Security code' }).fill('123');
    await field.getByRole('textbox', { name: 'Name on the card' }).fill('Test Person');
  };
  await type('4000 0000 0000 0002');
  await expect(page.getByText('Visa recognized')).toBeVisible();
  const button = page.getByRole('button', { name: 'Pay $948.00' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await dialog.getByRole('textbox', { name: /First name/ }).fill('Ada');
  await dialog.getByRole('textbox', { name: /Last name/ }).fill('Brook');
  await dialog.getByRole('textbox', { name: /Email/ }).fill('ada@brook.example');
  await dialog.getByRole('combobox', { name: /Country/ }).click();
  await page.keyboard.type('Spain');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /Phone/ }).fill('+34 600 000 000');
  await dialog.getByRole('textbox', { name: /Street/ }).fill('Calle Mayor 1');
  await dialog.getByRole('textbox', { name: /Postal code/ }).fill('46001');
  await dialog.getByRole('textbox', { name: /City/ }).fill('Valencia');
  await dialog.getByRole('textbox', { name: /State or province/ }).fill('Valencia');
  await dialog.getByRole('button', { name: 'Save and pay' }).click();
  await expect(page.getByText('Your payment was declined')).toBeVisible();
  await expect(page.getByText('Your bank declined the payment. Try another payment method.')).toBeVisible();

  await page.getByRole('link', { name: 'Choose payment method' }).click();
  await expect(page.getByRole('radio', { name: 'Another payment method' })).toHaveCount(0);
  await type('4242 4242 4242 4242');
  await button.dblclick();
  await expect(page.getByText('Thank you for your order')).toBeVisible();
  await page.getByRole('link', { name: 'View plan' }).click();
  const plan = page.getByRole('region', { name: 'Your plan: Standard' });
  await expect(plan).toContainText('Renews automatically');
  await page.goto('console/payment-plan/orders-invoices');
  await expect(page.getByText('Standard, yearly')).toHaveCount(1);
  expect(misdeeds.violations).toEqual([]);
  expect(misdeeds.errors).toEqual([]);
});
