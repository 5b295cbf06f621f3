import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { isTransient, retryAfterOf } from '#src/api/errors';
import { sessionToken } from '#src/api/session-token';

/** Retries transient errors once, unless there is a Retry-After. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        retry: (count, error) => count < 1 && isTransient(error) && retryAfterOf(error) === undefined,
        retryDelay: 400,
        refetchOnWindowFocus: true,
        // An unchanged poll returns the same objects and renders nothing.
        structuralSharing: true,
        // Without a connection, a call fails at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

let current: QueryClient | undefined;

/** Loaders, which have no React context, share it with components. */
export function queryClient(): QueryClient {
  current ??= createQueryClient();
  return current;
}

export function setQueryClient(client: QueryClient): void {
  current = client;
}

export function prefetchPublic<Data, Failure, Result, Cached, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Failure, Result, Cached, Key>,
): void {
  // The component with the same query shows the error.
  queryClient()
    .query(options)
    .catch(() => undefined);
}

/** Does nothing for a visitor. */
export function prefetch<Data, Failure, Result, Cached, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Failure, Result, Cached, Key>,
): void {
  if (sessionToken() !== undefined) prefetchPublic(options);
}
