import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { headerPolicy } from '../../scripts/vite/csp';
import { serveFolder, servePicture } from './static-server';
import { expectTasks, watchPage } from './watch-page';

const API = 'http://localhost:4280';

const loadsImage = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();
        image.onload = () => resolve(true);
        image.onerror = () => resolve(false);
        image.src = src;
      }),
    address,
  );

test('the policy allows the configured API and image origins and refuses any other', async ({ page, request }) => {
  const pictures = await servePicture();
  const elsewhere = await servePicture();
  const settings = { apiBaseUrl: API, imageOrigins: pictures.url };
  const host = await serveFolder({
    folder: 'dist',
    headers: { 'Content-Security-Policy': headerPolicy(settings) },
    override: (path, response) =>
      path === 'config.json' &&
      Boolean(response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ apiBaseUrl: API }))),
  });
  const { token } = (await (await request.post(`${API}/__control`, { data: { persona: 'standard' } })).json()) as {
    token: string;
  };
  await page.addInitScript((value) => sessionStorage.setItem('gleaner.session', value), token);
  const { errors, violations } = await watchPage(page);

  await page.goto(`${host.url}console/task/template-list`);
  await expectTasks(page);
  expect(await loadsImage(page, `${pictures.url}a.svg`)).toBe(true);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);

  expect(await loadsImage(page, `${elsewhere.url}a.svg`)).toBe(false);
  await expect.poll(() => violations.some((entry) => entry.startsWith('img-src'))).toBe(true);
  await page.evaluate((address) => fetch(address).catch(() => undefined), elsewhere.url);
  await expect.poll(() => violations.some((entry) => entry.startsWith('connect-src'))).toBe(true);
  for (const server of [host, pictures, elsewhere]) await server.close();
});

test("under the demo's own policy menus, dialogs, drawers and pickers write no inline style", async ({ page }) => {
  const host = await serveFolder({ folder: 'dist-demo' });
  const { errors, violations } = await watchPage(page);
  await page.goto(`${host.url}console/task/template-list?persona=standard`);
  await expectTasks(page);
  for (const trigger of await page.locator('[aria-haspopup]:visible').all()) {
    await trigger.click();
    await page.keyboard.press('Escape');
  }
  for (const path of ['login', 'console/template', 'console/template/product-listings-by-search-url']) {
    await page.goto(`${host.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(3);
  expect(await page.locator('style').count()).toBe(0);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
  await host.close();
});
