import type { ReactNode } from 'react';
import type { BoneShape } from '../skeleton';

export interface Column<T> {
  key: string;
  /** Plain text, because it names sort buttons. */
  title: string;
  cell: (row: T, index: number) => ReactNode;
  /** Pixels; by default the column shares the rest. */
  width?: number;
  /** CSS width with container units; needs `minWidth`. */
  fluidWidth?: string;
  /** Pixels; below it the table scrolls. */
  minWidth?: number;
  /** The cell's text; the column fits the longest. */
  numberText?: (row: T) => string;
  align?: 'start' | 'end' | 'center';
  sortable?: boolean;
  skeleton?: BoneShape;
  titleHidden?: boolean;
  wrap?: boolean;
  fullWidthInCards?: boolean;
}

export interface Sort {
  key: string;
  order: 'ascend' | 'descend';
}

/** `always` skips the unsorted state. */
export function nextSort(sort: Sort | undefined, key: string, alwaysSorted = false): Sort | undefined {
  if (sort?.key !== key) return { key, order: 'ascend' };
  if (sort.order === 'ascend') return { key, order: 'descend' };
  return alwaysSorted ? { key, order: 'ascend' } : undefined;
}

export interface Selection<T> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why a row cannot be selected. */
  disabledReasonOf?: (row: T) => string | undefined;
}

export function withPageSelection(
  selected: ReadonlySet<string>,
  pageKeys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of pageKeys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
