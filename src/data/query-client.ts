import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client';
import { sessionToken } from '../api/session-token';

let current: QueryClient | undefined;

/** The cache of this application, shared by its loaders (which no React context reaches) and its components. */
export function queryClient(): QueryClient {
  current ??= createQueryClient();
  return current;
}

/** Puts another cache in its place: each story begins with an empty one. */
export function setQueryClient(client: QueryClient): void {
  current = client;
}

/**
 * Begins to fetch what a console page will read and does not wait for it, so that the page appears at once with its skeleton.
 * Does nothing for a visitor: the console sends them to the sign-in page.
 */
export function prefetch<Data, Failure, Result, Cached, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Failure, Result, Cached, Key>,
): void {
  // A failure is shown by the component that reads the same query.
  if (sessionToken() !== undefined)
    queryClient()
      .query(options)
      .catch(() => undefined);
}
