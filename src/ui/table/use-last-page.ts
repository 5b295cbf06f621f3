import { useEffect, useEffectEvent } from 'react';
import { pageCount, type PaginationProps } from './paging';

/**
 * Goes to the last page when the page of a list is behind it: the address names one that never was, or the last row of the page has
 * gone. Gives true while the list has rows and none of them is here yet, so that nobody says that there are none.
 */
export function useLastPage(pagination: PaginationProps | undefined, isEmpty: boolean): boolean {
  const { page = 1, pageSize = 1, total = 0 } = pagination ?? {};
  const hasRowsElsewhere = isEmpty && total > 0;
  const last = pageCount(total, pageSize);
  const goToLast = useEffectEvent(() => {
    pagination?.onChange(last, pageSize, true);
  });
  const isBehind = hasRowsElsewhere && page > last;
  useEffect(() => {
    if (isBehind) goToLast();
  }, [isBehind, last]);
  return hasRowsElsewhere;
}
