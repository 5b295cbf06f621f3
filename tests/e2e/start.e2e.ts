import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { serveFolder, type Override, type StaticHost } from './static-server';
import { expectTasks, transportModeOf, watchPage } from './watch-page';

const TASKS = 'console/task/template-list?persona=standard';

async function onHost(override: Override, run: (host: StaticHost) => Promise<void>): Promise<void> {
  const host = await serveFolder({ folder: 'dist-demo', override });
  try {
    await run(host);
  } finally {
    await host.close();
  }
}

async function expectAnsweredInPage(page: Page, host: StaticHost): Promise<void> {
  const { errors } = await watchPage(page);
  await page.goto(host.url + TASKS);
  await expectTasks(page);
  await expect.poll(() => transportModeOf(page)).toBe('page');
  await page.reload();
  await expectTasks(page);
  expect(errors).toEqual([]);
}

const hasStoredState = () =>
  new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open('gleaner-emulator');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const countRequest = opening.result.transaction('state').objectStore('state').count('meta');
      countRequest.onsuccess = () => {
        opening.result.close();
        resolve(countRequest.result > 0);
      };
      countRequest.onerror = () => reject(new Error('no state'));
    };
  });

const isWorker = (path: string) => path === 'mockServiceWorker.js';

test('the page handles its own calls when the worker file is missing', async ({ page }) => {
  await onHost(
    (path, response) =>
      isWorker(path) && Boolean(response.writeHead(404, { 'Content-Type': 'text/plain' }).end('none')),
    (host) => expectAnsweredInPage(page, host),
  );
});

test('the page handles its own calls when the worker file is a web page', async ({ page }) => {
  await onHost(
    (path, response) =>
      isWorker(path) &&
      Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Home</title>')),
    (host) => expectAnsweredInPage(page, host),
  );
});

test('the page handles its own calls without a service worker interface', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await onHost(
    () => false,
    (host) => expectAnsweredInPage(page, host),
  );
});

test('the page handles its own calls when the service worker interface throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await onHost(
    () => false,
    (host) => expectAnsweredInPage(page, host),
  );
});

test('the page handles its own calls when the registration is rejected', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await onHost(
    () => false,
    (host) => expectAnsweredInPage(page, host),
  );
});

test('the page handles its own calls when the registration never ends', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => undefined);
  });
  await onHost(
    () => false,
    (host) => expectAnsweredInPage(page, host),
  );
});

test('a foreign worker stays in control, and the page handles its own calls', async ({ page }) => {
  await onHost(
    (path, response) =>
      path === 'foreign.js' &&
      Boolean(
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end('addEventListener("activate", (e) => e.waitUntil(clients.claim()));'),
      ),
    async (host) => {
      await page.goto(`${host.url}favicon.svg`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/foreign.js');
        await navigator.serviceWorker.ready;
      });
      await page.goto(host.url + TASKS);
      await expectTasks(page);
      await expect.poll(() => transportModeOf(page)).toBe('page');
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('foreign.js');
    },
  );
});

test('the first screen does not wait for the worker, which takes over later', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onHost(
    (path, response) => {
      if (!isWorker(path)) return false;
      void released.then(async () => {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(await readFile('dist-demo/mockServiceWorker.js'));
      });
      return true;
    },
    async (host) => {
      const { errors } = await watchPage(page);
      await page.goto(host.url + TASKS);
      await expectTasks(page);
      expect(await transportModeOf(page)).not.toBe('worker');
      release();
      await expect.poll(() => transportModeOf(page)).toBe('worker');
      await page.reload();
      await expectTasks(page);
      await expect.poll(() => transportModeOf(page)).toBe('worker');
      expect(errors).toEqual([]);
    },
  );
});

test('an unknown scenario or persona shows the nearest name and a way to continue', async ({ page }) => {
  await onHost(
    () => false,
    async (host) => {
      await page.goto(`${host.url}?scenario=everydy`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText("There is no scenario 'everydy'. Nearest: everyday")).toBeVisible();
      await page.goto(`${host.url}login?persona=king`);
      await expect(page.getByText("There is no persona 'king'.")).toBeVisible();
      await page.getByRole('button').click();
      await expect(page).toHaveURL(`${host.url}login`);
      await expect(page.getByText('There is no persona')).toHaveCount(0);
    },
  );
});

const isBackend = (path: string) => /^assets\/backend\.worker-.*\.js$/.test(path);

async function sendBackend(path: string, response: ServerResponse, before: string): Promise<void> {
  response
    .writeHead(200, { 'Content-Type': 'text/javascript' })
    .end(`${before};\n${await readFile(`dist-demo/${path}`, 'utf8')}`);
}

test('without browser storage the demo runs in memory and says so', async ({ page }) => {
  const blocked = "IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); }";
  await onHost(
    (path, response) => {
      if (!isBackend(path)) return false;
      void sendBackend(path, response, blocked);
      return true;
    },
    async (host) => {
      await page.goto(host.url + TASKS);
      await expectTasks(page);
      await expect(page.getByText('This browser can’t store anything here')).toBeVisible();
    },
  );
});

for (const [title, lacks] of [
  ['no shared worker: the page has a worker of its own', ['SharedWorker']],
  ['no worker: the emulator runs in the page', ['SharedWorker', 'Worker']],
] as const)
  test(title, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(globalThis, name);
    }, lacks);
    await onHost(
      () => false,
      async (host) => {
        const { errors } = await watchPage(page);
        await page.goto(host.url + TASKS);
        await expectTasks(page);
        await page.reload();
        await expectTasks(page);
        await expect.poll(() => page.workers().length > 0).toBe(lacks.length === 1);
        expect(errors).toEqual([]);
      },
    );
  });

test('the emulator starts while the application still loads, and its page connects once', async ({ page }) => {
  const { promise: isStarted, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await isStarted;
    await route.continue();
  });
  await page.addInitScript(() => {
    let count = 0;
    globalThis.SharedWorker = new Proxy(SharedWorker, {
      construct: (worker, args) => {
        count += 1;
        document.documentElement.dataset['workers'] = String(count);
        return Reflect.construct(worker, args) as object;
      },
    });
  });
  await page.goto(TASKS, { waitUntil: 'commit' });
  await expect(page.locator('html[data-workers="1"]')).toBeAttached();
  resolve();
  await expectTasks(page);
  await expect(page.locator('html')).toHaveAttribute('data-workers', '1');
});

test('the emulator runs in the page when its worker file is missing', async ({ page }) => {
  await onHost(
    (path, response) =>
      isBackend(path) && Boolean(response.writeHead(404, { 'Content-Type': 'text/plain' }).end('none')),
    async (host) => {
      await page.goto(host.url + TASKS);
      await expectTasks(page);
    },
  );
});

test('the emulator runs in the page when its worker failed before the application arrived', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.SharedWorker = new Proxy(SharedWorker, {
      construct: (type, args) => {
        const worker = Reflect.construct(type, args) as SharedWorker;
        worker.addEventListener('error', () => (document.documentElement.dataset['worker'] = 'failed'));
        return worker;
      },
    });
  });
  const { promise: isFailed, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await isFailed;
    await route.continue();
  });
  await onHost(
    (path, response) =>
      isBackend(path) &&
      Boolean(response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('throw new Error("broken")')),
    async (host) => {
      await page.goto(host.url + TASKS, { waitUntil: 'commit' });
      await expect(page.locator('html[data-worker="failed"]')).toBeAttached();
      resolve();
      await expectTasks(page);
    },
  );
});

test('a damaged stored state is set aside, and the demo restarts and says so', async ({ page }) => {
  await onHost(
    () => false,
    async (host) => {
      await page.goto(host.url + TASKS);
      await expectTasks(page);
      await expect.poll(() => page.evaluate(hasStoredState)).toBe(true);
      await page.goto(`${host.url}favicon.svg`);
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('gleaner-emulator');
            opening.onerror = () => reject(new Error('no database'));
            opening.onsuccess = () => {
              const transaction = opening.result.transaction('state', 'readwrite');
              transaction.objectStore('state').put({ version: 'none' }, 'meta');
              transaction.oncomplete = () => resolve();
            };
          }),
      );
      await page.goto(host.url + TASKS);
      await expectTasks(page);
      await expect(page.getByText('it was set aside')).toBeVisible();
      await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('it was set aside')).toHaveCount(0);
    },
  );
});

test('a page whose files the browser has already shows when another persona opens it', async ({ page }) => {
  for (const [path, heading] of [
    ['console/template?persona=standard', 'All templates'],
    ['privacy-policy?persona=visitor', 'Privacy policy'],
    ['help?persona=standard', 'Help center'],
    ['privacy-policy?persona=visitor', 'Privacy policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
