import { expect, test } from './test';

const ROWS = 1_240_000;

/** Browsers limit an element's height in device pixels, so both densities are tested. */
for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at device scale ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });

    test('TASK-24 the last of 1,240,000 rows is reachable by scrollbar, End key and row number', async ({ page }) => {
      await page.goto(
        'console/task/all-data?taskId=task-10002-10&from=task-list&parentNav=1&scenario=everyday&persona=standard',
      );
      const grid = page.getByRole('grid', { name: 'Data' });
      const row = (number: number) => grid.locator(`[aria-rowindex="${number + 1}"]:not([aria-busy])`);
      const seen = async (number: number) => {
        const first = row(number).getByRole('rowheader');
        await expect(first).toHaveText(String(number));
        await expect(first).toBeInViewport({ ratio: 0.9 });
      };
      await seen(1);
      await expect(grid).toHaveAttribute('aria-rowcount', String(ROWS + 1));

      await grid.evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await seen(ROWS);

      await grid.focus();
      await page.keyboard.press('Control+Home');
      await seen(1);
      await page.keyboard.press('Control+End');
      await seen(ROWS);
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('PageUp');
      await expect(grid.locator(`[aria-rowindex="${ROWS + 1}"]`)).toHaveCount(0);
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('PageDown');
      await seen(ROWS);

      const jump = page.getByRole('textbox', { name: 'Go to row' });
      await jump.fill('1');
      await jump.press('Enter');
      await seen(1);
      await jump.fill(String(ROWS));
      await jump.press('Enter');
      await seen(ROWS);
    });
  });
}
