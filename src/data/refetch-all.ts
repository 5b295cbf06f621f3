import type { QueryClient } from '@tanstack/react-query';

/** Refetches all in another language (I18N-01). A page may wait for a first load, so that finishes before its refetch. */
export function refetchAll(cache: QueryClient): void {
  const firstLoads = cache
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void cache.invalidateQueries();
  for (const query of firstLoads) {
    const refetch = () => void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(refetch, refetch);
  }
}
