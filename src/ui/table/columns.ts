import type { ReactNode } from 'react';
import type { BoneShape } from '../skeleton';

/** One column of a table. */
export interface Column<T> {
  key: string;
  /** Its heading, a plain text because sorting and cells are named by it. */
  title: string;
  cell: (row: T, index: number) => ReactNode;
  /** Pixels; without it the column shares what is left. */
  width?: number;
  /** A CSS width in place of `width` that follows the box (cqi); say its least in `minWidth`. */
  fluidWidth?: string;
  /** Pixels it never goes below; the table then scrolls sideways. */
  minWidth?: number;
  /** The number of a row as its cell has it: the column is never narrower than the longest of them, so that none is cut. */
  written?: (row: T) => string;
  align?: 'start' | 'end' | 'center';
  /** Whether the heading sorts. */
  sortable?: boolean;
  /** The shape of its cells while loading. */
  skeleton?: BoneShape;
  /** The heading is there for assistive technology only (actions). */
  titleHidden?: boolean;
  /** Lets the text break into lines; otherwise it is cut with an ellipsis. */
  wrap?: boolean;
}

export interface Sort {
  key: string;
  order: 'ascend' | 'descend';
}

/** The order a heading gives when pressed: ascending, descending, none; a list that is `always` sorted only turns round. */
export function nextSort(sort: Sort | undefined, key: string, always = false): Sort | undefined {
  if (sort?.key !== key) return { key, order: 'ascend' };
  if (sort.order === 'ascend') return { key, order: 'descend' };
  return always ? { key, order: 'ascend' } : undefined;
}

export interface Selection<T> {
  selected: ReadonlySet<string>;
  /** All selected keys, those of other pages included. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why a row cannot be selected; undefined when it can. */
  reasonOf?: (row: T) => string | undefined;
}

/** The selection after 'select all on this page' is switched: other pages keep theirs. */
export function withPage(selected: ReadonlySet<string>, pageKeys: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of pageKeys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
