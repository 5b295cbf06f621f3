import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { headerPolicy, headersOf } from '../../scripts/vite/csp';
import { serveFolder, servePicture } from './static-server';
import { expectTasks, transportModeOf, watchPage } from './watch-page';

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

test('the policy allows the configured API and image origins and refuses any other', async ({
  page,
  request,
  contract,
}) => {
  const pictures = await servePicture();
  const elsewhere = await servePicture();
  const settings = { apiBaseUrl: API, imageOrigins: pictures.url };
  const host = await serveFolder({
    folder: 'dist',
    headers: headersOf(settings),
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
  const sinks = await page.evaluate(() => {
    const accepts = (write: () => void): boolean => {
      try {
        write();
        return true;
      } catch {
        return false;
      }
    };
    return [
      accepts(() => (document.createElement('div').innerHTML = '<b>plain text</b>')),
      accepts(() => new Worker('/assets/any.js')),
    ];
  });
  expect(sinks).toEqual([false, false]);
  await expect
    .poll(() => violations.filter((entry) => entry.startsWith('require-trusted-types-for')).length)
    .toBeGreaterThanOrEqual(2);
  expect(await contract.take()).not.toEqual([]);
  for (const server of [host, pictures, elsewhere]) await server.close();
});

test("under the demo's own policy menus, dialogs, pickers and the API reference write no inline style", async ({
  page,
}) => {
  const host = await serveFolder({ folder: 'dist-demo' });
  const { errors, violations } = await watchPage(page);
  await page.goto(`${host.url}console/task/template-list?persona=standard`);
  await expectTasks(page);
  for (const trigger of await page.locator('[aria-haspopup]:visible').all()) {
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  }
  await page.goto(`${host.url}api-docs`);
  const call = page.locator('details:has(> summary h3)').first();
  await call.locator('> summary').click();
  await expect(call.getByRole('table').first()).toBeVisible();
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

test('no page and no worker violates the policy while files are read and the emulator answers', async ({
  page,
  contract,
}) => {
  const reports: string[] = [];
  const host = await serveFolder({
    folder: 'dist-demo',
    headers: {
      ...headersOf({ isDemo: true }),
      'Content-Security-Policy': `${headerPolicy({ isDemo: true })}; report-uri /reports`,
    },
    override: (path, response, request) => {
      if (path !== 'reports') return false;
      request.on('data', (bytes: Buffer) => reports.push(bytes.toString()));
      response.writeHead(204).end();
      return true;
    },
  });
  const { errors, violations } = await watchPage(page);
  await page.goto(`${host.url}console/template/product-listings-by-search-url?persona=standard`);
  const form = page.getByRole('form', { name: 'Task parameters' });
  await page.getByText('From a file', { exact: true }).first().click();
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('import.worker'));
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'lines.txt', mimeType: 'text/plain', buffer: Buffer.from('https://shop.example/a') });
  await started;
  await expect(form.getByRole('listitem').filter({ hasText: 'https://shop.example/a' })).toBeVisible();
  await expect.poll(() => transportModeOf(page)).toBe('worker');
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
  expect(reports).toEqual([]);
  await page.evaluate(() => fetch('https://elsewhere.example').catch(() => undefined));
  await expect.poll(() => reports.length).toBe(1);
  expect(await contract.take()).not.toEqual([]);
  await host.close();
});

test('a provider whose window the opener policy cuts off still signs in, and its window closes', async ({
  page,
  context,
}) => {
  const provider = await serveFolder({
    folder: 'dist',
    override: (_path, response, request) => {
      const query = new URL(request.url ?? '', 'http://host').searchParams;
      const landing = query.get('redirect_uri');
      if (landing === null) return false;
      const back = new URL(landing);
      back.searchParams.set('state', query.get('state') ?? '');
      back.searchParams.set('code', 'provider:mia.castellan@mail.example');
      back.searchParams.set('account', 'mia.castellan@mail.example');
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(
          `<script>window.hadOpener = window.opener !== null</script><a href="${back.href.replaceAll('&', '&amp;')}">Go</a>`,
        );
      return true;
    },
  });
  const host = await serveFolder({
    folder: 'dist',
    headers: headersOf({ apiBaseUrl: API }),
    override: (path, response) =>
      path === 'config.json' &&
      Boolean(
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ apiBaseUrl: API, providers: { Google: provider.url } })),
      ),
  });
  const { errors, violations } = await watchPage(page);
  await page.goto(`${host.url}login`);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /Google/ }).click(),
  ]);
  const link = popup.getByRole('link', { name: 'Go' });
  await expect(link).toBeVisible();
  expect(await popup.evaluate(() => Reflect.get(globalThis, 'hadOpener') === true)).toBe(false);
  const closed = popup.waitForEvent('close');
  await link.click();
  await expect(page).toHaveURL(/\/console\//);
  await closed;
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
  for (const server of [host, provider]) await server.close();
});
