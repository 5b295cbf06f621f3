import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { Schemas } from '#src/contract/types';
import { pollingOptions, quietOptions, stalenessOf } from '#src/data/polling';
import { pruneRowWindows, ROWS_PAGE_SIZE, runQueries, type RowsScope } from '#src/data/runs';

/** Milliseconds; rows that are only scrolled past are not loaded. */
const LOAD_DELAY = 80;

export function pagesOf(from: number, to: number): readonly number[] {
  const first = Math.floor(Math.max(0, from) / ROWS_PAGE_SIZE);
  const last = Math.floor(Math.max(from, to - 1, 0) / ROWS_PAGE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** Row numbers from 1, both included. */
export interface MissingRows {
  readonly from: number;
  readonly to: number;
  readonly error: unknown;
}

/** Loads only the rows in view, in pages of 100 (CONST-05), and one more row if given. */
export function useRowWindow(
  taskId: string,
  scope: RowsScope,
  { active, also: extraRow }: { readonly active: boolean; readonly also: number | undefined },
) {
  const queries = useQueryClient();
  const [rangePages, setRangePages] = useState<readonly number[]>([0]);
  const loadRange = useDebouncedCallback((from: number, to: number) => {
    const next = pagesOf(from, to);
    setRangePages((before) => (before.join() === next.join() ? before : next));
  }, LOAD_DELAY);

  // The first page always loads, for the total and the fields.
  const head = useQuery({ ...runQueries.rows(taskId, scope, 0), ...pollingOptions(active), ...quietOptions });
  const pages = useMemo(
    () =>
      [...new Set([...rangePages, ...(extraRow === undefined ? [] : pagesOf(extraRow, extraRow + 1))])].filter(
        (page) => page > 0,
      ),
    [rangePages, extraRow],
  );
  const results = useQueries({
    queries: pages.map((page) => ({
      ...runQueries.rows(taskId, scope, page),
      ...pollingOptions(active),
      ...quietOptions,
    })),
  });
  useEffect(() => {
    pruneRowWindows(queries, taskId);
  }, [queries, taskId, pages]);

  // Pages that never loaded, also during a retry, when `error` is null.
  const failedPages = pages.filter(
    (_, at) => results[at]?.data === undefined && (results[at]?.errorUpdateCount ?? 0) > 0,
  );
  const total = head.data?.total ?? 0;
  const missing: MissingRows | undefined =
    failedPages.length === 0
      ? undefined
      : {
          from: Math.min(...failedPages) * ROWS_PAGE_SIZE + 1,
          to: Math.min(total, (Math.max(...failedPages) + 1) * ROWS_PAGE_SIZE),
          error: results.find((result) => result.error !== null && result.data === undefined)?.error ?? null,
        };
  return {
    head,
    missing,
    retryMissing: () =>
      Promise.all(results.filter((_, at) => failedPages.includes(pages[at] ?? 0)).map((result) => result.refetch())),
    stale: [head, ...results].map(stalenessOf).find((found) => found !== undefined),
    refresh: () => Promise.all([head, ...results].map((result) => result.refetch())),
    need: loadRange,
    getRow: (index: number): Schemas['DataRow'] | undefined => {
      const page = Math.floor(index / ROWS_PAGE_SIZE);
      const data = page === 0 ? head.data : results[pages.indexOf(page)]?.data;
      return data?.rows[index % ROWS_PAGE_SIZE];
    },
    isMissing: (index: number): boolean => failedPages.includes(Math.floor(index / ROWS_PAGE_SIZE)),
  };
}
