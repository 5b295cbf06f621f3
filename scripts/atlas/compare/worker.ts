import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { comparePictures } from './pixels.ts';
import type { Job, NumberedJob, Outcome } from './run.ts';

function compare({ old, now, threshold, copies }: Job): Outcome {
  const { share, sizes, picture } = comparePictures(readFileSync(old), readFileSync(now));
  const [before, after] = sizes;
  if (before[0] === after[0] && before[1] === after[1] && share <= threshold)
    return share === 0 ? { state: 'same' } : { state: 'tolerated' };
  for (const path of Object.values(copies)) mkdirSync(dirname(path), { recursive: true });
  copyFileSync(old, copies.old);
  copyFileSync(now, copies.now);
  writeFileSync(copies.diff, picture());
  return { state: 'changed', share, sizes };
}

function outcomeOf(job: Job): Outcome {
  try {
    return compare(job);
  } catch (error) {
    return { state: 'failed', message: `${job.now}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

parentPort?.on('message', ({ index, job }: NumberedJob) => {
  parentPort?.postMessage({ index, outcome: outcomeOf(job) });
});
