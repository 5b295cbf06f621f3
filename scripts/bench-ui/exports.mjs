export const title = 'The file of an export of 1,240,000 rows, from the click to the finished file';

const ADDRESS = 'console/task/all-data?taskId=task-10003-10&from=task-list&parentNav=1';
const ROWS = 1_240_000;

/** Calls `look` every second until the work is done; gives the largest of what it gave. */
async function peak(look, work) {
  let most = 0;
  const state = { done: false };
  const watching = (async () => {
    while (!state.done) {
      most = Math.max(most, await look());
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000);
      });
    }
  })();
  await work().finally(() => {
    state.done = true;
  });
  await watching;
  return most;
}

/** A file of every streamed format: rows a second, the memory that the script needs meanwhile, the frames that are drawn. */
export async function run({ open, report, seconds, frames, heap }) {
  for (const format of ['CSV', 'JSON', 'XML']) {
    // The job on the server runs by the clock of the demo; what is measured is the file.
    const page = await open(ADDRESS, { persona: 'professional', clock: 'x60' });
    await page.evaluate(() => {
      // The file stays with the browser: writing half a gigabyte to the disk is not what is measured.
      HTMLAnchorElement.prototype.click = () => undefined;
    });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(format, { exact: true }).click();
    const before = await heap(page);
    await dialog.getByRole('button', { name: 'Export to a file' }).click();
    await page.getByRole('dialog', { name: 'Saving the file' }).waitFor();
    const drawn = { longest: 0 };
    let took = 0;
    const most = await peak(
      () => heap(page),
      async () => {
        took = await seconds(async () => {
          const { longest } = await frames(page, () =>
            page.getByRole('dialog', { name: 'Export is ready' }).waitFor({ timeout: 300_000 }),
          );
          drawn.longest = longest;
        });
      },
    );
    report(`${format}: rows a second`, ROWS / took, { unit: 'rows/s', atLeast: 100_000 });
    report(`${format}: heap before`, before, { unit: 'MB' });
    report(`${format}: peak heap meanwhile`, most, { unit: 'MB', atMost: 60 });
    report(`${format}: longest frame meanwhile`, drawn.longest, { unit: 'ms' });
    await page.context().close();
  }
}
