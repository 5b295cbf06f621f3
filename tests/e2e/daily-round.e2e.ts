import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect, test } from './test';
import { watchPage } from './watch-page';

test('TASK-01 TASK-21 the daily round: restart tasks, move them, schedule one and export its rows', async ({
  page,
}) => {
  const misdeeds = await watchPage(page);
  await page.goto('console/task/task-list?persona=professional');
  const table = page.getByRole('table', { name: 'All tasks' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  const toasts = page.getByRole('region', { name: 'Notifications' });

  await test.step('TASK-08 what ended early', async () => {
    await page.getByRole('button', { name: 'Status', exact: true }).and(page.locator('[aria-haspopup]')).click();
    const statuses = page.getByRole('dialog', { name: 'Status' });
    for (const status of ['Stopped', 'Completed'])
      await statuses.getByRole('checkbox', { name: status, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=\d(,|%2C)\d/);
    await expect(rows.filter({ hasNotText: /Stopped|Completed/ })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
  });

  await test.step('TASK-26 TASK-36 is started again in a batch', async () => {
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
    await expect(bar.getByText('2 tasks selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Start selected' }).click();
    await expect(toasts.getByText('2 tasks started')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(page).toHaveURL(/task-list/);
  });

  await test.step('ERR-12 two tasks are moved', async () => {
    await page.goto('console/task/task-list?persona=professional&status=2');
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
    await bar.getByRole('button', { name: 'Move to group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 tasks to a group' });
    await dialog.getByRole('radio', { name: /^Archive/ }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(toasts.getByText('2 tasks moved to “Archive”')).toBeVisible();
    await expect(rows.first()).toContainText('Archive');
  });

  await test.step('ENUM-33 one is scheduled', async () => {
    await rows
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Schedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
    await dialog.getByText('Interval', { exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Interval/ }).fill('6');
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows.first()).toContainText('Interval');
  });

  await test.step('TASK-24 its rows are viewed and exported', async () => {
    await rows
      .first()
      .getByRole('button', { name: /^View data for/ })
      .click();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('row').nth(1)).toBeVisible();
    const count = Number(await grid.getAttribute('aria-rowcount')) - 1;
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /Export/ });
    await dialog.getByText('CSV', { exact: true }).click();
    // Downloads bypass the service worker, which would copy each byte several times.
    const overNetwork: string[] = [];
    page.on('request', (request) => overNetwork.push(request.url()));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export to a file' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(Papa.parse(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data).toHaveLength(count + 1);
    expect(overNetwork.some((url) => url.includes('/fileDownLoadUrl'))).toBe(true);
    expect(overNetwork.filter((url) => url.includes('/asynchronousExport/files/'))).toEqual([]);
  });
  expect(misdeeds.errors).toEqual([]);
});
