import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { serveLiveBuild, serveProxy } from './api-proxy';
import { serveCookieApi } from './cookie-api';
import { serveExamples, type Prism } from './prism';
import { serveFolder } from './static-server';
import { expect, test } from './test';

test.use({ strictAnswers: false });

let prism: Prism;
test.beforeAll(async () => {
  prism = await serveExamples('src/contract/openapi.gen.json');
});
test.afterAll(() => prism.close());

const menuOf = (page: Page) => page.getByRole('button', { name: 'Account menu for Mia Example' });
const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByLabel(/Email, username, or phone/).fill('mia@example.com');
  await page.getByLabel(/^Password/).fill('only valid there');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
};

test('a cookie session covers sign-in, a write with its CSRF token, a new tab and sign-out', async ({
  page,
  context,
}) => {
  const api = await serveCookieApi(prism.url, 'csrf-7');
  const host = await serveLiveBuild(api.url, { auth: { kind: 'cookie' } });
  await page.goto(`${host.url}console/template`);
  await fillSignIn(page);
  await expect(menuOf(page)).toBeVisible();

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
  await signOut(tab);
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tab.goto(`${host.url}console/template`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(api.withBearer).toEqual([]);
  await host.close();
  await api.close();
});

test('a redirect to another sign-in page returns with a code, whose token covers every call', async ({ page }) => {
  const exchanges: unknown[] = [];
  const tokens = new Set<string>();
  const identity = await serveFolder({
    folder: 'public',
    override: (path, response, request) => {
      const asked = new URL(request.url ?? '/', 'http://identity').searchParams;
      const back = new URL(asked.get('redirect_uri') ?? 'http://nowhere.example/');
      back.search = new URLSearchParams({ code: 'code-7', state: asked.get('state') ?? '' }).toString();
      const body = path === 'sign-in' ? `<a href="${back.href.replace('&', '&amp;')}">I am Mia</a>` : 'Goodbye, Mia.';
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
      return true;
    },
  });
  const api = await serveProxy(
    prism.url,
    (_operation, body) => body,
    (incoming, outgoing) => {
      if (incoming.headers.authorization !== undefined) tokens.add(incoming.headers.authorization);
      if (incoming.method !== 'POST' || incoming.url !== '/auth/exchange') return false;
      void json(incoming).then((body) => {
        exchanges.push(body);
        const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
        outgoing.writeHead(200, headers).end('{"token":"token-7"}');
      });
      return true;
    },
  );
  const host = await serveLiveBuild(api.url, {
    auth: {
      kind: 'redirect',
      signInUrl: `${identity.url}sign-in`,
      signOutUrl: `${identity.url}sign-out`,
      exchangePath: '/auth/exchange',
    },
  });
  await page.goto(`${host.url}console/account-center/account`);
  await page.getByRole('link', { name: 'I am Mia' }).click();
  await expect(page).toHaveURL(`${host.url}console/account-center/account`);
  await expect(page.getByRole('main').getByText('Lyon, France')).toBeVisible();
  expect(exchanges).toEqual([{ code: 'code-7', redirectUri: `${host.url}login` }]);
  expect([...tokens]).toEqual(['Bearer token-7']);
  await signOut(page);
  await expect(page.getByText('Goodbye, Mia.')).toBeVisible();
  await page.goto(`${host.url}console/account-center/account`);
  await expect(page.getByRole('main').getByText('Lyon, France')).toHaveCount(0);
  await host.close();
  await api.close();
  await identity.close();
});

test('a build with an overlay calls moved paths and none of the removed', async ({ page, contract }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-overlay-'));
  process.env['VITE_API_OVERLAY'] = 'openapi/overlays/example.yaml';
  await build({ mode: 'live', logLevel: 'error', build: { outDir: folder, emptyOutDir: true, minify: false } });
  delete process.env['VITE_API_OVERLAY'];
  const moved: string[] = [];
  const unknown: string[] = [];
  const api = await serveProxy(
    prism.url,
    (_operation, body) => body,
    (incoming, outgoing) => {
      const [path = '', query = ''] = (incoming.url ?? '').split(/(?=\?)/);
      const call = `${incoming.method} ${path}`;
      const setup = /^GET \/v2\/templates\/([^/]+)\/setup$/.exec(call)?.[1];
      const at =
        { 'POST /auth/login': 'POST /v1/session', 'POST /auth/logout': 'DELETE /v1/session' }[call] ??
        (setup && `GET /v1/templates/${setup}`);
      if (at) {
        moved.push(call);
        const [method = '', url = ''] = at.split(' ');
        Object.assign(incoming, { method, url: url + query });
      } else if (/ \/v1\/session$|^GET \/v1\/templates\/[^/]+$|\/log$/.test(call) && incoming.method !== 'OPTIONS') {
        unknown.push(call);
        outgoing.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
        return true;
      }
      return false;
    },
  );
  const host = await serveLiveBuild(api.url, { folder });
  await page.goto(`${host.url}console/template/shop-product-details`);
  await fillSignIn(page);
  await expect(page.getByText('Product addresses').first()).toBeVisible();
  await page.goto(`${host.url}console/task/task-info?taskId=task-1`);
  await expect(page.getByText('https://shop.example/p/1')).toBeVisible();
  const log = page.getByRole('alert').filter({ hasText: 'Couldn’t load the log' });
  await expect(log).toContainText('This feature isn’t available on this server.');
  await expect(log.getByRole('button')).toHaveCount(0);
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(moved).toEqual(['POST /auth/login', 'GET /v2/templates/r-101/setup', 'POST /auth/logout']);
  expect(unknown).toEqual([]);
  expect(await contract.take()).toEqual([]);
  await host.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
