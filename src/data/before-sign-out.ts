import type { QueryClient } from '@tanstack/react-query';

type Job = () => Promise<unknown>;

const jobs = new WeakMap<QueryClient, Set<Job>>();

/** Has something done before the session ends on purpose, since later nobody may do it; gives the way to call it off. */
export function beforeSignOut(queries: QueryClient, job: Job): () => void {
  const all = jobs.get(queries) ?? new Set<Job>();
  jobs.set(queries, all);
  all.add(job);
  return () => void all.delete(job);
}

/** Does all of it, side by side. Never rejects: a sign-out is not held up by what fails. */
export async function doBeforeSignOut(queries: QueryClient): Promise<void> {
  await Promise.allSettled([...(jobs.get(queries) ?? [])].map((job) => job()));
}
