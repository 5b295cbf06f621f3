import { expect } from '../e2e/test';
import { headersOf } from '../../scripts/vite/csp';
import { serveFolder } from '../e2e/static-server';
import type { Fault } from './fault';
import { EMULATOR, withFaultyApi } from './faulty-api';
import { expectTaskCount, fillForm, LIST, openSession } from './steps';

const NEW_BUILD = /^assets\/(?!main-|rolldown-runtime-|preload-page-|style-).*\.js$/;
const settings = JSON.stringify({ apiBaseUrl: EMULATOR });
const headers = headersOf({ apiBaseUrl: EMULATOR });

export const deploymentFaults: readonly Fault[] = [
  {
    id: 'deployment-chunk',
    area: 'deployment',
    fault: 'a lazy chunk is gone after a release',
    expected: 'the next page loads the new version; a page that cannot be loaded says so and offers a reload',
    run: async (_context, page) => {
      let isGone = false;
      const host = await serveFolder({
        folder: 'dist',
        headers,
        override: (path, response) => {
          if (path === 'config.json')
            return Boolean(response.writeHead(200, { 'Content-Type': 'application/json' }).end(settings));
          return isGone && NEW_BUILD.test(path) && Boolean(response.writeHead(404).end('gone'));
        },
      });
      await openSession(page);
      await page.goto(host.url + LIST);
      await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
      isGone = true;
      const reloaded = page.waitForEvent('load');
      await page.getByRole('link', { name: 'Export records' }).click();
      await reloaded;
      await expect(page.getByRole('button', { name: /Reload|Try again/ })).toBeVisible();
      isGone = false;
      await page.getByRole('button', { name: /Reload|Try again/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Export/ })).toBeVisible();
      await host.close();
    },
  },
  {
    id: 'deployment-index',
    area: 'deployment',
    fault: 'a stale index.html names files that are gone',
    expected: 'the page offers a reload, which loads the new version',
    run: async (_context, page) => {
      let isStale = true;
      const host = await serveFolder({
        folder: 'dist',
        headers,
        override: (path, response) => {
          if (path === 'config.json')
            return Boolean(response.writeHead(200, { 'Content-Type': 'application/json' }).end(settings));
          return isStale && path.startsWith('assets/') && Boolean(response.writeHead(404).end('gone'));
        },
      });
      await page.goto(`${host.url}login`);
      const reload = page.getByRole('link', { name: 'Reload the page' });
      await expect(reload).toBeVisible();
      isStale = false;
      await reload.click();
      await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
      await host.close();
    },
  },
  {
    id: 'deployment-config',
    area: 'deployment',
    fault: 'config.json is unreadable',
    expected: 'the page says that the settings cannot be read and offers a reload, which starts the application',
    run: async (_context, page) => {
      let isBroken = true;
      const host = await serveFolder({
        folder: 'dist',
        headers,
        override: (path, response) =>
          path === 'config.json' &&
          Boolean(
            response
              .writeHead(200, { 'Content-Type': 'application/json' })
              .end(isBroken ? '{"apiBaseUrl": "http' : settings),
          ),
      });
      await page.goto(`${host.url}login`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      isBroken = false;
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
      await host.close();
    },
  },
  {
    id: 'deployment-api-ahead',
    area: 'deployment',
    fault: 'an API one version ahead: unknown enumeration values and properties',
    expected: 'lists, details and the form show what they know, and a task is saved once',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        api.break('*', async ({ execute, send }) => {
          const answer = await execute();
          if (!answer.headers['content-type']?.startsWith('application/json')) return send(answer);
          return send({ ...answer, body: Buffer.from(JSON.stringify(ahead(JSON.parse(answer.body.toString())))) });
        });
        await openSession(page);
        await page.goto(api.host.url + LIST);
        const main = page.getByRole('main');
        await expect(main.getByRole('row').nth(2)).toBeVisible();
        await main.getByRole('row').nth(1).getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const path of ['console/overview', 'console/payment-plan/orders-invoices', 'console/task/export-record']) {
          await page.goto(api.host.url + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('Something went wrong')).toHaveCount(0);
        }
        const filled = await fillForm(page, api.host.url);
        await filled.save();
        await filled.expectSaved();
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
];

const UNKNOWN_NUMBER = 987;
const ENUMERATIONS = new Set(['status', 'taskStatus', 'executeStatus', 'orderStatus', 'category', 'exportStatus']);

function ahead(value: unknown, counter = { count: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => ahead(item, counter));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([name, old]): [string, unknown] => {
    if (ENUMERATIONS.has(name) && (counter.count += 1) % 2 === 0) {
      if (typeof old === 'number') return [name, UNKNOWN_NUMBER];
      if (typeof old === 'string') return [name, 'SinceNextVersion'];
    }
    return [name, ahead(old, counter)];
  });
  return { ...Object.fromEntries(changed), sinceNextVersion: { any: [1, 'two', null] } };
}
