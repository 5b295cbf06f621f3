import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { limits } from '#src/contract/limits.gen';
import { makeEndlessSheet, makeLyingZipBomb, makeZipBomb, type TestFile } from '#tests/fixtures/make-import-files';
import { expectNoFreeze, startMeasuring, watchTasks } from './long-tasks';
import { watchPage } from './watch-page';
import { openWebsitesForm } from './websites-form';

const MILLION = 1_000_000;
const address = (number: number) => `https://shop-${number % 977}.example/item/${String(number).padStart(14, '0')}`;
const SAVES = /\/taskrules\/(create|update)TemplateTask/;

// Tracing takes DOM snapshots in the page, which would be measured too.
test.use({ trace: 'off' });

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gleaner-large-'));
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function makeFile(name: string, count: number, line: (number: number) => string, head = ''): Promise<string> {
  const path = join(folder, name);
  const file = createWriteStream(path);
  file.write(head);
  for (let from = 0; from < count; from += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, count - from) }, (_, index) => line(from + index));
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return path;
}

async function chooseFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose/i })
    .first()
    .click();
  await (await chooser).setFiles(path);
}

/** Characters of imported lines that remain after garbage collection. */
async function retainedCharacters(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { result: root } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      let characters = 0;
      for (const one of this) {
        const kind = Object.getPrototypeOf(one);
        if (kind && Object.hasOwn(kind, 'pieces') && Object.hasOwn(kind, 'preview') && Object.hasOwn(one, 'count'))
          for (const piece of one.pieces()) characters += piece.length;
      }
      return characters;
    }`,
  });
  await devtools.detach();
  return Number(result.value);
}

const hostileFiles = (): readonly (readonly [TestFile, refusal: string])[] => [
  [makeZipBomb(20), 'This file contains too much data'],
  [makeLyingZipBomb(20), 'This file contains too much data'],
  [makeEndlessSheet(), 'This sheet is too large'],
  [{ name: 'wide.csv', bytes: Buffer.from(`${'=1+1,'.repeat(MILLION)}x\n1\n`) }, 'A line in this file is too long'],
];

async function refuseHostileFiles(page: Page): Promise<void> {
  await startMeasuring(page);
  for (const [{ name, bytes }, refusal] of hostileFiles()) {
    await writeFile(join(folder, name), bytes);
    await chooseFile(page, join(folder, name));
    const form = page.getByRole('form', { name: 'Task parameters' });
    await expect(form.getByText(refusal), name).toBeVisible({ timeout: 5_000 });
    await form
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    await expect(form.getByText(refusal)).toBeHidden();
  }
  await expectNoFreeze(page, 'refusing hostile files');
}

for (const kind of ['txt', 'csv'] as const) {
  test(`FORM-47 FORM-49 FORM-60 a million lines of .${kind} keep the page responsive, and an oversized save is not sent`, async ({
    page,
  }) => {
    const misdeeds = await watchPage(page);
    await watchTasks(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (SAVES.test(request.url())) sent.push(request.url());
    });
    const path =
      kind === 'txt'
        ? await makeFile('million.txt', MILLION, address)
        : await makeFile('million.csv', MILLION, (number) => `${number},${address(number)}`, 'Number,Address\n');
    await openWebsitesForm(page);
    await page.getByText('From a file', { exact: true }).first().click();
    await expect(page.getByRole('button', { name: /choose/i }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    const form = page.getByRole('form', { name: 'Task parameters' });
    const count = form.getByText('1,000,000 lines', { exact: true });
    const first = form.getByRole('listitem').filter({ hasText: address(0) });
    await test.step('read and show', async () => {
      await startMeasuring(page);
      await chooseFile(page, path);
      if (kind === 'csv') {
        await page.getByRole('combobox', { name: 'Column' }).click();
        await page.getByRole('option', { name: 'Address' }).first().click();
      }
      await expect(first).toBeVisible({ timeout: 30_000 });
      await expect(count).toBeVisible({ timeout: 60_000 });
      await expectNoFreeze(page, 'reading and showing');
    });

    await test.step('edit other fields', async () => {
      await startMeasuring(page);
      await page.getByRole('textbox', { name: /Keyword/ }).pressSequentially('gardener');
      await page.getByRole('textbox', { name: /Task name/ }).fill(`A million of ${kind}`);
      await expectNoFreeze(page, 'editing');
    });

    await test.step('refuse the save, with the limit, and keep the lines', async () => {
      await startMeasuring(page);
      await page.getByRole('button', { name: 'Create task' }).click();
      const refusal = page.getByText(/The parameters are too large\. Use fewer lines/);
      await expect(refusal).toBeVisible({ timeout: 60_000 });
      await expect(refusal).toContainText(`${limits.userInputParametersBytes / 1_000_000} MB`);
      await expect(count).toBeVisible();
      await expect(first).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create task' })).toBeEnabled();
      expect(sent).toEqual([]);
      await expectNoFreeze(page, 'refusing');
    });

    await test.step('remove the file, and its lines are released', async () => {
      expect(await retainedCharacters(page)).toBeGreaterThan(40 * MILLION);
      expect(page.workers()).toHaveLength(1);
      await form
        .getByRole('button', { name: /remove/i })
        .first()
        .click();
      await expect(count).toBeHidden();
      await expect(async () => {
        expect(await retainedCharacters(page)).toBeLessThan(MILLION);
        expect(page.workers()).toHaveLength(0);
      }).toPass({ timeout: 20_000 });
    });
    if (kind === 'txt') await test.step('refuse hostile files', () => refuseHostileFiles(page));
    expect(misdeeds.errors).toEqual([]);
    expect(misdeeds.violations).toEqual([]);
  });
}

test('FORM-47 FORM-60 a file just within the limit is saved while the page stays responsive', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'live', 'The emulator of the demo reads the body in the same page.');
  await watchTasks(page);
  const lines = 180_000;
  const path = await makeFile('within.txt', lines, address);
  await openWebsitesForm(page);
  await page.getByText('From a file', { exact: true }).first().click();
  await expect(page.getByRole('button', { name: /choose/i }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await chooseFile(page, path);
  const form = page.getByRole('form', { name: 'Task parameters' });
  const count = form.getByText('180,000 lines', { exact: true });
  await expect(count).toBeVisible({ timeout: 30_000 });
  const name = 'As many lines as fit';
  await page.getByRole('textbox', { name: /Task name/ }).fill(name);
  await startMeasuring(page);

  const sent = page.waitForRequest(SAVES);
  const answered = page.waitForResponse(
    (response) => SAVES.test(response.url()) && response.request().method() === 'POST',
  );
  const busy = page.locator('form[aria-busy="true"]').waitFor({ state: 'attached' });
  const saying = page
    .getByText(/^(Checking|Saving)/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Create task' }).click();
  await Promise.all([busy, saying]);
  await sent;
  expect(Number(await (await answered).request().headerValue('content-length'))).toBeGreaterThan(15 * MILLION);
  await expect(page.getByText(`Task “${name}” created`)).toBeVisible({ timeout: 60_000 });
  await expect(count).toBeVisible();
  await expectNoFreeze(page, 'saving');
});
