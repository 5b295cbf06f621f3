import { useLayoutEffect, useMemo, useState, type CSSProperties } from 'react';
import { classNames } from '../class-names';
import type { Column } from './columns';
import styles from './table.module.css';

export function cellClass<T>(column: Column<T>, at: number, isSelectable: boolean): string {
  return classNames(
    styles.cell,
    at === 0 && styles.first,
    at === 0 && isSelectable && styles.afterCheckbox,
    column.align === 'end' && styles.end,
    column.align === 'center' && styles.center,
    column.wrap && styles.wrap,
    column.fullWidthInCards && styles.fullWidth,
  );
}

/** Pixels. */
const CELL_PADDING = 24;
const DIGIT_WIDTH = 8;

/** Widens numeric columns. Returns the same array until digits are added. */
export function useNumberColumnWidths<T>(columns: readonly Column<T>[], rows: readonly T[]): readonly Column<T>[] {
  const longest = columns
    .map(({ numberText }) => (numberText ? rows.reduce((max, row) => Math.max(max, numberText(row).length), 0) : 0))
    .join();
  return useMemo(() => {
    const digits = longest.split(',').map(Number);
    return columns.map((column, at) => {
      const count = digits[at] ?? 0;
      if (count === 0) return column;
      const { width, minWidth = width ?? 96, fluidWidth = `${String(minWidth)}px` } = column;
      const room = `${String(count)}ch + ${String(CELL_PADDING)}px`;
      return {
        ...column,
        minWidth: Math.max(minWidth, count * DIGIT_WIDTH + CELL_PADDING),
        fluidWidth: `max(${fluidWidth}, ${room})`,
      };
    });
  }, [columns, longest]);
}

/** Pixels. */
export function minTableWidth<T>(columns: readonly Column<T>[], isSelectable: boolean): number {
  return columns.reduce((sum, column) => sum + (column.minWidth ?? column.width ?? 96), isSelectable ? 44 : 0);
}

/** The first column is sticky, so it takes at most half of a small box. */
export function widthOf<T>(column: Column<T>, first: boolean, fixed: boolean): CSSProperties | undefined {
  if (column.fluidWidth !== undefined) return { width: column.fluidWidth };
  if (fixed) return column.width === undefined ? undefined : { width: column.width };
  const width = column.width ?? column.minWidth;
  if (width === undefined) return undefined;
  return { width: first ? `min(${String(width)}px, 45cqi)` : width };
}

export function tracksOf<T>(columns: readonly Column<T>[], isSelectable: boolean): string {
  const tracks = columns.map((column, at) => {
    const { fluidWidth, width, minWidth = 96 } = column;
    if (fluidWidth !== undefined) return fluidWidth;
    if (width !== undefined) return `${String(width)}px`;
    return `minmax(${at === 0 ? `min(${String(minWidth)}px, 45cqi)` : `${String(minWidth)}px`}, 1fr)`;
  });
  return [...(isSelectable ? ['44px'] : []), ...tracks].join(' ');
}

/** Only an overflowing box scrolls; otherwise the header sticks to the page. */
export function useIsOverflowing(element: HTMLElement | null): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
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
  }, [element]);
  return wide;
}
