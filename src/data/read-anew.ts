import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads everything anew because the same request has another answer now (in another language, I18N-01). What is on its first way is let
 * arrive, since a page may wait for it, and is then asked for again: its answer is still the old one.
 */
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
