import type { Page, Request } from '@playwright/test';
import { expect } from '../e2e/test';
import type { Fault } from './fault';
import { withFaultyApi, type FaultyApi, type Handler } from './faulty-api';
import { expectTaskCount, fillForm, LIST, openSession } from './steps';

const json = { 'Content-Type': 'application/json' };
const error = (code: string) => Buffer.from(JSON.stringify({ error: { code, message: code } }));
const page200: Handler = ({ send }) =>
  send({ headers: { 'Content-Type': 'text/html' }, body: Buffer.from('<!doctype html><title>Portal</title>') });

const UNREADABLE = /Your changes are still here\. Try again\./;

async function saveDuring(
  page: Page,
  { handler, notice, afterwards }: { handler: Handler; notice: RegExp; afterwards?: () => Promise<void> },
): Promise<void> {
  await withFaultyApi(async (api) => {
    await openSession(page);
    const filled = await fillForm(page, api.host.url);
    api.break('createTemplateTask', handler);
    await filled.save();
    await expect(page.getByText('Couldn’t save the task').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(notice).first()).toBeVisible();
    await filled.expectUnchanged();
    await afterwards?.();
    api.break('createTemplateTask', undefined);
    await filled.save();
    await filled.expectSaved();
    await expectTaskCount(page, api.host.url, filled.name, 1);
  });
}

/** Rows that still load have no links. */
const namesOf = (page: Page) => page.getByRole('main').getByRole('row').getByRole('link');

export const networkFaults: readonly Fault[] = [
  {
    id: 'network-offline-start',
    area: 'network',
    fault: 'offline at start',
    expected: 'the sign-in page says that there is no connection and keeps the account; online, signing in works',
    run: (context, page) =>
      withFaultyApi(async (api) => {
        await page.goto(`${api.host.url}login`);
        const account = page.getByRole('textbox', { name: /email/i });
        const password = page.getByRole('textbox', { name: 'Password' });
        await account.fill('professional@gleaner.example');
        await password.fill('gleaner');
        await context.setOffline(true);
        const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
        await signIn.click();
        await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
        await expect(account).toHaveValue('professional@gleaner.example');
        await expect(password).toHaveValue('gleaner');
        await context.setOffline(false);
        await signIn.click();
        await expect(page).toHaveURL(/\/console\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
  },
  {
    id: 'network-offline-form',
    area: 'network',
    fault: 'offline in mid-form',
    expected: 'the save fails with a message; what was typed stays; online, one task is saved',
    run: (context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        const filled = await fillForm(page, api.host.url);
        await context.setOffline(true);
        await filled.save();
        await expect(page.getByText('Couldn’t save the task').first()).toBeVisible();
        await filled.expectUnchanged();
        await context.setOffline(false);
        await filled.save();
        await filled.expectSaved();
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
  {
    id: 'network-dns',
    area: 'network',
    fault: 'the name of the API is not resolved',
    expected: 'the save fails with a message; what was typed stays; later one task is saved',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        const filled = await fillForm(page, api.host.url);
        await page.route(/createTemplateTask/, (route) => route.abort('namenotresolved'));
        await filled.save();
        await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
        await filled.expectUnchanged();
        await page.unroute(/createTemplateTask/);
        await filled.save();
        await filled.expectSaved();
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
  {
    id: 'network-reset',
    area: 'network',
    fault: 'the connection is reset after the call was executed',
    expected: 'the save fails with a message; what was typed stays; later one task is saved',
    run: (_context, page) =>
      saveDuring(page, {
        handler: async ({ execute, response }) => {
          await execute();
          response.destroy();
        },
        notice: /offline|connection/i,
      }),
  },
  {
    id: 'network-cut',
    area: 'network',
    fault: 'an answer is cut in the middle',
    expected: 'the list keeps its rows and says that they are out of date; later it is up to date again',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        await page.goto(api.host.url + LIST);
        const names = namesOf(page);
        await expect(names.nth(2)).toBeVisible();
        const before = (await names.allInnerTexts()).slice(0, 3);
        api.break('listTasks', async ({ execute, response }) => {
          const answer = await execute();
          response.writeHead(answer.status, { ...answer.headers, 'Content-Length': String(answer.body.length) });
          response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
        });
        await page.getByRole('button', { name: 'Refresh' }).first().click();
        await expect(page.getByText(/Out of date|You’re offline/).first()).toBeVisible();
        expect((await names.allInnerTexts()).slice(0, 3)).toEqual(before);
        api.break('listTasks', undefined);
        await page
          .getByRole('button', { name: /Refresh|Try again/ })
          .first()
          .click();
        await expect(page.getByText(/Out of date|You’re offline/)).toHaveCount(0);
      }),
  },
  {
    id: 'network-silence',
    area: 'network',
    fault: '20 seconds of silence',
    expected: 'the form says that it is saving, a second press is not sent, and one task is saved',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        const filled = await fillForm(page, api.host.url);
        api.break('createTemplateTask', async ({ execute, send }) => {
          const answer = await execute();
          await new Promise((resolve) => setTimeout(resolve, 20_000));
          send(answer);
        });
        await filled.save();
        await expect(page.getByText(/^(Checking|Saving)/).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByText(`Task “${filled.name}” created`)).toBeVisible({ timeout: 30_000 });
        expect(api.countOf('createTemplateTask')).toBe(1);
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
  {
    id: 'network-429',
    area: 'network',
    fault: '429 with Retry-After',
    expected: 'the message says when to try again; what was typed stays; then one task is saved',
    run: (_context, page) =>
      saveDuring(page, {
        handler: ({ send }) =>
          send({ status: 429, headers: { ...json, 'Retry-After': '3' }, body: error('TooManyRequests') }),
        notice: /Try again in \d seconds?/,
        afterwards: () => expect(page.getByRole('button', { name: 'Create task' })).toBeEnabled(),
      }),
  },
  {
    id: 'network-503',
    area: 'network',
    fault: '503 for two minutes',
    expected: 'the list keeps its rows, says that they are out of date, and is up to date again by itself',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        await page.clock.install();
        await page.goto(api.host.url + LIST);
        const name = namesOf(page).nth(2);
        await expect(name).toBeVisible();
        api.break('*', ({ send }) => send({ status: 503, headers: json, body: error('Unavailable') }));
        await page.getByRole('button', { name: 'Refresh' }).first().click();
        await page.clock.runFor(60_000);
        await expect(page.getByText('Out of date').first()).toBeVisible();
        await page.clock.runFor(60_000);
        await expect(name).toBeVisible();
        api.break('*', undefined);
        await page.clock.runFor(60_000);
        await expect(page.getByText('Out of date')).toHaveCount(0);
        await expect(name).toBeVisible();
      }),
  },
  {
    id: 'network-html',
    area: 'network',
    fault: 'a web page with status 200',
    expected: 'the message says that nothing is lost and what to do; what was typed stays; later one task is saved',
    run: (_context, page) => saveDuring(page, { handler: page200, notice: UNREADABLE }),
  },
  {
    id: 'network-type',
    area: 'network',
    fault: 'a wrong content type',
    expected: 'the message says that nothing is lost and what to do; what was typed stays; later one task is saved',
    run: (_context, page) =>
      saveDuring(page, {
        handler: ({ send }) => send({ headers: { 'Content-Type': 'image/png' }, body: Buffer.from('no picture') }),
        notice: UNREADABLE,
      }),
  },
  {
    id: 'network-portal',
    area: 'network',
    fault: "a captive portal's redirect",
    expected: 'the save fails with a message; the page stays; what was typed stays; later one task is saved',
    errors: /portal\.example.*connect-src/,
    run: (_context, page) =>
      saveDuring(page, {
        handler: ({ send }) => send({ status: 302, headers: { Location: 'http://portal.example/sign-in' } }),
        notice: /offline|connection/i,
      }),
  },
  {
    id: 'network-order',
    area: 'network',
    fault: 'answers out of order',
    expected: 'the list shows the results of the last search, not of the last answer',
    run: (_context, page) => withFaultyApi((api) => searchOutOfOrder(page, api)),
  },
];

async function searchOutOfOrder(page: Page, api: FaultyApi): Promise<void> {
  await openSession(page);
  await page.goto(api.host.url + LIST);
  await expect(namesOf(page).nth(2)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let late: Promise<void> | undefined;
  api.break('listTasks', async ({ execute, send, request }) => {
    const answer = await execute();
    if (/hotel(?!\w)/i.test(request.url ?? '')) {
      late = held.then(() => send(answer));
      return late;
    }
    send(answer);
    return undefined;
  });
  const search = page.getByRole('textbox', { name: 'Search tasks by name' });
  await search.fill('hotel');
  await expect.poll(() => late !== undefined).toBe(true);
  const predicate = (request: Request) => /hotel(?!\w)/i.test(request.url());
  const ended = Promise.race([
    page.waitForEvent('requestfinished', { predicate }),
    page.waitForEvent('requestfailed', { predicate }),
  ]);
  await search.fill('no task has this name');
  await expect(page.getByText(/No tasks match/i).first()).toBeVisible();
  release();
  await late;
  await ended;
  await expect(page.getByRole('main').getByText(/hotel/i)).toHaveCount(0);
  await expect(page.getByText(/No tasks match/i).first()).toBeVisible();
  await expect(search).toHaveValue('no task has this name');
}
