import type { ReactNode } from 'react';
import type { Column, Selection } from './columns';
import { TableRow, type PickRow } from './table-row';

export interface RowsProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  rowLabel: ((row: T) => string) | undefined;
  selection: Selection<T> | undefined;
  onPick: PickRow | undefined;
  rowDetail: ((row: T) => ReactNode) | undefined;
}

export function PlainRows<T>(props: RowsProps<T>) {
  return props.rows.map((row, index) => drawnRow(props, row, index));
}

export function drawnRow<T>(
  { columns, rowKey, rowLabel, selection, onPick, rowDetail }: RowsProps<T>,
  row: T,
  index: number,
  top?: number,
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
      top={top}
      detail={rowDetail?.(row)}
    />
  );
}
