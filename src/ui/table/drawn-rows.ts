import { useLayoutEffect, useRef, useState } from 'react';

/** Rows beyond both edges of the view that are drawn, too. */
const BEYOND = 4;
/** Rows that may be drawn in full with one frame; the others are drawn in brief and completed with the next ones. */
const FULL_A_FRAME = 2;
/** Rows passed with one frame from which on nobody reads them: they are drawn in brief until it is slower. */
const RUSH = 5;

/** Which rows (from 0) are drawn, `to` excluded, and which of them in full. */
export interface DrawnRows {
  readonly from: number;
  readonly to: number;
  readonly full: ReadonlySet<number>;
}

const none: DrawnRows = { from: 0, to: 0, full: new Set() };

/**
 * The rows to draw next: `from` to `to`, those full that are full already, and so many more as `budget` allows, the middle of
 * the view first. Gives `before` itself when nothing changes.
 */
export function nextDrawn(before: DrawnRows, from: number, to: number, budget: number): DrawnRows {
  const wanted = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  const middle = (from + to - 1) / 2;
  const brief = wanted
    .filter((index) => !before.full.has(index))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .slice(0, budget);
  if (before.from === from && before.to === to && brief.length === 0) return before;
  return { from, to, full: new Set([...wanted.filter((index) => before.full.has(index)), ...brief]) };
}

/** The rows of `count` that a box shows which has scrolled by `top` and is `height` pixels high; none in a box without height. */
export function rowsAround(
  top: number,
  height: number,
  rowHeight: number,
  count: number,
): { from: number; to: number } {
  if (height <= 0) return { from: 0, to: 0 };
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + BEYOND);
  return { from: Math.min(to, Math.max(0, Math.floor(top / rowHeight) - BEYOND)), to };
}

/**
 * The rows of a scrolled box to draw, one look a frame: at rest all of them in full, while it is scrolled only so many that a
 * frame holds them.
 */
export function useDrawnRows(box: HTMLElement | null, count: number, rowHeight: number): DrawnRows {
  const [drawn, setDrawn] = useState(none);
  const current = useRef(none);
  useLayoutEffect(() => {
    if (!box) return;
    let frame = 0;
    // Read when it may have changed and never in between: asking for it makes the browser lay out what was just drawn.
    let top = box.scrollTop;
    let height = box.clientHeight;
    let seen = top;
    const look = (budget: number) => {
      const { from, to } = rowsAround(top, height, rowHeight, count);
      current.current = nextDrawn(current.current, from, to, budget);
      setDrawn(current.current);
    };
    const step = () => {
      frame = 0;
      const passed = Math.abs(top - seen) / rowHeight;
      seen = top;
      look(passed > RUSH ? 0 : FULL_A_FRAME);
      const { from, to, full } = current.current;
      if (passed > 0 || full.size < to - from) soon();
    };
    const soon = () => {
      frame ||= requestAnimationFrame(step);
    };
    const onScroll = () => {
      top = box.scrollTop;
      soon();
    };
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            height = box.clientHeight;
            look(Infinity);
          });
    box.addEventListener('scroll', onScroll, { passive: true });
    observer?.observe(box);
    look(Infinity);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [box, count, rowHeight]);
  return drawn;
}
