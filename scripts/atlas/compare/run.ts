import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Size } from './pixels.ts';

export interface Job {
  readonly old: string;
  readonly now: string;
  readonly threshold: number;
  readonly copies: { readonly old: string; readonly now: string; readonly diff: string };
}

export interface NumberedJob {
  readonly index: number;
  readonly job: Job;
}

export type Outcome =
  | { readonly state: 'same' | 'tolerated' }
  | { readonly state: 'changed'; readonly share: number; readonly sizes: readonly [Size, Size] }
  | { readonly state: 'failed'; readonly message: string };

export async function compareAll(jobs: readonly Job[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = jobs.map((job, index): NumberedJob => ({ index, job }));
  const threads = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => {
    const thread = new Worker(new URL('worker.ts', import.meta.url));
    const ended = new Promise<void>((done, fail) => {
      const sendNext = () => {
        const next = queue.shift();
        if (next) thread.postMessage(next);
        else done();
      };
      thread.on('message', ({ index, outcome }: { index: number; outcome: Outcome }) => {
        outcomes[index] = outcome;
        sendNext();
      });
      thread.on('error', fail);
      sendNext();
    });
    return { thread, ended };
  });
  try {
    await Promise.all(threads.map(({ ended }) => ended));
  } finally {
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }
  return outcomes;
}
