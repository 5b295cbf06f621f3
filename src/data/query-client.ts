import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { isTransient, retryAfterOf } from '#src/api/errors';
import { sessionToken } from '#src/api/session-token';

/** The cache of what the server said. A refusal is final; a passing failure is tried once more, unless the server asks to be left alone. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        retry: (count, error) => count < 1 && isTransient(error) && retryAfterOf(error) === undefined,
        retryDelay: 400,
        refetchOnWindowFocus: true,
        // An unchanged poll gives the same objects, so that nothing renders.
        structuralSharing: true,
        // A call made without a connection fails at once with a reason instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

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

/** Begins to fetch what a page for everybody will read, and does not wait for it: the page appears at once with its skeleton. */
export function prefetchForAnyone<Data, Failure, Result, Cached, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Failure, Result, Cached, Key>,
): void {
  // A failure is shown by the component that reads the same query.
  queryClient()
    .query(options)
    .catch(() => undefined);
}

/** The same for a console page. Does nothing for a visitor: the console sends them to the sign-in page. */
export function prefetch<Data, Failure, Result, Cached, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Failure, Result, Cached, Key>,
): void {
  if (sessionToken() !== undefined) prefetchForAnyone(options);
}
