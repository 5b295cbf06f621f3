import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Checkbox } from '../checkbox';
import { VisuallyHidden } from '../visually-hidden';
import { withPageSelection, type Column, type Selection, type Sort } from './columns';
import { HeadCell } from './head-cell';
import { cellClass } from './table-layout';
import styles from './table.module.css';

export function TableHead<T>({
  columns,
  rows,
  rowKey,
  selection,
  sort,
  onSort,
  alwaysSorted,
  isWindowed,
  hasRoles,
}: {
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  selection: Selection<T> | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
  alwaysSorted: boolean;
  isWindowed: boolean;
  /** See `CELL_ROLE`. */
  hasRoles: boolean;
}) {
  return (
    <thead role={hasRoles ? 'rowgroup' : undefined}>
      <tr role={hasRoles ? 'row' : undefined} aria-rowindex={isWindowed ? 1 : undefined}>
        {selection && (
          <th scope="col" role={hasRoles ? 'columnheader' : undefined} className={styles.checkboxCell}>
            <PageCheckbox rows={rows} rowKey={rowKey} selection={selection} isNamed={hasRoles && !isWindowed} />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={onSort}
            alwaysSorted={alwaysSorted}
            hasRoles={hasRoles}
            className={cellClass(column, at, selection !== undefined)}
          />
        ))}
      </tr>
    </thead>
  );
}

function PageCheckbox<T>({
  rows,
  rowKey,
  selection,
  isNamed,
}: {
  rows: readonly T[];
  rowKey: (row: T) => string;
  selection: Selection<T>;
  isNamed: boolean;
}) {
  const { t } = useTranslation('ui');
  const { selected, disabledReasonOf, onChange } = selection;
  const selectable = useMemo(
    () => rows.filter((row) => disabledReasonOf?.(row) === undefined).map(rowKey),
    [rows, disabledReasonOf, rowKey],
  );
  const selectedHere = useMemo(
    () => (selected.size === 0 ? 0 : selectable.filter((key) => selected.has(key)).length),
    [selectable, selected],
  );
  if (selectable.length === 0) return <VisuallyHidden>{t(($) => $.table.selection)}</VisuallyHidden>;
  return (
    <Checkbox
      checked={selectedHere === selectable.length}
      indeterminate={selectedHere > 0 && selectedHere < selectable.length}
      label={isNamed ? undefined : t(($) => $.table.selectPage)}
      onChange={(on) => {
        onChange(withPageSelection(selected, selectable, on));
      }}
    >
      {isNamed && t(($) => $.selectAll)}
    </Checkbox>
  );
}
