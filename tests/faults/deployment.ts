import type { ServerResponse } from 'node:http';
import { expect } from '../e2e/test';
import { headersOf } from '../../scripts/vite/csp';
import { serveFolder, type Override, type StaticHost } from '../e2e/static-server';
import type { Fault } from './fault';
import { EMULATOR, withFaultyApi } from './faulty-api';
import { expectTaskCount, fillForm, LIST, openSession } from './steps';

const NEW_BUILD = /^assets\/(?!main-|rolldown-runtime-|preload-page-|style-).*\.js$/;

async function withRelease(run: (host: StaticHost) => Promise<void>, override: Override): Promise<void> {
  const settings = { apiBaseUrl: EMULATOR };
  const host = await serveFolder({
    folder: 'dist',
    headers: headersOf(settings),
    override: (path, response, request) =>
      override(path, response, request) || (path === 'config.json' && answerJson(response, JSON.stringify(settings))),
  });
  try {
    await run(host);
  } finally {
    await host.close();
  }
}

const answerJson = (response: ServerResponse, text: string) =>
  Boolean(response.writeHead(200, { 'Content-Type': 'application/json' }).end(text));
const answerGone = (response: ServerResponse) => Boolean(response.writeHead(404).end('gone'));

export const deploymentFaults: readonly Fault[] = [
  {
    id: 'deployment-chunk',
    area: 'deployment',
    fault: 'a lazy chunk is gone after a release',
    expected: 'the next page loads the new version; a page that cannot be loaded says so and offers a reload',
    run: async (_context, page) => {
      let isGone = false;
      await withRelease(
        async (host) => {
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
        },
        (path, response) => isGone && NEW_BUILD.test(path) && answerGone(response),
      );
    },
  },
  {
    id: 'deployment-index',
    area: 'deployment',
    fault: 'a stale index.html names files that are gone',
    expected: 'the page offers a reload, which loads the new version',
    run: async (_context, page) => {
      let isStale = true;
      await withRelease(
        async (host) => {
          await page.goto(`${host.url}login`);
          const reload = page.getByRole('link', { name: 'Reload the page' });
          await expect(reload).toBeVisible();
          isStale = false;
          await reload.click();
          await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
        },
        (path, response) => isStale && path.startsWith('assets/') && answerGone(response),
      );
    },
  },
  {
    id: 'deployment-config',
    area: 'deployment',
    fault: 'config.json is unreadable',
    expected: 'the page says that the settings cannot be read and offers a reload, which starts the application',
    run: async (_context, page) => {
      let isBroken = true;
      await withRelease(
        async (host) => {
          await page.goto(`${host.url}login`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          isBroken = false;
          await page.getByRole('button', { name: 'Reload' }).click();
          await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
        },
        (path, response) => isBroken && path === 'config.json' && answerJson(response, '{"apiBaseUrl": "http'),
      );
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
