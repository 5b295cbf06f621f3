import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The search of the address, what it was last asked to become, and the way to ask. The address follows once the page's loaders have
 * answered: who adds one filter after the other at once adds to what was asked for, so that none is lost (TASK-08).
 */
export function useWantedSearch() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState({ at: search, search });
  const ask = (next: URLSearchParams, options?: NavigateOptions) => {
    setAsked({ at: search, search: next });
    setSearch(next, options);
  };
  return { search, wanted: asked.at === search ? asked.search : search, ask };
}
