import { useState } from 'react';
import { retryAfterOf } from '#src/api/errors';
import { stalenessOf, type Staleness } from '#src/data/polling';

interface RegionQuery<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

export interface RegionState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retryIn: number | undefined;
  readonly onRetry: () => void;
  readonly staleness: Staleness | undefined;
}

export function useRegion<T>(query: RegionQuery<T>): RegionState<T> {
  const { data, dataUpdatedAt, refetch } = query;
  const error = useStickyError(query);
  // `isFetching` would not do: a quiet query does not notify, and a poll is not a retry.
  const [retrying, setRetrying] = useState(false);
  return {
    data,
    error,
    isRetrying: retrying,
    retryIn: retryAfterOf(error),
    onRetry: () => {
      setRetrying(true);
      void refetch().finally(() => {
        setRetrying(false);
      });
    },
    staleness: stalenessOf({ data, error, dataUpdatedAt }),
  };
}

/** Keeps the error during a retry, so that the message does not alternate with a skeleton. */
export function useStickyError({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  const [stickyError, setStickyError] = useState<unknown>(null);
  const next = data === undefined ? (error ?? stickyError) : null;
  if (next !== stickyError) setStickyError(next);
  return data === undefined ? next : error;
}
