import { QueryClient } from '@tanstack/react-query';
import { isTransient, retryAfterOf } from './errors';

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
