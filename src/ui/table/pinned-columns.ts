import { useMemo, type CSSProperties } from 'react';

/** The rest of the box scrolls. */
const PINNED_SHARE = 0.4;
const ALONE_SHARE = 0.5;
/** Pixels; a narrower column beside the row numbers is hard to read. */
const MIN_WIDTH = 140;

/** Pixels; `boxWidth` is 0 until it is measured. */
export interface PinnedLayout {
  readonly widths: readonly number[];
  /** End of what stays in view. */
  readonly end: number;
  /** Only the last pinned column stays, without the row numbers. */
  readonly isAlone: boolean;
}

const sum = (widths: readonly number[], start: number) => widths.reduce((total, width) => total + width, start);

/** Narrows the last pinned column until 60 % of the box is free. If too little is left, it stays alone. */
export function pinnedLayout(
  wanted: readonly number[],
  lead: number,
  pinnedColumns: number,
  boxWidth: number,
): PinnedLayout {
  const last = pinnedColumns - 1;
  const width = wanted[last];
  if (width === undefined) return { widths: wanted, end: lead, isAlone: false };
  const room = Math.floor(boxWidth * PINNED_SHARE);
  const before = sum(wanted.slice(0, last), lead);
  if (boxWidth === 0 || before + width <= room) return { widths: wanted, end: before + width, isAlone: false };
  const isAlone = room - before < MIN_WIDTH;
  const kept = isAlone ? Math.min(width, Math.floor(boxWidth * ALONE_SHARE)) : room - before;
  return { widths: wanted.with(last, kept), end: isAlone ? kept : room, isAlone };
}

/** Stable, so that rows do not render again. */
export function usePins(
  { widths, isAlone }: PinnedLayout,
  lead: number,
  pinnedColumns: number,
): readonly (CSSProperties | undefined)[] {
  const starts = widths
    .slice(0, pinnedColumns)
    .map((_, at) => (isAlone ? (at === pinnedColumns - 1 ? 0 : '') : sum(widths.slice(0, at), lead)))
    .join();
  return useMemo(
    () => starts.split(',').map((start) => (start === '' ? undefined : { insetInlineStart: `${start}px` })),
    [starts],
  );
}
