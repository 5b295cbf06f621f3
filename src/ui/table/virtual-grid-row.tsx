import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './virtual-grid.module.css';

export interface GridColumn<T> {
  key: string;
  title: string;
  cell: (row: T, index: number) => ReactNode;
  /** Pixels. */
  width?: number;
  align?: 'start' | 'end';
}

export const cellIdOf = (gridId: string, row: number, column: number): string =>
  `${gridId}-${String(row)}-${String(column)}`;

interface GridRowProps<T> {
  readonly gridId: string;
  readonly index: number;
  /** undefined while loading. */
  readonly row: T | undefined;
  readonly missing: string | undefined;
  readonly columns: readonly GridColumn<T>[];
  readonly numbered: boolean;
  /** Renders only the row number, during fast scrolling. */
  readonly brief: boolean;
  readonly template: string;
  /** Column of the current cell, or -1. */
  readonly current: number;
  readonly onPick: (row: number, column: number) => void;
}

function Row<T>({ gridId, index, row, missing, columns, numbered, brief, template, current, onPick }: GridRowProps<T>) {
  const first = numbered ? 2 : 1;
  // The first column may be too narrow.
  const said = Math.min(1, columns.length - 1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={brief || (row === undefined && missing === undefined) || undefined}
      className={styles.row}
      style={{ gridTemplateColumns: template }}
    >
      {numbered && (
        <div role="rowheader" aria-colindex={1} className={classNames(styles.cell, styles.number)}>
          {index + 1}
        </div>
      )}
      {brief ? (
        <div role="gridcell" aria-colindex={first} aria-colspan={columns.length} className={styles.cell} />
      ) : (
        columns.map((column, at) => (
          <div
            key={column.key}
            id={cellIdOf(gridId, index, at)}
            role="gridcell"
            translate="no"
            aria-colindex={at + first}
            className={classNames(styles.cell, column.align === 'end' && styles.end, at === current && styles.active)}
            onPointerDown={() => {
              onPick(index, at);
            }}
          >
            {row !== undefined
              ? column.cell(row, index)
              : missing !== undefined && <span className={styles.missing}>{at === said ? missing : '–'}</span>}
          </div>
        ))
      )}
    </div>
  );
}

// `memo` loses the type parameter.
export const GridRow = memo(Row) as typeof Row;
