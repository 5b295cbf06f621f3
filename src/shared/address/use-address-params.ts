import { useMemo } from 'react';
import { useWantedSearch } from './use-wanted-search';

/** How the search of the address stands for what a page shows. */
export interface AddressParams<P> {
  /** Reads the address. What does not fit falls back to the default, so that no address breaks the page. */
  readonly read: (search: URLSearchParams) => P;
  /** Writes the address; defaults are left out. */
  readonly write: (params: P) => URLSearchParams;
}

/**
 * Returns what the address says (`params`), what it will say once it has followed every change (`nextParams`, for the controls), and
 * `setParams` to change some of it. The scroll position stays.
 */
export function useAddressParams<P>({ read, write }: AddressParams<P>) {
  const { search, wanted, ask } = useWantedSearch();
  const params = useMemo(() => read(search), [read, search]);
  const nextParams = read(wanted);
  const setParams = (changes: Partial<P>, { replace = false } = {}) => {
    ask(write({ ...nextParams, ...changes }), { preventScrollReset: true, replace });
  };
  return { params, nextParams, setParams };
}
