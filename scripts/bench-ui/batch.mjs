import { rowsChanged, selectAll } from '../lib/page-tools.mjs';

export const title = 'Start and stop of 100 tasks at once';

const LIST_PATH = 'console/task/task-list?pageSize=100';

/** Returns milliseconds until the first row changes and until the answer, which clears the selection. */
const pressButton = (page, buttonIndex) =>
  page.evaluate(
    (at) =>
      new Promise((done) => {
        const bar = [...document.querySelectorAll('main [role=region]')].findLast((region) =>
          region.querySelector('[aria-haspopup=menu]'),
        );
        const box = document.querySelector('main thead input[type=checkbox]');
        const began = performance.now();
        let first;
        const rows = new MutationObserver(() => {
          rows.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              first = performance.now() - began;
            }),
          );
        });
        rows.observe(document.querySelector('main tbody'), { subtree: true, childList: true, attributes: true });
        const waitForAnswer = () => {
          if (box.checked || box.indeterminate || first === undefined) requestAnimationFrame(waitForAnswer);
          else done({ first, answered: performance.now() - began });
        };
        bar.querySelectorAll('button')[at].click();
        requestAnimationFrame(waitForAnswer);
      }),
    buttonIndex,
  );

export async function run({ open, report, script, frames }) {
  const page = await open(LIST_PATH, { scenario: 'fullAccount', persona: 'enterprise' });
  await page.locator('main tbody tr').nth(99).waitFor({ timeout: 60_000 });
  // One-time work after the first load.
  await page.waitForTimeout(6_000);
  for (const [place, label] of ['start', 'stop'].entries()) {
    await selectAll(page);
    let times;
    let rows;
    let frameStats;
    const spent = await script(page, async () => {
      frameStats = await frames(page, async () => {
        rows = await rowsChanged(page, async () => {
          times = await pressButton(page, place);
        });
      });
    });
    report(`${label}: from the click to the first changed row`, times.first, { unit: 'ms' });
    report(`${label}: from the click to the answer`, times.answered, { unit: 'ms' });
    report(`${label}: script of the page, including the emulator`, spent.script, { unit: 'ms' });
    report(`${label}: rows rendered again`, rows);
    report(`${label}: longest frame`, frameStats.longest, { unit: 'ms' });
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
}
