import { availableParallelism } from 'node:os';
import { openScreenshotter } from './screenshotter.mjs';

/** Opening a page costs as much as three more stories, but old pages get slower. */
const STORIES_PER_PAGE = 12;

/** Neighboring files load similar code. Long batches come first, so that all workers end together. */
function batches(jobs, entries) {
  const fileOf = ({ story }) => entries[story.id].importPath;
  const byFile = Map.groupBy(jobs, (job) => `${job.width} ${fileOf(job)}`);
  const pages = [];
  for (const [, file] of [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = pages.at(-1);
    if (last && last[0].width === file[0].width && last.length + file.length <= STORIES_PER_PAGE) last.push(...file);
    else pages.push([...file]);
  }
  return pages.toSorted((a, b) => b.length - a.length);
}

/** Returns one line per failure. */
export async function runPool({ sittings, entries, camera, sit, isOver = () => false }) {
  const queue = batches(sittings, entries);
  const failures = [];
  async function work() {
    let screenshotter;
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      let fresh = true;
      for (const job of batch) {
        if (isOver()) break;
        screenshotter ??= await openScreenshotter(camera);
        try {
          await sit(screenshotter, job, fresh);
          fresh = false;
        } catch (error) {
          const { story, width } = job;
          const [why] = String(error.message).split('\n');
          failures.push(`${story.title} -- ${story.name} (${story.id}, ${width} px): ${why}`);
          await screenshotter.close().catch(() => undefined);
          screenshotter = undefined;
          fresh = true;
        }
      }
    }
    await screenshotter?.close();
  }
  // Stories mostly wait, so one worker more than cores keeps the cores busy.
  await Promise.all(Array.from({ length: Math.min(queue.length, 5, availableParallelism() + 1) }, work));
  return failures;
}
