import { expect, test } from '@playwright/test';
import { demoAccounts } from '#mocks/seeds/accounts';
import { serveCookieApi, type CookieApi } from './cookie-api';
import { serveFolder, type StaticHost } from './static-server';

const EMULATOR = 'http://127.0.0.1:4280';
let api: CookieApi;
let host: StaticHost;

test.beforeAll(async () => {
  api = await serveCookieApi(EMULATOR, 'csrf-7');
  // The page and the API have two origins, so both sides must allow credentials.
  host = await serveFolder({
    folder: 'dist',
    override: (path, response) => {
      if (path !== 'config.json') return false;
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ apiBaseUrl: api.url, auth: { kind: 'cookie' } }));
      return true;
    },
  });
});
test.afterAll(async () => {
  await host.close();
  await api.close();
});

test('a cookie session covers sign-in, a write with its CSRF token, a new tab and sign-out', async ({
  page,
  context,
}) => {
  const demoAccount = demoAccounts.find(({ persona }) => persona === 'standard')!;
  await page.goto(`${host.url}console/template`);
  await page.getByLabel(/Email, username, or phone/).fill(demoAccount.account);
  await page.getByLabel(/^Password/).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const menu = page.getByRole('button', { name: `Account menu for ${demoAccount.name}` });
  await expect(menu).toBeVisible();

  const storageContent = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(storageContent).not.toContain('in-the-cookie');
  expect(await page.evaluate(() => document.cookie)).not.toContain('sid');

  const written = page.waitForResponse((response) => ['PUT', 'DELETE'].includes(response.request().method()));
  await page
    .getByRole('button', { name: /(to|from) favorites$/ })
    .first()
    .click();
  expect((await written).ok()).toBe(true);
  expect(api.refused).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await page.close();
  const tab = await context.newPage();
  await tab.goto(`${host.url}console/template`);
  await expect(tab.getByRole('button', { name: `Account menu for ${demoAccount.name}` })).toBeVisible();

  await tab.getByRole('button', { name: `Account menu for ${demoAccount.name}` }).click();
  await tab.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tab.goto(`${host.url}console/template`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(api.withBearer).toEqual([]);
});
