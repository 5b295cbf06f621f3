import { useMemo } from 'react';
import { useOptimisticSearchParams } from './use-optimistic-search-params';

export interface AddressParams<P> {
  /** Replaces invalid values by defaults, so that no address breaks the page. */
  readonly read: (search: URLSearchParams) => P;
  /** Omits defaults. */
  readonly write: (params: P) => URLSearchParams;
}

/** `nextParams` includes pending changes, for the controls. `setParams` keeps the scroll position. */
export function useAddressParams<P>({ read, write }: AddressParams<P>) {
  const { search, wanted, ask } = useOptimisticSearchParams();
  const params = useMemo(() => read(search), [read, search]);
  const nextParams = read(wanted);
  const setParams = (changes: Partial<P>, { replace = false } = {}) => {
    ask(write({ ...nextParams, ...changes }), { preventScrollReset: true, replace });
  };
  return { params, nextParams, setParams };
}
