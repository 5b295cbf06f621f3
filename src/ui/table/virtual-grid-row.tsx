import { memo, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './virtual-grid.module.css';

export interface GridColumn<T> {
  key: string;
  title: string;
  cell: (row: T, index: number) => ReactNode;
  /** Pixels. */
  width?: number;
  /** Shares the room that is left; without such a column the last takes it. */
  canGrow?: boolean;
  align?: 'start' | 'end';
}

export const cellIdOf = (gridId: string, row: number, column: number): string =>
  `${gridId}-${String(row)}-${String(column)}`;

interface GridRowProps<T> {
  readonly gridId: string;
  readonly index: number;
  /** undefined while loading. */
  readonly row: T | undefined;
  readonly missingMessage: string | undefined;
  readonly columns: readonly GridColumn<T>[];
  readonly hasRowNumbers: boolean;
  /** Renders only the row number, during fast scrolling. */
  readonly isBrief: boolean;
  readonly template: string;
  /** Column of the current cell, or -1. */
  readonly currentColumn: number;
  readonly onSelect: (row: number, column: number) => void;
  readonly pins: readonly (CSSProperties | undefined)[];
}

function Row<T>({
  gridId,
  index,
  row,
  missingMessage,
  columns,
  hasRowNumbers,
  isBrief,
  template,
  currentColumn,
  onSelect,
  pins,
}: GridRowProps<T>) {
  const first = hasRowNumbers ? 2 : 1;
  // The first column may be too narrow.
  const messageColumn = Math.min(1, columns.length - 1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={isBrief || (row === undefined && missingMessage === undefined) || undefined}
      className={styles.row}
      style={{ gridTemplateColumns: template }}
    >
      {hasRowNumbers && (
        <div role="rowheader" aria-colindex={1} className={classNames(styles.cell, styles.number)}>
          {index + 1}
        </div>
      )}
      {isBrief ? (
        <div role="gridcell" aria-colindex={first} aria-colspan={columns.length} className={styles.cell} />
      ) : (
        columns.map((column, at) => (
          <div
            key={column.key}
            id={cellIdOf(gridId, index, at)}
            role="gridcell"
            translate="no"
            aria-colindex={at + first}
            className={classNames(
              styles.cell,
              column.align === 'end' && styles.end,
              at === currentColumn && styles.active,
              pins[at] && styles.pinned,
            )}
            style={pins[at]}
            onPointerDown={() => {
              onSelect(index, at);
            }}
          >
            {row !== undefined
              ? column.cell(row, index)
              : missingMessage !== undefined && (
                  <span className={styles.missing}>{at === messageColumn ? missingMessage : '–'}</span>
                )}
          </div>
        ))
      )}
    </div>
  );
}

export const GridRow = memo(Row) as typeof Row;
