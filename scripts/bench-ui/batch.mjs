import { rowsChanged, selectAll } from '../lib/page-tools.mjs';

export const title = 'Start and stop of 100 tasks at once';

const LIST = 'console/task/task-list?pageSize=100';

/** Returns milliseconds until the first row changes and until the answer, which clears the selection. */
const pressed = (page, place) =>
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
        const look = () => {
          if (box.checked || box.indeterminate || first === undefined) requestAnimationFrame(look);
          else done({ first, answered: performance.now() - began });
        };
        bar.querySelectorAll('button')[at].click();
        requestAnimationFrame(look);
      }),
    place,
  );

export async function run({ open, report, script, frames }) {
  const page = await open(LIST, { scenario: 'fullAccount', persona: 'enterprise' });
  await page.locator('main tbody tr').nth(99).waitFor({ timeout: 60_000 });
  // One-time work after the first load.
  await page.waitForTimeout(6_000);
  for (const [place, words] of ['start', 'stop'].entries()) {
    await selectAll(page);
    let times;
    let rows;
    let seen;
    const spent = await script(page, async () => {
      seen = await frames(page, async () => {
        rows = await rowsChanged(page, async () => {
          times = await pressed(page, place);
        });
      });
    });
    report(`${words}: from the click to the first changed row`, times.first, { unit: 'ms' });
    report(`${words}: from the click to the answer`, times.answered, { unit: 'ms' });
    report(`${words}: script of the page, including the emulator`, spent.script, { unit: 'ms' });
    report(`${words}: rows rendered again`, rows);
    report(`${words}: longest frame`, seen.longest, { unit: 'ms' });
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
}
