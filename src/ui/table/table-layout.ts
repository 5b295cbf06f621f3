import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { classNames } from '../class-names';
import type { Column } from './columns';
import styles from './table.module.css';

/** The classes of a cell: the first column stays in view, numbers end aligned. */
export function cellClass<T>(column: Column<T>, at: number, picks: boolean): string {
  return classNames(
    styles['cell'],
    at === 0 && styles['first'],
    at === 0 && picks && styles['afterPick'],
    column.align === 'end' && styles['end'],
    column.align === 'center' && styles['center'],
    column.wrap && styles['wrap'],
  );
}

/** The first column stays on screen while the others scroll: it never takes more than half of a small box. */
export function widthOf<T>(column: Column<T>, first: boolean): CSSProperties | undefined {
  const width = column.width ?? column.minWidth;
  if (width === undefined) return undefined;
  return { width: first ? `min(${String(width)}px, 45cqi)` : width };
}

/** Whether what is inside is wider than the box; only then the box scrolls, so that otherwise the head sticks to the page. */
export function useOverflows(box: { current: HTMLElement | null }): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const inner = element.querySelector('table');
      setWide((inner?.offsetWidth ?? 0) > element.clientWidth + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    measure();
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return wide;
}
