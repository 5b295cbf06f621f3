import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { Empty } from '../empty';
import { ErrorState } from '../error-state';
import { Bone } from '../skeleton';
import { Tag } from '../status';
import { VisuallyHidden } from '../visually-hidden';
import { withPage, type Column, type Selection, type Sort } from './columns';
import { HeadCell } from './head-cell';
import { Pagination } from './pagination';
import type { Paging } from './paging';
import { cellClass, useOverflows, widthOf } from './table-layout';
import styles from './table.module.css';

export interface TableError {
  /** What happened; a general sentence when left out. */
  title?: ReactNode;
  /** What still works, what to do. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryIn?: number | undefined;
  retrying?: boolean | undefined;
}

export interface ResourceTableProps<T> {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly Column<T>[];
  /** undefined while the first load runs; never emptied by a poll. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** The words a row is known by; names its checkbox. Needed with `selection`. */
  rowLabel?: ((row: T) => string) | undefined;
  skeletonRows?: number | undefined;
  empty?: ReactNode;
  /** In place of the rows when there are none, above them when some were loaded. */
  error?: TableError | undefined;
  /** Marks the rows as old: true, or the words to say so. */
  stale?: boolean | string | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  selection?: Selection<T> | undefined;
  paging?: Paging | undefined;
  /** Draws only the rows in view in a box of this height in pixels: for up to 10,000 rows in memory. */
  virtualHeight?: number | undefined;
  /** What stands below a row across all columns, such as its parts. */
  rowDetail?: ((row: T) => ReactNode) | undefined;
}

const rowHeight = 40;

/** A list of things as a semantic table: sticky head, 40 px rows, sorting, selection per page, and every state drawn. */
export function ResourceTable<T>(props: ResourceTableProps<T>) {
  const { t } = useTranslation('ui');
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel,
    selection,
    sort,
    onSort,
    error,
    empty,
    stale,
    paging,
    virtualHeight,
    rowDetail,
    skeletonRows = 8,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const wide = useOverflows(box);
  const virtual = virtualHeight !== undefined;
  const shown = rows ?? [];
  const loading = rows === undefined && !error;
  const span = columns.length + (selection ? 1 : 0);
  const virtualizer = useVirtualizer({
    count: virtual ? shown.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });

  // Below this width the table scrolls instead of squeezing its columns.
  const least = columns.reduce((sum, column) => sum + (column.minWidth ?? column.width ?? 96), selection ? 44 : 0);

  const selectable = shown.filter((row) => selection?.reasonOf?.(row) === undefined).map(rowKey);
  const selectedHere = selectable.filter((key) => selection?.selected.has(key)).length;

  const drawRow = (row: T, index: number, virtualIndex?: number) => {
    const key = rowKey(row);
    const chosen = selection?.selected.has(key) ?? false;
    const reason = selection?.reasonOf?.(row);
    const detail = rowDetail?.(row);
    return [
      <tr
        key={key}
        className={classNames(styles['row'], chosen && styles['chosen'])}
        aria-rowindex={virtualIndex === undefined ? undefined : virtualIndex + 2}
      >
        {selection && (
          <td className={styles['pick']}>
            <Checkbox
              checked={chosen}
              name={
                reason === undefined
                  ? t(($) => $.table.selectRow, { name: rowLabel?.(row) ?? key })
                  : t(($) => $.table.cannotSelectRow, { name: rowLabel?.(row) ?? key, reason })
              }
              disabled={reason !== undefined}
              onChange={(on) => {
                selection.onChange(withPage(selection.selected, [key], on));
              }}
            />
          </td>
        )}
        {columns.map((column, at) => (
          <td key={column.key} className={cellClass(column, at, selection !== undefined)}>
            {column.cell(row, index)}
          </td>
        ))}
      </tr>,
      detail !== undefined && detail !== null && (
        <tr key={`${key}-detail`} className={styles['detail']}>
          <td colSpan={span}>{detail}</td>
        </tr>
      ),
    ];
  };

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const state = rows === undefined && error ? 'failed' : rows?.length === 0 ? (error ? 'failed' : 'empty') : undefined;

  return (
    <div className={styles['frame']}>
      {error && shown.length > 0 && (
        <ErrorState
          inline
          title={error.title ?? t(($) => $.table.failedKept)}
          onRetry={error.onRetry}
          retryIn={error.retryIn}
          retrying={error.retrying}
        >
          {error.detail}
        </ErrorState>
      )}
      {stale !== undefined && stale !== false && (
        <div className={styles['stale']} role="status">
          <Tag kind="warning">{stale === true ? t(($) => $.table.stale) : stale}</Tag>
        </div>
      )}
      <div
        ref={box}
        className={classNames(styles['box'], (wide || virtual) && styles['scrolls'])}
        {...(wide || virtual ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
        style={virtual ? { maxHeight: virtualHeight } : undefined}
      >
        <table
          style={{ minWidth: least }}
          className={classNames(styles['table'], 'gl-tabular')}
          aria-busy={loading || undefined}
          aria-rowcount={virtual ? shown.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <colgroup>
            {selection && <col style={{ width: 44 }} />}
            {columns.map((column, at) => (
              <col key={column.key} style={widthOf(column, at === 0)} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={virtual ? 1 : undefined}>
              {selection && (
                <th scope="col" className={styles['pick']}>
                  {selectable.length > 0 ? (
                    <Checkbox
                      checked={selectedHere === selectable.length}
                      partly={selectedHere > 0 && selectedHere < selectable.length}
                      name={t(($) => $.table.selectPage)}
                      onChange={(on) => {
                        selection.onChange(withPage(selection.selected, selectable, on));
                      }}
                    />
                  ) : (
                    <VisuallyHidden>{t(($) => $.table.selection)}</VisuallyHidden>
                  )}
                </th>
              )}
              {columns.map((column, at) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={onSort}
                  className={cellClass(column, at, selection !== undefined)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {loading &&
              Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index} className={styles['row']}>
                  {selection && (
                    <td className={styles['pick']}>
                      <Bone width="18px" height={18} />
                    </td>
                  )}
                  {columns.map((column, at) => (
                    <td key={column.key} className={cellClass(column, at, selection !== undefined)}>
                      <Bone
                        shape={column.skeleton}
                        {...(column.skeleton === undefined || column.skeleton === 'text'
                          ? { width: `${String(50 + ((index * 17 + at * 29) % 40))}%` }
                          : {})}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            {state && (
              <tr>
                <td colSpan={span} className={styles['state']}>
                  <div className={styles['stay']}>
                    {state === 'failed' ? (
                      <ErrorState
                        title={error?.title ?? t(($) => $.table.failed)}
                        onRetry={error?.onRetry}
                        retryIn={error?.retryIn}
                        retrying={error?.retrying}
                      >
                        {error?.detail}
                      </ErrorState>
                    ) : (
                      (empty ?? <Empty title={t(($) => $.table.empty)} />)
                    )}
                  </div>
                </td>
              </tr>
            )}
            {virtual ? (
              <>
                {before > 0 && (
                  <tr aria-hidden="true">
                    <td colSpan={span} className={styles['gap']} style={{ height: before }} />
                  </tr>
                )}
                {items.map((item) => {
                  const row = shown[item.index];
                  return row === undefined ? null : drawRow(row, item.index, item.index);
                })}
                {after > 0 && (
                  <tr aria-hidden="true">
                    <td colSpan={span} className={styles['gap']} style={{ height: after }} />
                  </tr>
                )}
              </>
            ) : (
              shown.map((row, index) => drawRow(row, index))
            )}
          </tbody>
        </table>
      </div>
      {loading && (
        <VisuallyHidden>
          <span role="status">{t(($) => $.loading)}</span>
        </VisuallyHidden>
      )}
      {paging && paging.total > 0 && <Pagination {...paging} />}
    </div>
  );
}
