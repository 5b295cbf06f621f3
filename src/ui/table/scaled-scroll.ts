/** Browsers stop laying out elements somewhere above 15,000,000 pixels; we stay well below. */
export const tallest = 8_000_000;

export interface Scale {
  /** Height all rows would have, in pixels. */
  content: number;
  /** Height the scrolled element really has. */
  drawn: number;
  /** Height of the window on the rows. */
  view: number;
}

/** How a number of rows fits a scrolled element: beyond `tallest` the element is shorter than its rows together. */
export function scaleOf(rowCount: number, rowHeight: number, view: number): Scale {
  const content = rowCount * rowHeight;
  return { content, drawn: Math.min(content, tallest), view };
}

/** The offset in the rows that a scroll position stands for. */
export function offsetOf(scrollTop: number, { content, drawn, view }: Scale): number {
  if (content <= drawn) return scrollTop;
  const share = Math.min(1, Math.max(0, scrollTop / Math.max(1, drawn - view)));
  return share * (content - view);
}

/** The scroll position that stands for an offset in the rows. */
export function scrollTopOf(offset: number, { content, drawn, view }: Scale): number {
  if (content <= drawn) return offset;
  return (clampOffset(offset, { content, drawn, view }) / Math.max(1, content - view)) * (drawn - view);
}

/** An offset kept within the rows. */
export function clampOffset(offset: number, { content, view }: Scale): number {
  return Math.min(Math.max(0, content - view), Math.max(0, offset));
}

/** First row in view and the one behind the last, with `extra` rows on both sides. */
export function rowsInView(
  offset: number,
  { view }: Scale,
  rowHeight: number,
  rowCount: number,
  extra: number,
): { from: number; to: number } {
  return {
    from: Math.max(0, Math.floor(offset / rowHeight) - extra),
    to: Math.min(rowCount, Math.ceil((offset + view) / rowHeight) + extra),
  };
}

/** The offset that brings a row fully into view, moving as little as possible. */
export function offsetShowing(row: number, offset: number, rowHeight: number, scale: Scale): number {
  const top = row * rowHeight;
  if (top < offset) return clampOffset(top, scale);
  if (top + rowHeight > offset + scale.view) return clampOffset(top + rowHeight - scale.view, scale);
  return offset;
}
