import { memo, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import type { Column } from './columns';
import { cellClass } from './table-layout';
import styles from './table.module.css';

export type SelectRow = (key: string, isSelected: boolean) => void;

/** Another CSS display removes the table roles. */
export const CELL_ROLE = { role: 'cell' } as const;
const NO_PROPS = {};
const ROW_ROLE = { role: 'row' } as const;

export const positionProps = (index: number, top: number) =>
  ({ role: 'row', 'aria-rowindex': index + 2, style: { transform: `translateY(${String(top)}px)` } }) as const;

export interface TableRowProps<T> {
  row: T;
  index: number;
  id: string;
  columns: readonly Column<T>[];
  name: string;
  isSelected: boolean;
  disabledReason: string | undefined;
  onSelect: SelectRow | undefined;
  /** Pixels below the first row. */
  top: number | undefined;
  hasRoles: boolean;
  detail: ReactNode;
}

function Cells<T>({
  row,
  index,
  columns,
  isSelectable,
  cell,
}: Pick<TableRowProps<T>, 'row' | 'index' | 'columns'> & { isSelectable: boolean; cell: object }) {
  return (
    <>
      {columns.map((column, at) => (
        <td
          key={column.key}
          {...cell}
          className={cellClass(column, at, isSelectable)}
          data-label={column.titleHidden ? undefined : column.title}
        >
          {column.cell(row, index)}
        </td>
      ))}
    </>
  );
}

const RowCells = memo(Cells) as typeof Cells;

function Row<T>({
  row,
  index,
  id,
  columns,
  name,
  isSelected,
  disabledReason,
  onSelect,
  top,
  hasRoles,
  detail,
}: TableRowProps<T>) {
  const { t } = useTranslation('ui');
  const cell = hasRoles ? CELL_ROLE : NO_PROPS;
  return (
    <>
      <tr
        className={classNames(styles.row, isSelected && styles.selected)}
        {...(top === undefined ? (hasRoles ? ROW_ROLE : NO_PROPS) : positionProps(index, top))}
      >
        {onSelect && (
          <td {...cell} className={styles.checkboxCell}>
            <Checkbox
              checked={isSelected}
              label={
                disabledReason === undefined
                  ? t(($) => $.table.selectRow, { name })
                  : t(($) => $.table.cannotSelectRow, { name, reason: disabledReason })
              }
              disabled={disabledReason !== undefined}
              onChange={(on) => {
                onSelect(id, on);
              }}
            />
          </td>
        )}
        <RowCells row={row} index={index} columns={columns} isSelectable={onSelect !== undefined} cell={cell} />
      </tr>
      {detail !== undefined && detail !== null && (
        <tr className={styles.detail}>
          <td colSpan={columns.length + (onSelect ? 1 : 0)}>{detail}</td>
        </tr>
      )}
    </>
  );
}

export const TableRow = memo(Row) as typeof Row;
