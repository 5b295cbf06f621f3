export const title = 'All rows of a task with 1,240,000 of them';

const ADDRESS = 'console/task/all-data?taskId=task-10002-10&from=task-list&parentNav=1';
const ROWS = 1_240_000;

const waitForRow = (page, row) => page.locator(`[role=grid] [aria-rowindex="${row + 1}"]:not([aria-busy])`).waitFor();

const wheel = (page, milliseconds, pixels) =>
  page.evaluate(
    ([duration, delta]) =>
      new Promise((done) => {
        const grid = document.querySelector('[role=grid]');
        const end = performance.now() + duration;
        const turn = () => {
          const event = new WheelEvent('wheel', { deltaY: delta, bubbles: true, cancelable: true });
          if (grid.dispatchEvent(event)) grid.scrollTop += delta;
          if (performance.now() < end) requestAnimationFrame(turn);
          else done();
        };
        requestAnimationFrame(turn);
      }),
    [milliseconds, pixels],
  );

export async function run({ open, report, seconds, frames, longestTask, heap }) {
  for (const scale of [1, 2]) {
    const at = `, device scale ${scale}`;
    const page = await open(ADDRESS, { scale });
    const grid = page.getByRole('grid');
    const first = await seconds(() => waitForRow(page, 1));
    if (scale === 1) report('first rows after the page was requested', first * 1000, { unit: 'ms' });

    const jump = page.getByRole('textbox').last();
    const jumps = [];
    for (const row of [620_001, 17, 999_999, 250_050]) {
      jumps.push(
        await seconds(async () => {
          await jump.fill(String(row));
          await jump.press('Enter');
          await waitForRow(page, row);
        }),
      );
    }
    report(`any row, slowest of ${jumps.length} jumps${at}`, Math.max(...jumps) * 1000, { unit: 'ms', atMost: 500 });

    await grid.focus();
    await page.keyboard.press('Control+Home');
    await waitForRow(page, 1);
    const end = await seconds(async () => {
      await page.keyboard.press('Control+End');
      await waitForRow(page, ROWS);
    });
    report(`the last row by Ctrl+End${at}`, end * 1000, { unit: 'ms', atMost: 500 });

    await page.keyboard.press('Control+Home');
    const bar = await seconds(async () => {
      await grid.evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await waitForRow(page, ROWS);
    });
    const isInView = await page.locator(`[aria-rowindex="${ROWS + 1}"]`).evaluate((row) => {
      const box = row.closest('[role=grid]').getBoundingClientRect();
      const { bottom, height } = row.getBoundingClientRect();
      return height > 0 && bottom <= box.bottom + 1;
    });
    report(`the last row by the scrollbar${at}`, bar * 1000, { unit: 'ms', atMost: 500 });
    report(`the last row is in view (1: yes)${at}`, Number(isInView), { atLeast: 1 });

    await page.keyboard.press('Control+Home');
    await waitForRow(page, 1);
    // Warm-up.
    await wheel(page, 500, 60);
    const slow = await frames(page, () => wheel(page, 3_000, 60));
    const task = await longestTask(page, () => wheel(page, 3_000, 60));
    report(`longest frame while scrolling by the wheel${at}`, slow.longest, { unit: 'ms', atMost: 50 });
    report(`longest task, processor time${at}`, task, { unit: 'ms', atMost: 50 });
    const fast = await frames(page, () => wheel(page, 3_000, 4_000));
    report(`longest frame while scrolling by 100 rows a frame${at}`, fast.longest, { unit: 'ms', atMost: 50 });
    report(`heap with a million rows open${at}`, await heap(page), { unit: 'MB', atMost: 60 });
  }
}
