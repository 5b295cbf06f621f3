import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { classNames } from '../class-names';
import { pinnedLayout, usePins } from './pinned-columns';
import { clampOffset, offsetOf, offsetToShow, rowsInView, scaleOf, scrollTopOf } from './scaled-scroll';
import { useFastScroll } from './use-fast-scroll';
import { cellIdOf, GridRow, type GridColumn } from './virtual-grid-row';
import styles from './virtual-grid.module.css';

export interface VirtualGridHandle {
  goToRow: (index: number) => void;
}

export interface VirtualGridProps<T> {
  label: string;
  columns: readonly GridColumn<T>[];
  rowCount: number;
  /** undefined while loading. */
  getRow: (index: number) => T | undefined;
  /** For rows that could not be loaded. */
  missing?: { text: string; has: (index: number) => boolean };
  /** `to` is exclusive. */
  onRangeNeeded: (from: number, to: number) => void;
  /** Pixels. */
  height: number;
  /** On Enter or a double click. */
  onActivate?: (index: number, columnKey: string) => void;
  /** On Ctrl+C. */
  onCopy?: (index: number, columnKey: string) => void;
  /** Adds a first column with this title. */
  rowNumbers?: { title: string };
  /** Columns that stay in view beside the row numbers. In a narrow box only the last of them does. */
  pinnedColumns?: number;
  density?: keyof typeof rowHeights;
  ref?: Ref<VirtualGridHandle>;
}

/** Pixels. */
const rowHeights = { compact: 32, roomy: 40 } as const;
const headHeight = 36;
/** Pixels, for at least three digits. */
const numberWidthOf = (rowCount: number) => 36 + 8 * Math.max(3, String(rowCount).length);

export function VirtualGrid<T>({
  label,
  columns,
  rowCount,
  getRow,
  missing,
  onRangeNeeded,
  height,
  onActivate,
  onCopy,
  rowNumbers,
  pinnedColumns = 0,
  density = 'roomy',
  ref,
}: VirtualGridProps<T>) {
  const id = useId();
  const rowHeight = rowHeights[density];
  const box = useRef<HTMLDivElement>(null);
  // In rows, so that another density keeps the place.
  const [place, setPlace] = useState(0);
  const [active, setActive] = useState({ row: -1, column: 0 });
  const [boxHeight, setBoxHeight] = useState(height - 2);
  const [boxWidth, setBoxWidth] = useState(0);
  // Ignores our own scroll events, which would round the offset.
  const expected = useRef<number>(undefined);
  const view = Math.max(rowHeight, boxHeight - headHeight);
  const scale = scaleOf(rowCount, rowHeight, view);
  const at = clampOffset(place * rowHeight, scale);
  const { from, to } = rowsInView(at, scale, rowHeight, rowCount, 4);
  const lead = rowNumbers ? numberWidthOf(rowCount) : 0;
  const wanted = columns.map((column) => column.width ?? 160);
  const pinned = pinnedLayout(wanted, lead, pinnedColumns, boxWidth);
  const { widths } = pinned;
  const pins = usePins(pinned, lead, pinnedColumns);
  const total = lead + widths.reduce((sum, width) => sum + width, 0);
  const growable = columns.flatMap(({ canGrow }, index) => (canGrow && index >= pinnedColumns ? [index] : []));
  const growing = growable.length > 0 ? growable : [columns.length - 1];
  const template = [
    ...(rowNumbers ? [`${String(lead)}px`] : []),
    ...widths.map((width, index) =>
      growing.includes(index) ? `minmax(${String(width)}px, ${String(width)}fr)` : `${String(width)}px`,
    ),
  ].join(' ');

  const needRange = useEffectEvent(onRangeNeeded);
  useEffect(() => {
    if (to > from) needRange(from, to);
  }, [from, to]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setBoxHeight(element.clientHeight);
      setBoxWidth(element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
    };
  }, []);

  const scrollTo = (next: number) => {
    const top = Math.round(scrollTopOf(next, scale));
    if (box.current && Math.round(box.current.scrollTop) !== top) {
      expected.current = top;
      box.current.scrollTop = top;
    }
  };
  const moveTo = (next: number) => {
    const bounded = clampOffset(next, scale);
    setPlace(bounded / rowHeight);
    scrollTo(bounded);
  };
  const keepPlace = useEffectEvent(() => {
    scrollTo(at);
  });
  useLayoutEffect(() => {
    keepPlace();
  }, [rowHeight]);
  const [isScrollingFast, onScrollBy] = useFastScroll();
  // On a scaled element the wheel would skip rows.
  const turn = useEffectEvent((event: WheelEvent) => {
    const isScaled = scale.contentHeight > scale.elementHeight;
    if (!isScaled || event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === 1 ? rowHeight : 1);
    onScrollBy(turned, view, event.timeStamp);
    moveTo(at + turned);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => turn(event);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  const focusCell = (row: number, column: number) => {
    const next = {
      row: Math.min(rowCount - 1, Math.max(0, row)),
      column: Math.min(columns.length - 1, Math.max(0, column)),
    };
    setActive(next);
    moveTo(offsetToShow(next.row, at, rowHeight, scale));
    const element = box.current;
    if (!element) return;
    const start = lead + widths.slice(0, next.column).reduce((sum, width) => sum + width, 0);
    const end = start + (widths[next.column] ?? 0);
    if (pins[next.column]) return;
    if (start < element.scrollLeft + pinned.end) element.scrollLeft = start - pinned.end;
    else if (end > element.scrollLeft + element.clientWidth) element.scrollLeft = end - element.clientWidth;
  };
  useImperativeHandle(ref, () => ({
    goToRow: (index) => {
      focusCell(index, active.column);
      box.current?.focus();
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || rowCount === 0) return;
    const page = Math.max(1, Math.floor(view / rowHeight) - 1);
    const row = Math.max(0, active.row);
    const { column } = active;
    const all = event.ctrlKey || event.metaKey;
    const targets: Record<string, [number, number]> = {
      ArrowDown: [active.row < 0 ? 0 : row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      PageDown: [row + page, column],
      PageUp: [row - page, column],
      Home: [all ? 0 : row, 0],
      End: [all ? rowCount - 1 : row, columns.length - 1],
    };
    const target = targets[event.key];
    if (target) {
      event.preventDefault();
      focusCell(...target);
    } else if (event.key === 'Enter' && active.row >= 0) {
      const key = columns[column]?.key;
      if (key !== undefined) onActivate?.(active.row, key);
    } else if (
      event.key.toLowerCase() === 'c' &&
      all &&
      active.row >= 0 &&
      onCopy &&
      getSelection()?.isCollapsed !== false
    ) {
      const key = columns[column]?.key;
      if (key === undefined) return;
      event.preventDefault();
      onCopy(active.row, key);
    }
  };

  const selectCell = useCallback((row: number, column: number) => {
    setActive({ row, column });
  }, []);
  const shownActive = active.row >= from && active.row < to;
  const first = rowNumbers ? 2 : 1;
  const top = scrollTopOf(at, scale) + from * rowHeight - at;
  const size: CSSProperties & Record<'--gl-row', string> = {
    '--gl-row': `${String(rowHeight)}px`,
    height: Math.min(height, headHeight + scale.contentHeight + 2),
  };
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (rowNumbers ? 1 : 0)}
      aria-readonly="true"
      aria-activedescendant={shownActive ? cellIdOf(id, active.row, active.column) : undefined}
      className={classNames(styles.grid, pinned.isAlone && styles.freeNumbers)}
      style={size}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        const key = columns[active.column]?.key;
        if (active.row >= 0 && key !== undefined) onActivate?.(active.row, key);
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget && active.row < 0 && rowCount > 0)
          setActive({ row: Math.round(at / rowHeight), column: 0 });
      }}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget;
        if (expected.current !== undefined && Math.abs(scrollTop - expected.current) <= 1) {
          expected.current = undefined;
          return;
        }
        expected.current = undefined;
        const next = offsetOf(scrollTop, scale);
        onScrollBy(next - at, view, event.timeStamp);
        setPlace(next / rowHeight);
      }}
    >
      <div role="rowgroup" className={styles.head} style={{ minWidth: total }}>
        <div role="row" aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: template }}>
          {rowNumbers && (
            <div role="columnheader" aria-colindex={1} className={classNames(styles.cell, styles.number)}>
              {rowNumbers.title}
            </div>
          )}
          {columns.map((column, index) => (
            <div
              key={column.key}
              role="columnheader"
              title={typeof column.title === 'string' ? column.title : undefined}
              aria-colindex={index + first}
              className={classNames(styles.cell, column.align === 'end' && styles.end, pins[index] && styles.pinned)}
              style={pins[index]}
            >
              {column.title}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: scale.elementHeight, minWidth: total }}>
        <div role="presentation" className={styles.window} style={{ transform: `translateY(${String(top)}px)` }}>
          {Array.from({ length: to - from }, (_, step) => {
            const index = from + step;
            const brief = isScrollingFast && index !== active.row;
            return (
              <GridRow<T>
                key={index}
                gridId={id}
                index={index}
                row={brief ? undefined : getRow(index)}
                missingMessage={missing?.has(index) ? missing.text : undefined}
                columns={columns}
                hasRowNumbers={rowNumbers !== undefined}
                isBrief={brief}
                template={template}
                currentColumn={index === active.row ? active.column : -1}
                onSelect={selectCell}
                pins={pins}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
