import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './test';
import { build } from 'vite';
import { headersOf } from '../../scripts/vite/csp';
import { serveFolder } from './static-server';
import { expectTasks, transportModeOf, watchPage } from './watch-page';

test.describe('the demo below a path of a static host', () => {
  test.describe.configure({ mode: 'serial' });
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-base-'));
  const base = '/some/path/';

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await build({ mode: 'mock', base, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('starts, and opens deep links before and after a reload', async ({ page }) => {
    const host = await serveFolder({ folder, base });
    const { errors, violations } = await watchPage(page);
    await page.goto(host.url);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const answer = await page.goto(`${host.url}console/task/template-list?persona=standard`);
    expect(answer?.status()).toBe(404);
    await expectTasks(page);
    await expect(page).toHaveURL(`${host.url}console/task/template-list`);
    // A page that loads while its worker activates is not controlled; `ready` stays pending.
    const stateOfWorker = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
    await expect.poll(() => page.evaluate(stateOfWorker)).toBe('activated');
    await page.reload();
    await expectTasks(page);
    await expect.poll(() => transportModeOf(page)).toBe('worker');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(host.url);
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
    await host.close();
  });
});

test.describe('deployment settings', () => {
  const withConfig = (body: string, status = 200, type = 'application/json') =>
    serveFolder({
      folder: 'dist',
      headers: headersOf({ apiBaseUrl: 'https://api.example.test' }),
      override: (path, response) =>
        path === 'config.json' && Boolean(response.writeHead(status, { 'Content-Type': type }).end(body)),
    });

  test('config.json sets another API without a new build', async ({ page }) => {
    const requestedOrigins: string[] = [];
    await page.route('https://api.example.test/**', (route) => {
      requestedOrigins.push(new URL(route.request().url()).origin);
      return route.fulfill({
        status: 503,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { error: { code: 'Down', message: 'Down' } },
      });
    });
    const host = await withConfig('{"apiBaseUrl":"https://api.example.test/v2/"}');
    await page.addInitScript(() => sessionStorage.setItem('gleaner.session', 'somebody'));
    await page.goto(`${host.url}console/task/template-list`);
    await expect.poll(() => requestedOrigins.length, 'the task list asks the configured API').toBeGreaterThan(0);
    await host.close();
  });

  test('config.json is requested once, while the application still loads', async ({ page }) => {
    const host = await withConfig('{"apiBaseUrl":"https://api.example.test/"}');
    await page.route('https://api.example.test/**', (route) => route.abort());
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const { promise: isRequested, resolve } = Promise.withResolvers<void>();
    await page.route('**/config.json', async (route) => {
      await route.continue();
      resolve();
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await isRequested;
      await route.continue();
    });
    await page.goto(host.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests.filter((path) => path === '/config.json')).toHaveLength(1);
    await host.close();
  });

  for (const [name, body, status] of [
    ['is not JSON', '{"apiBaseUrl":', 200],
    ['does not fit', '{"apiBaseUrl":"ftp://x"}', 200],
    ['answers with an error', 'no', 500],
  ] as const) {
    test(`a config.json that ${name} shows an error page`, async ({ page }) => {
      const host = await withConfig(body, status);
      const { errors } = await watchPage(page);
      await page.goto(host.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(errors).toEqual([]);
      await host.close();
    });
  }

  test('without a config.json the settings of the build apply', async ({ page, contract }) => {
    const host = await withConfig('<!doctype html><title>Gleaner</title>', 200, 'text/html');
    await page.goto(`${host.url}login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await host.close();
    await contract.take();
  });
});
