import type { QueryClient } from '@tanstack/react-query';

type Job = () => Promise<unknown>;

const jobs = new WeakMap<QueryClient, Set<Job>>();

/** Registers a job that needs the session. Returns a function that removes it. */
export function beforeSignOut(queries: QueryClient, job: Job): () => void {
  const all = jobs.get(queries) ?? new Set<Job>();
  jobs.set(queries, all);
  all.add(job);
  return () => void all.delete(job);
}

/** Never rejects: a failure must not delay the sign-out. */
export async function runBeforeSignOut(queries: QueryClient): Promise<void> {
  await Promise.allSettled([...(jobs.get(queries) ?? [])].map((job) => job()));
}
