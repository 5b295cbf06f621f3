import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { readClipboard, watchPage } from './watch-page';

/** One per secret, so that a finding names it. */
const canaries = {
  password: 'gl-canary-password-91c2',
  cookie: 'gl-canary-cookie-4e07',
  proxy: 'gl-canary-proxy-b35d',
} as const;
const lines = `203.0.113.7:8080\n203.0.113.8:8080:mia:${canaries.proxy}`;
const cookie = `sid=${canaries.cookie}; theme=dark`;
/** The emulator's database acts as the server, so it contains secrets. */
const EMULATOR_DATABASE = 'gleaner-emulator';

function collectTraces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async (server) => {
    const text = (value: unknown) =>
      JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner));
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the database cannot be read')));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === server) continue;
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        databases.push([name, store, await resultOf(database.transaction(store).objectStore(store).getAll())]);
      database.close();
    }
    const caches: string[] = [];
    for (const name of await globalThis.caches.keys())
      for (const { url } of await (await globalThis.caches.open(name)).keys()) caches.push(url);
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // A masked field may contain its own secret.
    for (const field of copy.querySelectorAll('input[type="password"]')) field.removeAttribute('value');
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return {
      address: location.href + document.referrer,
      history: text(history.state),
      localStorage: text(Object.entries(localStorage)),
      sessionStorage: text(Object.entries(sessionStorage)),
      cookies: document.cookie,
      databases: text(databases),
      caches: text(caches),
      elements: copy.outerHTML,
      shown: `${document.title} ${document.body.innerText}`,
      fields: text(fields.filter(({ type }) => type !== 'password').map(({ value }) => value)),
      entries: text(performance.getEntries().map(({ name }) => name)),
    };
  }, EMULATOR_DATABASE);
}

test('FORM-21 FORM-25 no address, storage, console, element or copied call contains passwords, cookies or custom proxies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { errors, violations } = await watchPage(page);
  const observed: string[] = [];
  page.on('console', (message) => observed.push(message.text()));
  page.on('framenavigated', (frame) => observed.push(frame.url()));
  page.on('request', (request) => observed.push(request.url(), request.headers()['referer'] ?? ''));
  const expectNoSecrets = async (when: string) => {
    const places = { ...(await collectTraces(page)), heard: observed.join('\n'), errors: errors.join('\n') };
    for (const [place, text] of Object.entries(places))
      for (const [name, canary] of Object.entries(canaries))
        expect(text.includes(canary), `${when}: the ${name} is in ${place}`).toBe(false);
  };

  await test.step('a password that is wrong', async () => {
    await page.goto('console/template?scenario=saveFailedOnce&persona=visitor');
    await page.getByRole('textbox', { name: /email/i }).fill('standard@gleaner.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(canaries.password);
    await expectNoSecrets('typing the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Incorrect account or password')).toBeVisible();
    await expectNoSecrets('a refused sign-in');
    await page.getByRole('textbox', { name: 'Password' }).fill('gleaner');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
    await expectNoSecrets('the sign-in');
  });

  const form = page.getByRole('form', { name: 'Task parameters' });
  await test.step('a cookie and own proxies, typed', async () => {
    await page.goto('console/template/jobhaven-employer-reviews');
    await form.getByRole('textbox', { name: /Page URLs/ }).fill('https://jobhaven.example/reviews/1048213');
    await form.getByRole('button', { name: 'Add cookie' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in to the site' });
    await signIn.getByRole('textbox', { name: /cookie/i }).fill(`${canaries.cookie} is no pair`);
    await signIn.getByRole('button', { name: 'Use cookie' }).click();
    await expect(signIn.getByText(/^This isn’t a valid cookie/)).toBeVisible();
    await expectNoSecrets('a refused cookie');
    await signIn.getByRole('textbox', { name: /cookie/i }).fill(cookie);
    await expectNoSecrets('typing the cookie');
    await signIn.getByRole('button', { name: 'Use cookie' }).click();
    await expect(form.getByText('Cookie saved')).toBeVisible();

    await form.getByRole('checkbox', { name: 'Use a proxy' }).check();
    await form.getByText('My own proxies').click();
    await form.getByRole('button', { name: 'Add proxies' }).click();
    const proxies = page.getByRole('dialog', { name: 'My own proxies' });
    await proxies.getByRole('textbox', { name: 'Proxies' }).fill(lines);
    await proxies.getByRole('textbox', { name: /Rotation interval/ }).focus();
    await expectNoSecrets('typing the proxies');
    await proxies.getByRole('button', { name: 'Use these proxies' }).click();
    await expect(form.getByText(/^2 proxies/)).toBeVisible();
    await expectNoSecrets('both in the form');
  });

  await test.step('a save that fails, and one that works', async () => {
    await form.getByRole('button', { name: 'Create task' }).click();
    await expect(page.getByText('Couldn’t save the task')).toBeVisible();
    await expectNoSecrets('a failed save');
    await form.getByRole('button', { name: 'Create task' }).click();
    await expect(form.getByText(/^Saved as/)).toBeVisible();
    await expectNoSecrets('the save');
  });

  await test.step('the calls in the demo panel, and one of them copied', async () => {
    await page.keyboard.press('F2');
    const panel = page.getByRole('complementary', { name: 'Demo panel' });
    await panel.getByRole('tab', { name: 'Traffic' }).click();
    for (const operation of ['saveProxySettings', 'createTemplateTask']) {
      await panel
        .getByRole('button', { name: new RegExp(`^${operation}`) })
        .first()
        .click();
      await expect(panel.getByRole('heading', { name: operation })).toBeVisible();
      await expectNoSecrets(operation);
      await panel.getByRole('button', { name: 'Copy as cURL' }).click();
      observed.push(await readClipboard(context));
      expect(observed.at(-1)).toContain('curl');
      await panel.getByRole('button', { name: 'Close call' }).click();
    }
    await expectNoSecrets('the copied calls');
    await page.keyboard.press('F2');
  });

  await test.step('the form filled again, then left by a reload', async () => {
    await form.getByRole('button', { name: 'Edit proxies' }).click();
    const proxies = page.getByRole('dialog', { name: 'My own proxies' });
    await expect(proxies.getByRole('textbox', { name: 'Proxies' })).toHaveValue(/:mia:•+$/);
    await expectNoSecrets('the stored proxies');
    await proxies.getByRole('textbox', { name: 'Proxies' }).fill(`${lines}\n203.0.113.9:8080:jo:${canaries.proxy}-2`);
    await proxies.getByRole('button', { name: 'Use these proxies' }).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(form).toBeVisible();
    await expectNoSecrets('the reload');
  });

  const storedState = await page.evaluate(
    (server) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(server);
        opening.addEventListener('error', () => reject(new Error('the database cannot be read')));
        opening.addEventListener('success', () => {
          const [store = ''] = opening.result.objectStoreNames;
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
    EMULATOR_DATABASE,
  );
  expect(storedState).toContain(canaries.cookie);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});
