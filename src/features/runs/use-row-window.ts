import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Schemas } from '../../contract/types';
import { ROWS_PAGE, runQueries, type RowsScope } from '../../data/runs';
import { polling } from './use-run';

/** A window that is only scrolled past is not asked for. */
const REST = 80;

/** The pages (from 0) that hold the rows from `from` (included) to `to` (excluded). */
export function pagesOf(from: number, to: number): readonly number[] {
  const first = Math.floor(Math.max(0, from) / ROWS_PAGE);
  const last = Math.floor(Math.max(from, to - 1, 0) / ROWS_PAGE);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/**
 * The rows in view and no others, in pages of 100 from page 0 (CONST-05): so that a million rows scroll as well as ten.
 * `active` looks again every five seconds (TASK-29); `also` is a row (from 0) wanted besides those in view.
 */
export function useRowWindow(
  taskId: string,
  scope: RowsScope,
  { active, also }: { readonly active: boolean; readonly also: number | undefined },
) {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const need = useCallback((from: number, to: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const next = pagesOf(from, to);
      setWanted((before) => (before.join() === next.join() ? before : next));
    }, REST);
  }, []);

  // The first page tells how many rows there are and what fields they have, wherever the view stands.
  const head = useQuery({ ...runQueries.rows(taskId, scope, 0), ...polling(active) });
  const pages = useMemo(
    () => [...new Set([...wanted, ...(also === undefined ? [] : pagesOf(also, also + 1))])].filter((page) => page > 0),
    [wanted, also],
  );
  const results = useQueries({
    queries: pages.map((page) => ({ ...runQueries.rows(taskId, scope, page), ...polling(active) })),
  });
  const getRow = (index: number): Schemas['DataRow'] | undefined => {
    const page = Math.floor(index / ROWS_PAGE);
    const data = page === 0 ? head.data : results[pages.indexOf(page)]?.data;
    return data?.rows[index % ROWS_PAGE];
  };
  const failed = results.some((result) => result.error !== null);
  return { head, failed, need, getRow };
}
