import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { watchPage } from './watch-page';

const template = 'console/template/product-listings-by-search-url';

async function filledForm(page: Page, query: string): Promise<Locator> {
  await page.goto(`${template}?${query}`);
  const form = page.getByRole('form', { name: 'Task parameters' });
  await form.getByRole('textbox', { name: /Search result URLs/ }).fill('https://bazarro.example/search?q=lamp');
  await expect(form.getByText('My tasks')).toBeVisible();
  return form;
}

async function startInTheCloud(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and start' }).click();
  await page.getByRole('menuitem', { name: /^Start in the cloud/ }).click();
}

test('START-08 START-17 ROLE-07 a free account that starts a paid template sees a trial or upgrade offer', async ({
  page,
}) => {
  const misdeeds = await watchPage(page);
  const form = await filledForm(page, 'persona=free');
  await expect(form.getByRole('region', { name: 'Run cost' })).toContainText('per 1,000 rows');
  await startInTheCloud(page);
  const dialog = page.getByRole('dialog', { name: 'You need the Standard plan for this' });
  await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'See plans' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText('Task saved, but not started')).toBeVisible();

  await form.getByRole('link', { name: 'View task list' }).click();
  await page.getByRole('button', { name: 'Start Product listings by search URL', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page).toHaveURL(/\/console\/trial$/);
  expect(misdeeds.errors).toEqual([]);
});

test('START-15 ERR-16 a low balance asks for confirmation, and confirming starts the run', async ({ page }) => {
  const misdeeds = await watchPage(page);
  const form = await filledForm(page, 'scenario=lowBalance&persona=standard');
  await expect(form.getByText('Your balance is low. We’ll ask you before a run starts.')).toBeVisible();
  await startInTheCloud(page);
  const dialog = page.getByRole('dialog', { name: 'Your balance is low' });
  await expect(dialog).toContainText(/Your balance of \$[12]\.\d\d covers about [12],\d{3} rows\./);
  await dialog.getByRole('button', { name: 'Start anyway' }).click();
  await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/);
  await expect(page.getByRole('heading', { level: 1, name: /Product listings by search URL/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect(misdeeds.errors).toEqual([]);
});

test('START-14 BILL-06 an insufficient balance leads to the balance page and, after payment, back to the form', async ({
  page,
}) => {
  const misdeeds = await watchPage(page);
  await filledForm(page, 'scenario=balanceBelowGranularity&persona=standard');
  await startInTheCloud(page);
  await expect(page).toHaveURL(/\/console\/balance$/);
  await expect(page.getByText('Your balance doesn’t cover this run')).toBeVisible();
  await page.getByRole('article', { name: '$20' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(page.getByText('$20.00 was added to your balance.')).toBeVisible();

  await page.getByRole('link', { name: 'Pick up where you left off' }).click();
  const form = page.getByRole('form', { name: 'Task parameters' });
  await expect(form.getByRole('textbox', { name: /Search result URLs/ })).toHaveValue(
    'https://bazarro.example/search?q=lamp',
  );
  await startInTheCloud(page);
  await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect(misdeeds.errors).toEqual([]);
});
