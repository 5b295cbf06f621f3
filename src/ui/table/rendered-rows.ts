import { useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 4;
const MAX_FULL_PER_FRAME = 2;
/** Rows per frame above which none is completed. */
const FAST_ROWS_PER_FRAME = 5;

/** `to` is exclusive. */
export interface RenderedRows {
  readonly from: number;
  readonly to: number;
  readonly full: ReadonlySet<number>;
}

const none: RenderedRows = { from: 0, to: 0, full: new Set() };

/** Completes up to `budget` rows, from the middle. Returns `before` if nothing changes. */
export function nextRenderedRows(before: RenderedRows, from: number, to: number, budget: number): RenderedRows {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  const middle = (from + to - 1) / 2;
  const brief = indexes
    .filter((index) => !before.full.has(index))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .slice(0, budget);
  if (before.from === from && before.to === to && brief.length === 0) return before;
  return { from, to, full: new Set([...indexes.filter((index) => before.full.has(index)), ...brief]) };
}

export function rowsAround(
  top: number,
  height: number,
  rowHeight: number,
  count: number,
): { from: number; to: number } {
  if (height <= 0) return { from: 0, to: 0 };
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  return { from: Math.min(to, Math.max(0, Math.floor(top / rowHeight) - OVERSCAN)), to };
}

/** While scrolling, renders only what fits in a frame. */
export function useRenderedRows(box: HTMLElement | null, count: number, rowHeight: number): RenderedRows {
  const [drawn, setDrawn] = useState(none);
  const current = useRef(none);
  useLayoutEffect(() => {
    if (!box) return;
    let frame = 0;
    // Cached, because reading it after a render forces a layout.
    let top = box.scrollTop;
    let height = box.clientHeight;
    let seen = top;
    const update = (budget: number) => {
      const { from, to } = rowsAround(top, height, rowHeight, count);
      current.current = nextRenderedRows(current.current, from, to, budget);
      setDrawn(current.current);
    };
    const step = () => {
      frame = 0;
      const passed = Math.abs(top - seen) / rowHeight;
      seen = top;
      update(passed > FAST_ROWS_PER_FRAME ? 0 : MAX_FULL_PER_FRAME);
      const { from, to, full } = current.current;
      if (passed > 0 || full.size < to - from) scheduleFrame();
    };
    const scheduleFrame = () => {
      frame ||= requestAnimationFrame(step);
    };
    const onScroll = () => {
      top = box.scrollTop;
      scheduleFrame();
    };
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            height = box.clientHeight;
            update(Infinity);
          });
    box.addEventListener('scroll', onScroll, { passive: true });
    observer?.observe(box);
    update(Infinity);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [box, count, rowHeight]);
  return drawn;
}
