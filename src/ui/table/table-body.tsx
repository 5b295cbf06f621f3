import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode } from 'react';
import type { Column, Selection } from './columns';
import { TableRow, type PickRow } from './table-row';
import styles from './table.module.css';

export interface RowsProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  rowLabel: ((row: T) => string) | undefined;
  selection: Selection<T> | undefined;
  onPick: PickRow | undefined;
  rowDetail: ((row: T) => ReactNode) | undefined;
}

/** All rows of a page. */
export function PlainRows<T>(props: RowsProps<T>) {
  return props.rows.map((row, index) => drawn(props, row, index, false));
}

/** The rows in view of many, with gaps for the others. Only this part renders while one scrolls. */
export function VirtualRows<T>({
  box,
  rowHeight,
  onRange,
  ...props
}: RowsProps<T> & {
  /** What scrolls; null until it is there. */
  box: HTMLElement | null;
  rowHeight: number;
  onRange: ((from: number, to: number) => void) | undefined;
}) {
  const { rows, columns, onPick } = props;
  const span = columns.length + (onPick ? 1 : 0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan: 4,
    // Rows are drawn with the next frame: what one turn of a wheel sends together is drawn once.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    onRange?.(from, to);
  }, [onRange, from, to]);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <Gap span={span} height={before} />}
      {items.map((item) => {
        const row = rows[item.index];
        return row === undefined ? null : drawn(props, row, item.index, true);
      })}
      {after > 0 && <Gap span={span} height={after} />}
    </>
  );
}

function Gap({ span, height }: { span: number; height: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={span} className={styles['gap']} style={{ height }} />
    </tr>
  );
}

function drawn<T>(
  { columns, rowKey, rowLabel, selection, onPick, rowDetail }: RowsProps<T>,
  row: T,
  index: number,
  counted: boolean,
) {
  const id = rowKey(row);
  return (
    <TableRow
      key={id}
      row={row}
      index={index}
      id={id}
      columns={columns}
      name={rowLabel?.(row) ?? id}
      chosen={selection?.selected.has(id) ?? false}
      reason={selection?.reasonOf?.(row)}
      onPick={onPick}
      counted={counted}
      detail={rowDetail?.(row)}
    />
  );
}
