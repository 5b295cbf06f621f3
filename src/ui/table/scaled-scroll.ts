/** Browsers limit an element's height to about 15,000,000 pixels. */
export const tallest = 8_000_000;

export interface Scale {
  content: number;
  drawn: number;
  view: number;
}

export function scaleOf(rowCount: number, rowHeight: number, view: number): Scale {
  const content = rowCount * rowHeight;
  return { content, drawn: Math.min(content, tallest), view };
}

export function offsetOf(scrollTop: number, { content, drawn, view }: Scale): number {
  if (content <= drawn) return scrollTop;
  const share = Math.min(1, Math.max(0, scrollTop / Math.max(1, drawn - view)));
  return share * (content - view);
}

export function scrollTopOf(offset: number, { content, drawn, view }: Scale): number {
  if (content <= drawn) return offset;
  return (clampOffset(offset, { content, drawn, view }) / Math.max(1, content - view)) * (drawn - view);
}

export function clampOffset(offset: number, { content, view }: Scale): number {
  return Math.min(Math.max(0, content - view), Math.max(0, offset));
}

/** `to` is exclusive. */
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

export function offsetShowing(row: number, offset: number, rowHeight: number, scale: Scale): number {
  const top = row * rowHeight;
  if (top < offset) return clampOffset(top, scale);
  if (top + rowHeight > offset + scale.view) return clampOffset(top + rowHeight - scale.view, scale);
  return offset;
}
