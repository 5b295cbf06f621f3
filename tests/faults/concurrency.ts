import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../e2e/test';
import type { Fault } from './fault';
import { withFaultyApi, type FaultyApi } from './faulty-api';
import { expectTaskCount, fillForm, LIST, openSession, urlsOf } from './steps';

const FIRST_URLS = 'https://bazarro.example/search?q=desk';

async function openTwice(context: BrowserContext, page: Page, api: FaultyApi): Promise<{ name: string; second: Page }> {
  await openSession(page);
  const filled = await fillForm(page, api.host.url);
  await filled.save();
  await filled.expectSaved();
  const second = await context.newPage();
  await openSession(second);
  await second.goto(`${api.host.url}${LIST}?keyword=${encodeURIComponent(filled.name)}`);
  await second.getByRole('button', { name: `More actions for ${filled.name}` }).click();
  await second.getByRole('menuitem', { name: 'Edit parameters' }).click();
  await expect(urlsOf(second)).toBeVisible();
  return { name: filled.name, second };
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save task', exact: true });

export const concurrencyFaults: readonly Fault[] = [
  {
    id: 'concurrency-two-tabs',
    area: 'concurrency',
    fault: 'the same task is saved in two tabs',
    expected: 'the second tab says so, keeps what was typed, overwrites nothing, and saves when asked to',
    run: (context, page) =>
      withFaultyApi(async (api) => {
        const { name, second } = await openTwice(context, page, api);
        await urlsOf(page).fill(FIRST_URLS);
        await saveButton(page).click();
        await expect(page.getByText('Task saved')).toBeVisible();
        const typed = 'https://bazarro.example/search?q=chair';
        await urlsOf(second).fill(typed);
        await saveButton(second).click();
        await expect(second.getByText('This task was changed somewhere else')).toBeVisible();
        await expect(urlsOf(second)).toHaveValue(typed);
        await second.getByRole('button', { name: 'Overwrite with my version' }).click();
        await expect(second.getByText('Task saved')).toBeVisible();
        await expect(second.getByText('This task was changed somewhere else')).toHaveCount(0);
        await second.reload();
        await expect(urlsOf(second)).toHaveValue(typed);
        await expectTaskCount(second, api.host.url, name, 1);
      }),
  },
  {
    id: 'concurrency-deleted',
    area: 'concurrency',
    fault: 'a task is deleted in one tab while it is edited in another',
    expected: 'the form says that the task no longer exists and keeps what was typed',
    run: (context, page) =>
      withFaultyApi(async (api) => {
        const { name, second } = await openTwice(context, page, api);
        await page.goto(`${api.host.url}${LIST}?keyword=${encodeURIComponent(name)}`);
        await page.getByRole('button', { name: `More actions for ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete task' }).click();
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
        await expect.poll(() => api.countOf('deleteTasks'), { timeout: 30_000 }).toBe(1);
        const typed = 'https://bazarro.example/search?q=chair';
        await urlsOf(second).fill(typed);
        await saveButton(second).click();
        await expect(second.getByText('This task no longer exists', { exact: false })).toBeVisible();
        await expect(urlsOf(second)).toHaveValue(typed);
        await expectTaskCount(page, api.host.url, name, 0);
      }),
  },
  {
    id: 'concurrency-double-press',
    area: 'concurrency',
    fault: 'a double press on what costs money',
    expected: 'one order is placed and paid, and each run is started once',
    run: (_context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page, 'standard');
        await page.goto(`${api.host.url}console/balance`);
        await page.getByRole('article', { name: '$20' }).getByRole('link').click();
        await page.getByRole('button', { name: 'Pay $20.00' }).dblclick();
        await expect(page.getByText('$20.00 was added to your balance.')).toBeVisible();
        expect(api.countOf('placeOrder')).toBe(1);
        expect(api.countOf('payOrder')).toBe(1);

        const filled = await fillForm(page, api.host.url);
        await page.getByRole('button', { name: 'Save and start' }).click();
        await page.getByRole('menuitem', { name: /^Start in the cloud/ }).dblclick();
        await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/);
        await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
        expect(api.countOf('createTemplateTask')).toBe(1);
        expect(api.countOf('startTasks')).toBe(1);

        await page.goto(`${api.host.url}${LIST}`);
        await page
          .getByRole('button', { name: /^Start (?!selected)/ })
          .first()
          .dblclick();
        await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/);
        await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
        expect(api.countOf('startTasks')).toBe(2);
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
  {
    id: 'concurrency-sign-out',
    area: 'concurrency',
    fault: 'sign-out in another tab in mid-form',
    expected: 'signing in again in place keeps what was typed, and one task is saved',
    run: (context, page) =>
      withFaultyApi(async (api) => {
        await openSession(page);
        const filled = await fillForm(page, api.host.url);
        const token = await page.evaluate(() => sessionStorage.getItem('gleaner.session'));
        const second = await context.newPage();
        await second.request.delete(`${api.url}/v1/session`, { headers: { Authorization: `Bearer ${token}` } });
        await filled.save();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Your session has ended', { exact: false })).toBeVisible();
        await dialog.getByLabel(/^Password/).fill('gleaner');
        await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
        await filled.expectSaved();
        await filled.expectUnchanged();
        await second.close();
        await expectTaskCount(page, api.host.url, filled.name, 1);
      }),
  },
  {
    id: 'concurrency-persona',
    area: 'concurrency',
    fault: 'the demo panel changes the persona in mid-form',
    expected: 'the other persona sees an empty form; back as the first one, the draft is restored and saved',
    run: async (_context, page) => {
      const filled = await fillForm(page, '', '?persona=standard');
      await page.keyboard.press('F2');
      const panel = page.getByRole('complementary', { name: 'Demo panel' });
      const signInAs = async (name: string) => {
        await panel.getByRole('combobox', { name: 'Signed in as' }).click();
        await page.getByRole('option', { name }).click();
        await expect(page.getByRole('banner').getByText(name)).toBeVisible();
      };
      await signInAs('Haruto Mizuno');
      await expect(urlsOf(page)).toHaveValue('');
      await signInAs('Mia Castellan');
      await filled.form.getByRole('button', { name: 'Restore', exact: true }).click();
      await filled.expectUnchanged();
      await filled.save();
      await filled.expectSaved();
    },
  },
];
