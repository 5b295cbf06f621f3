// Several browsers that go through stories side by side.
import { availableParallelism } from 'node:os';
import { openPhotographer } from './photographer.mjs';

/** Opening a page costs as much as three stories in one that is open; one that has shown many is slower. */
const STORIES_A_PAGE = 12;

/**
 * What is looked at in one page: the stories of a file rest on the same code, those of the files beside it on nearly the same. The longest
 * come first, so that all workers end together.
 */
function batches(sittings, entries) {
  const fileOf = ({ story }) => entries[story.id].importPath;
  const byFile = Map.groupBy(sittings, (sitting) => `${sitting.width} ${fileOf(sitting)}`);
  const pages = [];
  for (const [, file] of [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = pages.at(-1);
    if (last && last[0].width === file[0].width && last.length + file.length <= STORIES_A_PAGE) last.push(...file);
    else pages.push([...file]);
  }
  return pages.toSorted((a, b) => b.length - a.length);
}

/**
 * Goes through sittings (a story at a width): calls `sit(photographer, sitting, fresh)` for each, `fresh` where it needs a new page.
 * `camera` is what a photographer is opened with, `entries` are those of Storybook's index; when `isOver()` says so nothing more is
 * begun. Gives a line for each sitting that failed.
 */
export async function sendCrew({ sittings, entries, camera, sit, isOver = () => false }) {
  const queue = batches(sittings, entries);
  const failures = [];
  async function work() {
    let photographer;
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      let fresh = true;
      for (const sitting of batch) {
        if (isOver()) break;
        photographer ??= await openPhotographer(camera);
        try {
          await sit(photographer, sitting, fresh);
          fresh = false;
        } catch (error) {
          const { story, width } = sitting;
          const [why] = String(error.message).split('\n');
          failures.push(`${story.title} -- ${story.name} (${story.id}, ${width} px): ${why}`);
          // It may be the browser that failed.
          await photographer.close().catch(() => undefined);
          photographer = undefined;
          fresh = true;
        }
      }
    }
    await photographer?.close();
  }
  // A story waits for timers and frames now and then: one worker more than there are cores uses those moments.
  await Promise.all(Array.from({ length: Math.min(queue.length, 5, availableParallelism() + 1) }, work));
  return failures;
}
