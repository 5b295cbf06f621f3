import { useState } from 'react';

export interface RowOrder {
  /** A new key shows the latest order. */
  readonly listKey: string;
  /** Whether the user removed the row: it disappears immediately. */
  readonly isRemoved: (key: string) => boolean;
}

function longestIncreasingSubsequence(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    ends[ends.findLastIndex((end) => end < number) + 1] = number;
  }
  return ends.length;
}

export function countMovedRows(shown: readonly string[], present: readonly string[]): number {
  const places = new Map(shown.map((key, at) => [key, at]));
  const stayed = longestIncreasingSubsequence(present.flatMap((key) => places.get(key) ?? []));
  return Math.max(shown.length, present.length) - stayed;
}

/** While `frozen`, rows update but keep their order. */
export function useStableRows<T>(
  present: readonly T[] | undefined,
  rowKey: (row: T) => string,
  rowOrder: RowOrder | undefined,
  frozen: boolean,
): { readonly rows: readonly T[] | undefined; readonly moved: number; readonly update: () => void } {
  const [previous, setPrevious] = useState({ list: rowOrder?.listKey, present, rows: present });
  let { rows } = previous;
  if (previous.present !== present || previous.list !== rowOrder?.listKey || (!frozen && previous.rows !== present)) {
    rows = present;
    if (frozen && present && previous.rows?.length && previous.list === rowOrder?.listKey) {
      const byKey = new Map(present.map((row) => [rowKey(row), row]));
      rows = previous.rows.flatMap((row) => {
        const key = rowKey(row);
        return byKey.get(key) ?? (rowOrder?.isRemoved(key) ? [] : [row]);
      });
      if (rows.length === present.length && rows.every((row, at) => row === present[at])) rows = present;
    }
    setPrevious({ list: rowOrder?.listKey, present, rows });
  }
  const moved = rows && present && rows !== present ? countMovedRows(rows.map(rowKey), present.map(rowKey)) : 0;
  return {
    rows,
    moved,
    update: () => {
      setPrevious({ list: rowOrder?.listKey, present, rows: present });
    },
  };
}
