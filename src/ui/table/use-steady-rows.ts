import { useState } from 'react';

/** What a list says of itself so that its rows can keep their place. */
export interface Steady {
  /** Which list it is: in another order, under other filters or on another page no row has a place yet. */
  readonly list: string;
  /** Whether a row that is in no answer any more was taken out on purpose, and goes at once. */
  readonly isTakenOut: (key: string) => boolean;
}

/** The length of the longest rising part of a sequence of numbers. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    ends[ends.findLastIndex((end) => end < number) + 1] = number;
  }
  return ends.length;
}

/** How many rows have another place, have come or have gone: the fewest that explain the difference. */
export function movedRows(shown: readonly string[], present: readonly string[]): number {
  const places = new Map(shown.map((key, at) => [key, at]));
  const stayed = longestRise(present.flatMap((key) => places.get(key) ?? []));
  return Math.max(shown.length, present.length) - stayed;
}

/**
 * The rows as they are shown: while `held` each keeps its place, up to date, and rows that came are left out; otherwise as they are
 * present. `moved` says how many are elsewhere by now, `update` shows them there.
 */
export function useSteadyRows<T>(
  present: readonly T[] | undefined,
  rowKey: (row: T) => string,
  steady: Steady | undefined,
  held: boolean,
): { readonly rows: readonly T[] | undefined; readonly moved: number; readonly update: () => void } {
  const [kept, setKept] = useState({ list: steady?.list, present, rows: present });
  let { rows } = kept;
  if (kept.present !== present || kept.list !== steady?.list || (!held && kept.rows !== present)) {
    rows = present;
    if (held && present && kept.rows && kept.list === steady?.list) {
      const byKey = new Map(present.map((row) => [rowKey(row), row]));
      rows = kept.rows.flatMap((row) => {
        const key = rowKey(row);
        return byKey.get(key) ?? (steady?.isTakenOut(key) ? [] : [row]);
      });
      if (rows.length === present.length && rows.every((row, at) => row === present[at])) rows = present;
    }
    setKept({ list: steady?.list, present, rows });
  }
  const moved = rows && present && rows !== present ? movedRows(rows.map(rowKey), present.map(rowKey)) : 0;
  return {
    rows,
    moved,
    update: () => {
      setKept({ list: steady?.list, present, rows: present });
    },
  };
}
