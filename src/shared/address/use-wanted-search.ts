import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * Returns the search of the address, what it was last asked to become (`wanted`), and the way to ask. The address follows once the
 * page's loaders have answered, so one filter after the other is added to `wanted`, and none is lost (TASK-08).
 */
export function useWantedSearch() {
  const [search, setSearch] = useSearchParams();
  const current = search.toString();
  const [seen, setSeen] = useState(current);
  /** What was asked for and has not been reached, the latest last. */
  const [pending, setPending] = useState<readonly URLSearchParams[]>([]);
  if (seen !== current) {
    setSeen(current);
    // The address may reach an earlier request while a later one is under way. One that nobody asked for here ends them all.
    const reached = pending.findIndex((request) => request.toString() === current);
    setPending(reached < 0 ? [] : pending.slice(reached + 1));
  }
  const ask = (next: URLSearchParams, options?: NavigateOptions) => {
    setPending((requests) => [...requests, next]);
    setSearch(next, options);
  };
  return { search, wanted: pending.at(-1) ?? search, ask };
}
