import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * Returns the search of the address, the latest search that was requested (`wanted`), and `ask` to request another. The address changes
 * after the page's loaders; callers add to `wanted`, so that two quick changes are both kept (TASK-08).
 */
export function useWantedSearch() {
  const [search, setSearch] = useSearchParams();
  const current = search.toString();
  const [seen, setSeen] = useState(current);
  /** Requested searches that the address does not show yet, the latest last. */
  const [pending, setPending] = useState<readonly URLSearchParams[]>([]);
  if (seen !== current) {
    setSeen(current);
    // An earlier request may arrive while a later one is pending. A change from elsewhere cancels them all.
    const reached = pending.findIndex((request) => request.toString() === current);
    setPending(reached < 0 ? [] : pending.slice(reached + 1));
  }
  const ask = (next: URLSearchParams, options?: NavigateOptions) => {
    setPending((requests) => [...requests, next]);
    setSearch(next, options);
  };
  return { search, wanted: pending.at(-1) ?? search, ask };
}
