import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { expect } from '../e2e/test';
import { transportModeOf } from '../e2e/watch-page';
import { isBackend, PERSONA, prefix, withDemo, saveOne } from './demo';
import type { Fault } from './fault';
import { expectTaskCount, fillForm } from './steps';

const SERVICE_WORKER = 'mockServiceWorker.js';
const script = { 'Content-Type': 'text/javascript' };
const isImport = (path: string) => /^assets\/import\.worker-.*\.js$/.test(path);

/** The updated worker reads its list of pages once it controls them. */
const LATE_CACHES = `const { claim } = Clients.prototype;
  const claimed = new Promise((resolve) => {
    Clients.prototype.claim = async function () {
      await claim.call(this);
      resolve();
    };
  });
  const { open } = CacheStorage.prototype;
  CacheStorage.prototype.open = async function (name) {
    await claimed;
    return open.call(this, name);
  }`;

const MORTAL = 'new BroadcastChannel("test-end").addEventListener("message", () => self.close())';
const endWorker = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('test-end');
    channel.postMessage('end');
    channel.close();
  });

async function saveAroundDeath(page: Page, base: string): Promise<void> {
  const before = await fillForm(page, base, PERSONA);
  await before.save();
  await before.expectSaved();
  const filled = await fillForm(page, base);
  await endWorker(page);
  await filled.expectUnchanged();
  await filled.save();
  await filled.expectSaved();
  await expectTaskCount(page, base, filled.name, 1);
  await expectTaskCount(page, base, before.name, 1);
}

async function chooseFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose/i })
    .first()
    .click();
  await (
    await chooser
  ).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('https://bazarro.example/search?q=chair\n') });
}

export const workerFaults: readonly Fault[] = [
  {
    id: 'workers-blocked',
    area: 'workers',
    fault: 'the service worker is blocked',
    expected: 'the page answers its own calls, and one task is saved, also after a reload',
    run: async (_context, page) => {
      await page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
      });
      await withDemo(
        () => false,
        async (host) => {
          await saveOne(page, host.url);
          expect(await transportModeOf(page)).toBe('page');
        },
      );
    },
  },
  {
    id: 'workers-inactive',
    area: 'workers',
    fault: 'the service worker never becomes active',
    expected: 'the page answers its own calls, and one task is saved',
    run: (_context, page) =>
      withDemo(
        (path, response) =>
          path === SERVICE_WORKER &&
          prefix(
            path,
            response,
            'addEventListener("install", (event) => event.waitUntil(new Promise(() => undefined)))',
          ),
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          await expect.poll(() => transportModeOf(page)).toBe('page');
          await filled.save();
          await filled.expectSaved();
          await page.getByRole('link', { name: 'Template tasks' }).click();
          await expect(page.getByRole('link', { name: filled.name, exact: true })).toHaveCount(1);
        },
      ),
  },
  {
    id: 'workers-foreign',
    area: 'workers',
    fault: 'another service worker takes control of an open page',
    expected: 'what was typed stays, the page answers its own calls, and one task is saved',
    run: (context, page) =>
      withDemo(
        (path, response) =>
          path === 'foreign.js' &&
          Boolean(
            response.writeHead(200, script).end(
              `addEventListener("install", () => skipWaiting());
                addEventListener("activate", (event) => event.waitUntil(clients.claim()));
                addEventListener("fetch", (event) => {
                  if (/^\\/(v1|api)\\//.test(new URL(event.request.url).pathname) && event.request.mode !== "navigate")
                    event.respondWith(new Response("{}", { headers: { "Content-Type": "application/json" } }));
                });`,
            ),
          ),
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          await expect.poll(() => transportModeOf(page)).toBe('worker');
          const other = await context.newPage();
          await other.goto(`${host.url}favicon.svg`);
          await other.evaluate(() => navigator.serviceWorker.register('/foreign.js'));
          await other.close();
          await expect.poll(() => transportModeOf(page)).toBe('page');
          await filled.expectUnchanged();
          await filled.save();
          await filled.expectSaved();
          await expectTaskCount(page, host.url, filled.name, 1);
        },
      ),
  },
  {
    id: 'workers-updated',
    area: 'workers',
    fault: 'the service worker is updated under an open page',
    expected: 'what was typed stays, the page answers its own calls, and one task is saved',
    run: async (_context, page) => {
      let version = 1;
      await withDemo(
        (path, response) => path === SERVICE_WORKER && prefix(path, response, version === 1 ? '' : LATE_CACHES),
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          await expect.poll(() => transportModeOf(page)).toBe('worker');
          version = 2;
          await page.evaluate(async () => {
            const changed = new Promise((resolve) =>
              navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
            );
            await (await navigator.serviceWorker.ready).update();
            await changed;
          });
          await filled.expectUnchanged();
          await filled.save();
          await filled.expectSaved();
          await expectTaskCount(page, host.url, filled.name, 1);
        },
      );
    },
  },
  {
    id: 'workers-import',
    area: 'workers',
    fault: 'the import worker crashes',
    expected: 'the form says so and keeps its other values; choosing the file again works',
    run: async (_context, page) => {
      let isBroken = true;
      await withDemo(
        (path, response) =>
          isBroken &&
          isImport(path) &&
          prefix(path, response, 'addEventListener("message", () => { throw new Error("crash"); })'),
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          await page.getByText('From a file', { exact: true }).first().click();
          await chooseFile(page, 'addresses.txt');
          await expect(filled.form.getByText('Couldn’t read this file')).toBeVisible();
          await expect(page.getByRole('textbox', { name: /Task name/ })).toHaveValue(filled.name);
          isBroken = false;
          await chooseFile(page, 'addresses.txt');
          await expect(filled.form.getByText('https://bazarro.example/search?q=chair')).toBeVisible();
          await filled.save();
          await filled.expectSaved();
          await expectTaskCount(page, host.url, filled.name, 1);
        },
      );
    },
  },
  {
    id: 'workers-export',
    area: 'workers',
    fault: 'the export worker runs out of memory',
    expected: 'the file is made without it and downloaded, and the rows stay',
    run: async (_context, page) => {
      let crashCount = 0;
      // A shared worker starts no other worker.
      await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'SharedWorker'));
      await withDemo(
        (path, response) => {
          if (!/^assets\/export\.worker-.*\.js$/.test(path)) return false;
          crashCount += 1;
          return prefix(
            path,
            response,
            'addEventListener("message", () => { throw new RangeError("Array buffer allocation failed"); })',
          );
        },
        async (host) => {
          await page.goto(`${host.url}console/task/all-data?taskId=task-10003-11&from=task-list&persona=professional`);
          const grid = page.getByRole('grid');
          await expect(grid.getByRole('row').nth(1)).toBeVisible();
          const rowCount = Number(await grid.getAttribute('aria-rowcount'));
          await page.getByRole('button', { name: 'Export', exact: true }).click();
          const dialog = page.getByRole('dialog', { name: /Export/ });
          await dialog.getByText('CSV', { exact: true }).click();
          const download = page.waitForEvent('download');
          await dialog.getByRole('button', { name: 'Export to a file' }).click();
          const text = await readFile(await (await download).path(), 'utf8');
          expect(Papa.parse(text, { skipEmptyLines: true }).data).toHaveLength(rowCount);
          await expect(page.getByRole('dialog', { name: 'Your export is ready' })).toBeVisible();
          expect(crashCount).toBeGreaterThan(0);
        },
      );
    },
  },
  {
    id: 'workers-emulator',
    area: 'workers',
    fault: 'the worker of the emulator dies',
    expected: 'another one starts with the stored state; what was typed stays, and one task is saved',
    run: async (context, page) => {
      await withDemo(
        (path, response) => isBackend(path) && prefix(path, response, MORTAL),
        async (host) => {
          await saveAroundDeath(page, host.url);
        },
      );
      const other = await context.newPage();
      await other.addInitScript(() => void Reflect.deleteProperty(globalThis, 'SharedWorker'));
      await withDemo(
        (path, response) => isBackend(path) && prefix(path, response, MORTAL),
        (host) => saveAroundDeath(other, host.url),
      );
    },
  },
];
