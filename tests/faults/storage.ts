import type { BrowserContext, Page } from '@playwright/test';
import type { StaticHost } from '../e2e/static-server';
import { expect } from '../e2e/test';
import { isBackend, PERSONA, prefix, saveOne, withDemo } from './demo';
import type { Fault } from './fault';
import { withFaultyApi } from './faulty-api';
import { expectTaskCount, fillForm, LIST, openSession } from './steps';

const YEAR = 31_536_000_000;

const withCode = (code: () => string, run: (host: StaticHost) => Promise<void>) =>
  withDemo((path, response) => isBackend(path) && prefix(path, response, code()), run);

const NOT_KEPT = /can’t store anything here/;

async function saveInMemory(page: Page, base: string): Promise<void> {
  const filled = await fillForm(page, base, PERSONA);
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await filled.expectUnchanged();
  await filled.save();
  await filled.expectSaved();
  await page.getByRole('link', { name: 'View task list' }).first().click();
  await expect(page.getByRole('link', { name: filled.name, exact: true })).toHaveCount(1);
}

const changeState = (page: Page, kind: 'damage' | 'version') =>
  page.evaluate(
    (change) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gleaner-emulator');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('state', 'readwrite');
          const state = transaction.objectStore('state');
          const keys = state.getAllKeys();
          keys.onsuccess = () => {
            if (change === 'damage')
              state.put('damaged', keys.result.find((key) => String(key).includes('/')) ?? 'meta');
            else {
              const meta = state.get('meta');
              meta.onsuccess = () => state.put({ ...meta.result, version: 'older' }, 'meta');
            }
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    kind,
  );

async function startAfter(page: Page, kind: 'damage' | 'version'): Promise<void> {
  await withDemo(
    () => false,
    async (host) => {
      await saveOne(page, host.url);
      await page.goto(`${host.url}favicon.svg`);
      await changeState(page, kind);
      await page.goto(host.url + LIST + PERSONA);
      await expect(page.getByText('it was set aside')).toBeVisible();
      await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
      await saveOne(page, host.url);
      await expect(page.getByText('it was set aside')).toHaveCount(0);
    },
  );
}

const throwFromStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (globalThis.top !== globalThis.self) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

const refuseWrites = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill('professional@gleaner.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('gleaner');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const storageFaults: readonly Fault[] = [
  {
    id: 'storage-blocked',
    area: 'storage',
    fault: 'IndexedDB is blocked',
    expected: 'the demo says that a reload resets it, works in memory, and saves one task',
    run: (_context, page) =>
      withCode(
        () => 'IDBFactory.prototype.open = () => { throw new DOMException("blocked", "SecurityError"); }',
        (host) => saveInMemory(page, host.url),
      ),
  },
  {
    id: 'storage-full',
    area: 'storage',
    fault: 'IndexedDB is full',
    expected: 'the demo says that a reload resets it, works in memory, and saves one task',
    run: (_context, page) =>
      withCode(
        () => 'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }',
        (host) => saveInMemory(page, host.url),
      ),
  },
  {
    id: 'storage-corrupt',
    area: 'storage',
    fault: 'a record in IndexedDB is corrupt',
    expected: 'the stored demo is set aside, the page says so, and one new task is saved',
    run: (_context, page) => startAfter(page, 'damage'),
  },
  {
    id: 'storage-version',
    area: 'storage',
    fault: 'IndexedDB holds another version',
    expected: 'the stored demo is set aside, the page says so, and one new task is saved',
    run: (_context, page) => startAfter(page, 'version'),
  },
  {
    id: 'storage-cleared',
    area: 'storage',
    fault: 'IndexedDB is cleared in mid-use',
    expected: 'what was typed stays, and one task is saved and listed without a reload',
    run: (context, page) =>
      withDemo(
        () => false,
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          const devtools = await context.newCDPSession(page);
          await devtools.send('Storage.clearDataForOrigin', {
            origin: new URL(host.url).origin,
            storageTypes: 'indexeddb',
          });
          await filled.expectUnchanged();
          await filled.save();
          await filled.expectSaved();
          await page.getByRole('link', { name: 'View task list' }).first().click();
          await expect(page.getByRole('link', { name: filled.name, exact: true })).toHaveCount(1);
        },
      ),
  },
  {
    id: 'storage-private',
    area: 'storage',
    fault: 'a private window without storage and service workers',
    expected: 'the demo says that a reload resets it, works in memory, and saves one task',
    run: async (context, page) => {
      await refuseWrites(context);
      await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await withCode(
        () =>
          `IDBFactory.prototype.open = () => {
            const request = new EventTarget();
            request.error = new DOMException("private", "InvalidStateError");
            setTimeout(() => request.onerror?.());
            return request;
          }`,
        (host) => saveInMemory(page, host.url),
      );
    },
  },
  {
    id: 'storage-throwing',
    area: 'storage',
    fault: 'localStorage and sessionStorage throw',
    expected: 'the demo and the live application work, and each saves one task',
    run: async (context, page) => {
      await refuseWrites(context);
      await withDemo(
        () => false,
        async (host) => {
          const filled = await fillForm(page, host.url, PERSONA);
          await filled.save();
          await filled.expectSaved();
          await page.getByRole('link', { name: 'View task list' }).first().click();
          await expect(page.getByRole('link', { name: filled.name, exact: true })).toHaveCount(1);
        },
      );
      await throwFromStorage(context);
      await withFaultyApi(async (api) => {
        await page.goto(`${api.host.url}console/template/product-listings-by-search-url`);
        await signIn(page);
        const name = `Fault storage ${process.pid} ${Date.now()}`;
        await page.getByRole('textbox', { name: /Search result URLs/ }).fill('https://bazarro.example/search?q=lamp');
        await page.getByRole('textbox', { name: /Task name/ }).fill(name);
        await page.getByRole('button', { name: 'Create task' }).click();
        await expect(page.getByText(`Task “${name}” created`)).toBeVisible();
        await page.getByRole('link', { name: 'View task list' }).first().click();
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
      });
    },
  },
  {
    id: 'storage-clock',
    area: 'storage',
    fault: 'the clock is set back a year',
    expected: 'the demo and the live application keep their tasks, and each saves one task',
    run: async (_context, page) => {
      await withFaultyApi(async (api) => {
        await openSession(page);
        const filled = await fillForm(page, api.host.url);
        await page.clock.setSystemTime(Date.now() - YEAR);
        await filled.expectUnchanged();
        await filled.save();
        await filled.expectSaved();
        await expectTaskCount(page, api.host.url, filled.name, 1);
      });
      await page.clock.setSystemTime(Date.now());
      let shift = 0;
      await withCode(
        () => `{ const now = Date.now; Date.now = () => now() - ${shift}; }`,
        async (host) => {
          const before = await fillForm(page, host.url, PERSONA);
          await before.save();
          await before.expectSaved();
          await page.goto(`${host.url}favicon.svg`);
          shift = YEAR;
          await page.clock.setSystemTime(Date.now() - YEAR);
          await saveOne(page, host.url);
          await expectTaskCount(page, host.url, before.name, 1);
        },
      );
    },
  },
];
