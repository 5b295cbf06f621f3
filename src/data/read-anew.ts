import type { QueryClient } from '@tanstack/react-query';

/** Refetches all in another language (I18N-01). A page may wait for a first load, so that finishes before its refetch. */
export function readAnew(cache: QueryClient): void {
  const onTheirWay = cache
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void cache.invalidateQueries();
  for (const query of onTheirWay) {
    const again = () => void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, again);
  }
}
