import { memo, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import type { Column } from './columns';
import { cellClass } from './table-layout';
import styles from './table.module.css';

export type PickRow = (key: string, on: boolean) => void;

/** Another CSS display removes the table roles. */
export const CELL = { role: 'cell' } as const;
const PLAIN = {};

export const placeOf = (index: number, top: number) =>
  ({ role: 'row', 'aria-rowindex': index + 2, style: { transform: `translateY(${String(top)}px)` } }) as const;

export interface TableRowProps<T> {
  row: T;
  index: number;
  id: string;
  columns: readonly Column<T>[];
  name: string;
  chosen: boolean;
  reason: string | undefined;
  onPick: PickRow | undefined;
  /** Pixels below the first row. */
  top: number | undefined;
  detail: ReactNode;
}

function Cells<T>({
  row,
  index,
  columns,
  picks,
  cell,
}: Pick<TableRowProps<T>, 'row' | 'index' | 'columns'> & { picks: boolean; cell: object }) {
  return (
    <>
      {columns.map((column, at) => (
        <td key={column.key} {...cell} className={cellClass(column, at, picks)}>
          {column.cell(row, index)}
        </td>
      ))}
    </>
  );
}

// `memo` loses the type parameter.
const RowCells = memo(Cells) as typeof Cells;

function Row<T>({ row, index, id, columns, name, chosen, reason, onPick, top, detail }: TableRowProps<T>) {
  const { t } = useTranslation('ui');
  const cell = top === undefined ? PLAIN : CELL;
  return (
    <>
      <tr
        className={classNames(styles.row, chosen && styles.chosen)}
        {...(top === undefined ? PLAIN : placeOf(index, top))}
      >
        {onPick && (
          <td {...cell} className={styles.pick}>
            <Checkbox
              checked={chosen}
              name={
                reason === undefined
                  ? t(($) => $.table.selectRow, { name })
                  : t(($) => $.table.cannotSelectRow, { name, reason })
              }
              disabled={reason !== undefined}
              onChange={(on) => {
                onPick(id, on);
              }}
            />
          </td>
        )}
        <RowCells row={row} index={index} columns={columns} picks={onPick !== undefined} cell={cell} />
      </tr>
      {detail !== undefined && detail !== null && (
        <tr className={styles.detail}>
          <td colSpan={columns.length + (onPick ? 1 : 0)}>{detail}</td>
        </tr>
      )}
    </>
  );
}

export const TableRow = memo(Row) as typeof Row;
