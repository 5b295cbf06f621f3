export interface PaginationProps {
  /** What is paged, where another list with pages stands beside it. */
  label?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  pageSizes?: readonly number[];
  /** `replace` for a redirect: Back must not return to the page that does not exist. */
  onChange: (page: number, pageSize: number, replace?: boolean) => void;
}

/** How many pages there are; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
}

/** The page numbers to offer, with 'gap' where some are left out: first, last and two around the current one. */
export function pageList(page: number, count: number): (number | 'gap')[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((entry) => entry >= 1 && entry <= count)
    .sort((a, b) => a - b);
  return wanted.flatMap((entry, index) => {
    const before = wanted[index - 1];
    if (before === undefined || entry - before === 1) return [entry];
    return entry - before === 2 ? [entry - 1, entry] : ['gap' as const, entry];
  });
}

/** The page that still shows the first row on screen when the size changes. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
