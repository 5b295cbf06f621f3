import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import { restoreNeutralized } from '#src/lib/rows/neutralize';
import { makeXlsx, type TestFile } from '../fixtures/make-import-files';
import { expect, test } from './test';
import { watchPage } from './watch-page';

const bytes = (text: string) => new TextEncoder().encode(text);
const address = (shop: string, page: number) => `https://${shop}.example/search?page=${page}`;
const lamps = Array.from({ length: 12 }, (_, index) => address('lamps', index + 1));

const workbook: TestFile = makeXlsx('shops.xlsx', {
  Notes: [['Remark'], ['Ask Mia before a rerun']],
  Shops: [['Shop', 'Address'], ...lamps.map((url, index) => [`Lamp shop ${index + 1}`, url])],
});
const csv: TestFile = {
  name: 'shops.csv',
  bytes: bytes(
    `Shop,Address\r\n"Lamps, ""north""",${address('north', 1)}\r\n"Lamps\r\nsouth",${address('south', 1)}\r\n`,
  ),
};
const txt: TestFile = {
  name: 'shops.txt',
  bytes: bytes(`\r\n${address('east', 1)}\r\n\r\n  ${address('west', 1)}  \r\n${address('west', 2)}\r\n`),
};

export async function signIn(page: Page, account: string, base = ''): Promise<void> {
  await page.goto(`${base}console/template`);
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole('textbox', { name: /email/i }).fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill('gleaner');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
}

async function chooseFile(page: Page, field: Locator, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field
    .getByRole('button', { name: /choose/i })
    .first()
    .click();
  await (
    await chooser
  ).setFiles({ name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.from(file.bytes) });
}

async function pick(page: Page, name: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function exportAs(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Export/ });
  await dialog.getByText(format, { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export to a file' }).click();
  const path = await (await download).path();
  await expect(page.getByRole('dialog', { name: 'Your export is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  return readFile(path);
}

/** `base` is the application's address if it differs from the project's. */
export async function doMainJob(
  page: Page,
  {
    name,
    account = 'professional@gleaner.example',
    base = '',
  }: { readonly name: string; readonly account?: string; readonly base?: string },
): Promise<void> {
  const misdeeds = await watchPage(page);

  await test.step('sign in and find the template', async () => {
    await signIn(page, account, base);
    await page.getByRole('combobox', { name: /search/i }).fill('search URL');
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: /^\d+ templates?$/ });
    await found.getByRole('link', { name: 'Product listings by search URL' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Product listings by search URL' })).toBeVisible();
  });

  const form = page.getByRole('form', { name: 'Task parameters' });
  const line = (text: string) =>
    form.getByRole('listitem').filter({ hasText: new RegExp(`^${text.replace(/[.?]/g, '\\$&')}$`) });
  await test.step('FORM-47 FORM-48 FORM-49 import real files', async () => {
    await page.getByText('From a file', { exact: true }).first().click();
    await chooseFile(page, form, txt);
    await expect(line(address('west', 2))).toBeVisible();
    await chooseFile(page, form, csv);
    await pick(page, 'Column', /Address/);
    await expect(line(address('south', 1))).toBeVisible();
    await chooseFile(page, form, workbook);
    await pick(page, 'Sheet', 'Shops');
    await pick(page, 'Column', /Address/);
    await expect(line(lamps[0] ?? '')).toBeVisible();
    await expect(form.getByText('12 lines', { exact: true })).toBeVisible();
  });

  await test.step('save it as a task', async () => {
    await page.getByRole('textbox', { name: /Task name/ }).fill(name);
    await page.getByRole('button', { name: 'Create task' }).click();
    await expect(page.getByText(`Task “${name}” created`)).toBeVisible();
  });

  await test.step('TASK-32 TASK-33 start it in the cloud and watch rows arrive', async () => {
    await page.getByRole('button', { name: 'Save and start' }).click();
    await page.getByRole('menuitem', { name: 'Start in the cloud' }).click();
    await expect(page).toHaveURL(/\/console\/task\/task-info\?taskId=/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Running', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Rows are coming in.', { exact: false })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('TASK-31 stop it', async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Stop task', exact: true }).click();
    await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  });

  let count = 0;
  await test.step('TASK-24 look at the rows and take them home', async () => {
    await page
      .getByRole('link', { name: 'View data' })
      .or(page.getByRole('button', { name: 'View data' }))
      .first()
      .click();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('row').nth(1)).toBeVisible();
    count = Number(await grid.getAttribute('aria-rowcount')) - 1;
    expect(count).toBeGreaterThan(0);
    const cells = (await grid.getByRole('row').nth(1).getByRole('gridcell').allInnerTexts())
      .map((text) => text.trim())
      .filter(Boolean);

    const parsed = Papa.parse<string[]>((await exportAs(page, 'CSV')).toString('utf8').replace(/^\ufeff/, ''), {
      skipEmptyLines: true,
    });
    expect(parsed.data).toHaveLength(count + 1);
    const first = (parsed.data[1] ?? []).map(restoreNeutralized);
    const shown = cells.filter(
      (cell) => cell.length > 3 && first.some((value) => value.includes(cell.replace(/…$/, ''))),
    );
    expect(shown.length).toBeGreaterThan(0);

    const json = JSON.parse((await exportAs(page, 'JSON')).toString('utf8')) as Record<string, unknown>[];
    expect(json).toHaveLength(count);
    expect(Object.keys(json[0] ?? {})).toEqual(parsed.data[0]);

    const sheet = read(await exportAs(page, 'XLSX'), { type: 'buffer' });
    const rows = utils.sheet_to_json<unknown[]>(Object.values(sheet.Sheets)[0] ?? {}, { header: 1, raw: true });
    expect(rows).toHaveLength(count + 1);
    for (const [index, row] of json.entries()) {
      const text = Object.values(row).map((value) => (value === null ? '' : String(value)));
      expect((parsed.data[index + 1] ?? []).map(restoreNeutralized)).toEqual(text);
    }
  });

  await test.step('reload and find it all still there', async () => {
    await page.reload();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
    await page.goto(`${base}console/task/template-list?keyword=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.first()).toContainText('Stopped');
    await expect(row.first()).toContainText(String(count));
  });

  expect(misdeeds.errors).toEqual([]);
  expect(misdeeds.violations).toEqual([]);
}
