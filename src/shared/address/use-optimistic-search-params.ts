import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The address changes after the page's loaders. `wanted` is the latest request: build on it, so that two quick changes both apply
 * (TASK-08).
 */
export function useOptimisticSearchParams() {
  const [search, setSearch] = useSearchParams();
  const current = search.toString();
  const [lastSeen, setLastSeen] = useState(current);
  const [pending, setPending] = useState<readonly URLSearchParams[]>([]);
  if (lastSeen !== current) {
    setLastSeen(current);
    // A change from elsewhere cancels all pending requests.
    const reached = pending.findIndex((request) => request.toString() === current);
    setPending(reached < 0 ? [] : pending.slice(reached + 1));
  }
  const requestSearch = (next: URLSearchParams, options?: NavigateOptions) => {
    setPending((requests) => [...requests, next]);
    setSearch(next, options);
  };
  return { search, wanted: pending.at(-1) ?? search, ask: requestSearch };
}
