import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { Schemas } from '#src/contract/types';
import { polled, quiet, stalenessOf } from '#src/data/polling';
import { forgetFarRows, ROWS_PAGE, runQueries, type RowsScope } from '#src/data/runs';

/** Milliseconds; rows that are only scrolled past are not loaded. */
const REST = 80;

/** Pages (from 0) of the rows from `from` to `to` (excluded). */
export function pagesOf(from: number, to: number): readonly number[] {
  const first = Math.floor(Math.max(0, from) / ROWS_PAGE);
  const last = Math.floor(Math.max(from, to - 1, 0) / ROWS_PAGE);
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
  { active, also }: { readonly active: boolean; readonly also: number | undefined },
) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const need = useDebouncedCallback((from: number, to: number) => {
    const next = pagesOf(from, to);
    setWanted((before) => (before.join() === next.join() ? before : next));
  }, REST);

  // The first page always loads, for the total and the fields.
  const head = useQuery({ ...runQueries.rows(taskId, scope, 0), ...polled(active), ...quiet });
  const pages = useMemo(
    () => [...new Set([...wanted, ...(also === undefined ? [] : pagesOf(also, also + 1))])].filter((page) => page > 0),
    [wanted, also],
  );
  const results = useQueries({
    queries: pages.map((page) => ({ ...runQueries.rows(taskId, scope, page), ...polled(active), ...quiet })),
  });
  useEffect(() => {
    forgetFarRows(queries, taskId);
  }, [queries, taskId, pages]);

  // Pages that never loaded, also during a retry, when `error` is null.
  const lost = pages.filter((_, at) => results[at]?.data === undefined && (results[at]?.errorUpdateCount ?? 0) > 0);
  const total = head.data?.total ?? 0;
  const missing: MissingRows | undefined =
    lost.length === 0
      ? undefined
      : {
          from: Math.min(...lost) * ROWS_PAGE + 1,
          to: Math.min(total, (Math.max(...lost) + 1) * ROWS_PAGE),
          error: results.find((result) => result.error !== null && result.data === undefined)?.error ?? null,
        };
  return {
    head,
    missing,
    retryMissing: () =>
      Promise.all(results.filter((_, at) => lost.includes(pages[at] ?? 0)).map((result) => result.refetch())),
    stale: [head, ...results].map(stalenessOf).find((found) => found !== undefined),
    refresh: () => Promise.all([head, ...results].map((result) => result.refetch())),
    need,
    getRow: (index: number): Schemas['DataRow'] | undefined => {
      const page = Math.floor(index / ROWS_PAGE);
      const data = page === 0 ? head.data : results[pages.indexOf(page)]?.data;
      return data?.rows[index % ROWS_PAGE];
    },
    isMissing: (index: number): boolean => lost.includes(Math.floor(index / ROWS_PAGE)),
  };
}
