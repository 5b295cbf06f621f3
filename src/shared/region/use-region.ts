import { useState } from 'react';
import { retryAfterOf } from '#src/api/errors';
import { stalenessOf, type Staleness } from '#src/data/polling';

/** What is read of a query. */
interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** How far what a part of a page shows has come. */
export interface RegionState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly retryIn: number | undefined;
  readonly onRetry: () => void;
  /** That what is shown is old; undefined otherwise. */
  readonly staleness: Staleness | undefined;
}

/** How far a query has come, for the part of a page that shows it; the error of a first load stays while it is tried again. */
export function useRegion<T>(query: Asked<T>): RegionState<T> {
  const { data, dataUpdatedAt, refetch } = query;
  const error = useKeptError(query);
  // `isFetching` would not do: a quiet query tells nobody, and a poll is no retry.
  const [retrying, setRetrying] = useState(false);
  return {
    data,
    error,
    retrying,
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

/**
 * The error of a query, kept while a first load is tried again: what says so stays in place instead of giving way to a
 * skeleton every few seconds. Null once there is something to show and nothing wrong with it.
 */
export function useKeptError({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  const [kept, setKept] = useState<unknown>(null);
  const next = data === undefined ? (error ?? kept) : null;
  if (next !== kept) setKept(next);
  return data === undefined ? next : error;
}
