/** Browsers limit an element's height to about 15,000,000 pixels. */
export const MAX_HEIGHT = 8_000_000;

export interface Scale {
  contentHeight: number;
  elementHeight: number;
  viewHeight: number;
}

export function scaleOf(rowCount: number, rowHeight: number, view: number): Scale {
  const content = rowCount * rowHeight;
  return { contentHeight: content, elementHeight: Math.min(content, MAX_HEIGHT), viewHeight: view };
}

export function offsetOf(scrollTop: number, { contentHeight, elementHeight, viewHeight }: Scale): number {
  if (contentHeight <= elementHeight) return scrollTop;
  const share = Math.min(1, Math.max(0, scrollTop / Math.max(1, elementHeight - viewHeight)));
  return share * (contentHeight - viewHeight);
}

export function scrollTopOf(offset: number, { contentHeight, elementHeight, viewHeight }: Scale): number {
  if (contentHeight <= elementHeight) return offset;
  return (
    (clampOffset(offset, { contentHeight, elementHeight, viewHeight }) / Math.max(1, contentHeight - viewHeight)) *
    (elementHeight - viewHeight)
  );
}

export function clampOffset(offset: number, { contentHeight, viewHeight }: Scale): number {
  return Math.min(Math.max(0, contentHeight - viewHeight), Math.max(0, offset));
}

/** `to` is exclusive. */
export function rowsInView(
  offset: number,
  { viewHeight }: Scale,
  rowHeight: number,
  rowCount: number,
  extra: number,
): { from: number; to: number } {
  return {
    from: Math.max(0, Math.floor(offset / rowHeight) - extra),
    to: Math.min(rowCount, Math.ceil((offset + viewHeight) / rowHeight) + extra),
  };
}

export function offsetToShow(row: number, offset: number, rowHeight: number, scale: Scale): number {
  const top = row * rowHeight;
  if (top < offset) return clampOffset(top, scale);
  if (top + rowHeight > offset + scale.viewHeight) return clampOffset(top + rowHeight - scale.viewHeight, scale);
  return offset;
}
