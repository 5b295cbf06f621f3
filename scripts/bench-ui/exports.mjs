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

/** Opens the page of the rows with the dialog of an export; gives the page and what starts the file and what waits for it. */
async function prepare(open, format) {
  // The job on the server runs by the clock of the demo; what is measured is the file.
  const page = await open(ADDRESS, { persona: 'professional', clock: 'x60' });
  await page.evaluate(() => {
    // The file stays with the browser: writing half a gigabyte to the disk is not what is measured.
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(format, { exact: true }).click();
  const start = async () => {
    await dialog.getByRole('button', { name: 'Export to a file' }).click();
    await page.getByRole('dialog', { name: 'Saving the file' }).waitFor();
  };
  const end = () => page.getByRole('dialog', { name: 'Export is ready' }).waitFor({ timeout: 300_000 });
  return { page, start, end };
}

/** A file of every streamed format: rows a second, the frames that are drawn, the memory that the script needs meanwhile. */
export async function run({ open, report, seconds, frames, heap }) {
  for (const format of ['CSV', 'JSON', 'XML']) {
    // A file for each measure: who looks at frames or memory meanwhile takes a third of the time for it.
    const timed = await prepare(open, format);
    await timed.start();
    report(`${format}: rows a second`, ROWS / (await seconds(timed.end)), { unit: 'rows/s', atLeast: 100_000 });
    await timed.page.context().close();
    const watched = await prepare(open, format);
    await watched.start();
    const { longest } = await frames(watched.page, watched.end);
    report(`${format}: longest frame meanwhile`, longest, { unit: 'ms', atMost: 50 });
    await watched.page.context().close();
    const again = await prepare(open, format);
    const before = await heap(again.page);
    await again.start();
    const most = await peak(() => heap(again.page), again.end);
    report(`${format}: heap before`, before, { unit: 'MB' });
    report(`${format}: peak heap meanwhile`, most, { unit: 'MB', atMost: 60 });
    await again.page.context().close();
  }
}
