import { rowsChanged, selectAll } from '../lib/page-tools.mjs';

export const title = 'Ten thousand tasks in the page of their template, and a list of a hundred that is polled';

const TEMPLATE = 'console/template/university-programmes?tab=tasks';
const LIST_PATH = 'console/task/task-list?pageSize=100';
/** TASK-29, in milliseconds. */
const POLL_INTERVAL = 5_000;

const row = (page, index) => page.locator(`table [aria-rowindex="${index + 1}"] td`).first();

const scroll = (page, milliseconds, pixels) =>
  page.evaluate(
    ([duration, step]) =>
      new Promise((done) => {
        const box = document.querySelector('table[aria-rowcount]').parentElement;
        const end = performance.now() + duration;
        let by = step;
        const move = () => {
          const maxScroll = box.scrollHeight - box.clientHeight;
          if (box.scrollTop >= maxScroll) by = -step;
          else if (box.scrollTop <= 0) by = step;
          box.scrollTop += by;
          if (performance.now() < end) requestAnimationFrame(move);
          else done();
        };
        requestAnimationFrame(move);
      }),
    [milliseconds, pixels],
  );

async function measureEmbedded({ open, report, seconds, frames, heap }) {
  const page = await open(TEMPLATE, { scenario: 'fullTemplate', persona: 'enterprise' });
  const first = await seconds(() => row(page, 1).waitFor({ timeout: 60_000 }));
  report('first of 10,000 embedded tasks after the page was requested', first * 1000, { unit: 'ms' });
  // Warm-up.
  await scroll(page, 1_000, 100);
  for (const [label, pixels] of [
    ['by the wheel', 100],
    ['by ten rows a frame', 520],
    ['by the scrollbar', 6_000],
  ]) {
    const frameStats = await frames(page, () => scroll(page, POLL_INTERVAL + 1_000, pixels));
    report(`longest frame while scrolling ${label}`, frameStats.longest, { unit: 'ms', atMost: 50 });
    report(`frames over 50 ms while scrolling ${label}, of ${frameStats.count}`, frameStats.over(50), { atMost: 0 });
    report(`frames over 32 ms while scrolling ${label}`, frameStats.over(32));
  }
  report('select all of 10,000', await selectAll(page), { unit: 'ms', atMost: 100 });
  report('heap with 10,000 tasks open', await heap(page), { unit: 'MB' });
}

async function measurePolling({ open, report, script }) {
  for (const [label, clock] of [
    ['an unchanged poll', new Date().toISOString()],
    ['a poll with running tasks', undefined],
  ]) {
    const page = await open(LIST_PATH, { scenario: 'fullAccount', persona: 'enterprise', clock });
    await page.locator('main tbody tr').nth(99).waitFor({ timeout: 60_000 });
    // One-time work after the first load.
    await page.waitForTimeout(POLL_INTERVAL + 1_000);
    let rows = 0;
    const spent = await script(page, async () => {
      rows = await rowsChanged(page, () => page.waitForTimeout(2 * POLL_INTERVAL));
    });
    report(`${label} of 100 rows: script`, spent.script / 2, { unit: 'ms' });
    report(`${label} of 100 rows: rows rendered again`, rows / 2, clock === undefined ? {} : { atMost: 0 });
    if (clock === undefined) continue;
    report('select all of a page of 100', await selectAll(page), { unit: 'ms', atMost: 100 });
  }
}

export async function run(bench) {
  await measureEmbedded(bench);
  await measurePolling(bench);
}
