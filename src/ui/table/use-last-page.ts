import { useEffect, useEffectEvent } from 'react';
import { pageCount, type PaginationProps } from './paging';

/** Leaves a page that no longer exists. Returns true while other pages have rows. */
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
