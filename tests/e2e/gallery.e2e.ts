import type { Page } from '@playwright/test';
import { signIn } from './main-job';
import { expect, test } from './test';

const list = (page: Page) => page.getByRole('list', { name: /^\d+ templates?$/ });
const card = (page: Page, index: number) => list(page).getByRole('article').nth(index).getByRole('link').first();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openAndReturn(page: Page, index: number): Promise<void> {
  const link = card(page, index);
  const name = (await link.textContent()) ?? '';
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  const before = await scrollTop(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card(page, index)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card(page, index)).toBeFocused();
}

test('PUB-01 ENUM-13 the public gallery keeps its filters in the address, and back restores the position', async ({
  page,
}) => {
  await page.goto('template');
  await page.getByRole('combobox', { name: 'Search templates' }).fill('by');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Runs on' }).click();
  await page.getByRole('menuitemradio', { name: 'Cloud', exact: true }).click();
  await page.getByRole('button', { name: 'Sort by' }).click();
  await page.getByRole('menuitemradio', { name: 'Most liked', exact: true }).click();
  await expect(page).toHaveURL(/\/template\?keyword=by&runOn=2&sort=2$/);
  await expect(page.getByRole('list', { name: '45 templates', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Search templates' })).toHaveValue('by');
  await expect(page.getByRole('list', { name: '45 templates', exact: true })).toBeVisible();
  await openAndReturn(page, 9);
  await page.goBack();
  await expect(page).toHaveURL(/\/template\?keyword=by&runOn=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/template\?keyword=by$/);
});

test('TPL-02 TPL-17 the console gallery restores its position on back, and a category keeps its filters', async ({
  page,
}) => {
  await signIn(page, 'standard@gleaner.example');
  await openAndReturn(page, 12);
  const travel = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Travel/ });
  await travel.click();
  await expect(page).toHaveURL(/\/console\/template\?kind=\d+$/);
  await page.reload();
  await expect(travel).toHaveAttribute('aria-current', 'true');
  await page.goto('console/template/categories/travel?free=1');
  await expect(page.getByRole('checkbox', { name: 'Free only' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
});

test('the gallery address starts at the top when it is entered again', async ({ page }) => {
  await page.goto('template');
  await card(page, 9).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('template');
  await expect(card(page, 9)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(await scrollTop(page)).toBe(0);
});
