import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '#mocks/seeds/accounts';
import { expect, test } from './test';
import { serveFolder, type StaticHost } from './static-server';
import { expectTasks, watchPage } from './watch-page';

const EMULATOR = 'http://127.0.0.1:4280';
const LIST = 'console/task/template-list';
/** A frozen clock, so that only users change something. */
const FIRST_ADDRESS = `${LIST}?persona=standard&clock=2026-11-16T10:00:00Z`;

async function onHost(folder: string | (() => string), run: (host: StaticHost) => Promise<void>): Promise<void> {
  const host = await serveFolder({
    folder,
    override: (path, response) => {
      if (path !== 'config.json') return false;
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ apiBaseUrl: typeof folder === 'function' && folder() === 'dist' ? EMULATOR : '' }));
      return true;
    },
  });
  try {
    await run(host);
  } finally {
    await host.close();
  }
}

async function openTwo(context: BrowserContext, host: StaticHost): Promise<[Page, Page]> {
  const first = await context.newPage();
  await first.goto(host.url + FIRST_ADDRESS);
  await expectTasks(first);
  const second = await context.newPage();
  await second.goto(host.url + LIST);
  await expectTasks(second);
  return [first, second];
}

async function startOne(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Start (?!selected)/ }).first();
  const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText())).replace(/^Start /, '');
  await button.click();
  await expect(page).not.toHaveURL(/template-list/);
  await page.goBack();
  await expectAtWork(page, name);
  return name;
}

const expectAtWork = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('button', { name: `Stop ${name}`, exact: true })).toBeVisible();

const storedRuns = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gleaner-emulator');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('state').objectStore('state').getAllKeys();
          reading.onerror = () => reject(new Error('nothing kept'));
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter((key) => String(key).startsWith('runs/')).length);
          };
        };
      }),
  );

test('a change in one tab appears in the other without a reload', async ({ context }) => {
  await onHost('dist-demo', async (host) => {
    const [first, second] = await openTwo(context, host);
    const { errors } = await watchPage(second);
    const started = await startOne(first);
    await expectAtWork(second, started);
    const other = await startOne(second);
    expect(other).not.toBe(started);
    await expectAtWork(first, other);
    expect(errors).toEqual([]);
  });
});

test('simultaneous changes in two tabs are all stored', async ({ context }) => {
  await onHost('dist-demo', async (host) => {
    const [first, second] = await openTwo(context, host);
    const before = await storedRuns(first);
    const labels = await first
      .getByRole('button', { name: /^Start (?!selected)/ })
      .evaluateAll((buttons) => buttons.slice(0, 2).map((button) => button.ariaLabel ?? ''));
    const click = (page: Page, label = '') => page.getByRole('button', { name: label, exact: true }).click();
    await Promise.all([click(first, labels[0]), click(second, labels[1])]);
    await expect.poll(() => storedRuns(first)).toBe(before + 2);
    // Calls of closed pages reach the host.
    for (const page of [first, second]) {
      await expect(page.getByRole('table', { name: 'Subtasks of this run' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Log lines' })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
    await Promise.all([first.close(), second.close()]);
    const third = await context.newPage();
    await third.goto(`${host.url}${LIST}?persona=standard`);
    for (const label of labels) await expectAtWork(third, label.replace(/^Start /, ''));
  });
});

test('a closed tab hands over to the other, and a third tab shows all changes', async ({ context }) => {
  await onHost('dist-demo', async (host) => {
    const [first, second] = await openTwo(context, host);
    const started = await startOne(first);
    await expectAtWork(second, started);
    await first.close();
    const other = await startOne(second);
    const third = await context.newPage();
    await third.goto(host.url + LIST);
    await expectAtWork(third, started);
    await expectAtWork(third, other);
  });
});

const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

interface StorageAccess {
  readonly read: readonly string[];
  readonly written: readonly string[];
}

const storageAccessOf = (page: Page): Promise<StorageAccess> =>
  page.evaluate(() => Reflect.get(globalThis, 'touched') as StorageAccess);

const watchStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const touched = { read: [] as string[], written: [] as string[] };
    Reflect.set(globalThis, 'touched', touched);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original: (...values: string[]) => unknown = Reflect.get(Storage.prototype, method);
      Reflect.set(Storage.prototype, method, function (this: Storage, ...values: string[]) {
        touched[method === 'getItem' ? 'read' : 'written'].push(values[0] ?? '');
        return original.apply(this, values);
      });
    }
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      touched.written.push(`database ${name}`);
      return open.call(this, name, version);
    };
    const Channel = BroadcastChannel;
    globalThis.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        touched.written.push(`channel ${name}`);
      }
    };
  });

const shared = (one: readonly string[], other: StorageAccess): string[] => [
  ...new Set(one.filter((name) => other.read.includes(name) || other.written.includes(name))),
];

test('a demo and a live application at the same address share no storage', async ({ page }) => {
  await watchStorage(page);
  let isLive = false;
  await onHost(
    () => (isLive ? 'dist' : 'dist-demo'),
    async (host) => {
      await page.goto(host.url + FIRST_ADDRESS);
      await expectTasks(page);
      const before = await storedRuns(page);
      const started = await startOne(page);
      await expect.poll(() => storedRuns(page)).toBe(before + 1);
      const ofDemo = await storageAccessOf(page);
      const demoStorage = await storedBy(page);
      expect(demoStorage.databases).toEqual(['gleaner-emulator']);
      expect(Object.keys(demoStorage.session)).toContain('gleaner.demo.session');
      expect(ofDemo.written).toEqual(expect.arrayContaining(['gleaner.demo.session', 'channel gleaner.demo.session']));

      isLive = true;
      await page.goto(`${host.url}console/template`);
      await expect(page).toHaveURL(/\/login\?/);
      const demoAccount = demoAccounts.find(({ persona }) => persona === 'standard');
      await page.getByLabel(/Email, username, or phone/).fill(demoAccount?.account ?? '');
      await page.getByLabel(/^Password/).fill(demoAccount?.password ?? '');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
      const ofLive = await storageAccessOf(page);
      expect(ofLive.written).toContain('gleaner.session');
      expect(shared(ofDemo.written, ofLive)).toEqual([]);
      expect(shared(ofLive.written, ofDemo)).toEqual([]);
      expect(ofLive.written.filter((name) => name.startsWith('database'))).toEqual([]);
      const after = await storedBy(page);
      expect(after.databases).toEqual(demoStorage.databases);
      expect(after.local).toMatchObject(demoStorage.local);
      expect(after.session).toMatchObject(demoStorage.session);

      isLive = false;
      await page.goto(host.url + LIST);
      await expectAtWork(page, started);
    },
  );
});
