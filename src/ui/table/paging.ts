export interface PaginationProps {
  /** For several lists on one page. */
  label?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Without it, the size cannot be changed. */
  pageSizes?: readonly number[];
  /** `replace`: Back must not return to a missing page. */
  onChange: (page: number, pageSize: number, replace?: boolean) => void;
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
}

export function pageList(page: number, count: number): (number | 'gap')[] {
  const pages = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((entry) => entry >= 1 && entry <= count)
    .sort((a, b) => a - b);
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1];
    if (before === undefined || entry - before === 1) return [entry];
    return entry - before === 2 ? [entry - 1, entry] : ['gap' as const, entry];
  });
}

/** Keeps the first visible row. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
