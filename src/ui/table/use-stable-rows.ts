import { useState } from 'react';

/** What a table needs to know of its list to keep rows in their places while the pointer or the focus is in it. */
export interface RowOrder {
  /** Key of the order, filters and page: with another key the rows are shown as they come. */
  readonly list: string;
  /** Whether the user removed a row that is missing from the answer: it disappears at once. */
  readonly isRemoved: (key: string) => boolean;
}

/** The length of the longest increasing subsequence. */
function longestIncreasingSubsequence(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    ends[ends.findLastIndex((end) => end < number) + 1] = number;
  }
  return ends.length;
}

/** The smallest number of rows that were moved, added or removed between the two orders. */
export function movedRows(shown: readonly string[], present: readonly string[]): number {
  const places = new Map(shown.map((key, at) => [key, at]));
  const stayed = longestIncreasingSubsequence(present.flatMap((key) => places.get(key) ?? []));
  return Math.max(shown.length, present.length) - stayed;
}

/**
 * The rows to show. While `frozen`, each row keeps its place and shows its new values, and new rows are left out. `moved` counts the rows
 * that have another place by now; `update` shows them there.
 */
export function useStableRows<T>(
  present: readonly T[] | undefined,
  rowKey: (row: T) => string,
  rowOrder: RowOrder | undefined,
  frozen: boolean,
): { readonly rows: readonly T[] | undefined; readonly moved: number; readonly update: () => void } {
  const [kept, setKept] = useState({ list: rowOrder?.list, present, rows: present });
  let { rows } = kept;
  if (kept.present !== present || kept.list !== rowOrder?.list || (!frozen && kept.rows !== present)) {
    rows = present;
    // An empty list has no row to keep in its place.
    if (frozen && present && kept.rows?.length && kept.list === rowOrder?.list) {
      const byKey = new Map(present.map((row) => [rowKey(row), row]));
      rows = kept.rows.flatMap((row) => {
        const key = rowKey(row);
        return byKey.get(key) ?? (rowOrder?.isRemoved(key) ? [] : [row]);
      });
      if (rows.length === present.length && rows.every((row, at) => row === present[at])) rows = present;
    }
    setKept({ list: rowOrder?.list, present, rows });
  }
  const moved = rows && present && rows !== present ? movedRows(rows.map(rowKey), present.map(rowKey)) : 0;
  return {
    rows,
    moved,
    update: () => {
      setKept({ list: rowOrder?.list, present, rows: present });
    },
  };
}
