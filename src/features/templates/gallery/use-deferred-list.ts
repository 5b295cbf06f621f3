import { useDeferredValue, useMemo } from 'react';
import type { CardListQuery } from './card-list';

/** Renders the cards of a new answer in short slices, never those of another `source`. `isRendered`: they are on the page. */
export function useDeferredList(
  query: CardListQuery & { readonly isPlaceholderData: boolean },
  source: string,
): CardListQuery & { readonly isRendered: boolean } {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const current = useMemo(() => ({ source, data }), [source, data]);
  const deferred = useDeferredValue(current);
  const shown = deferred.source === source ? deferred.data : data;
  const isRendered = shown !== undefined && shown === data && !isPlaceholderData;
  return { data: shown, error, isFetching, refetch, isRendered };
}
