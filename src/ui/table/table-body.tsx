import type { ReactNode } from 'react';
import type { Column, Selection } from './columns';
import { TableRow, type SelectRow } from './table-row';

export interface RowsProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  rowLabel: ((row: T) => string) | undefined;
  selection: Selection<T> | undefined;
  onSelect: SelectRow | undefined;
  rowDetail: ((row: T) => ReactNode) | undefined;
  hasRoles: boolean;
}

export function PlainRows<T>(props: RowsProps<T>) {
  return props.rows.map((row, index) => renderRow(props, row, index));
}

export function renderRow<T>(
  { columns, rowKey, rowLabel, selection, onSelect, rowDetail, hasRoles }: RowsProps<T>,
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
      isSelected={selection?.selected.has(id) ?? false}
      disabledReason={selection?.disabledReasonOf?.(row)}
      onSelect={onSelect}
      top={top}
      hasRoles={hasRoles}
      detail={rowDetail?.(row)}
    />
  );
}
