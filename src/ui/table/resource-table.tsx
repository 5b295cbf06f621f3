import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { Empty } from '../empty';
import { ErrorState } from '../error-state';
import { Tag } from '../status';
import { useIsNarrow } from '../use-is-narrow';
import { VisuallyHidden } from '../visually-hidden';
import { withPageSelection, type Column, type Selection, type Sort } from './columns';
import { MovedRows } from './moved-rows';
import { Pagination } from './pagination';
import type { PaginationProps } from './paging';
import { PlainRows } from './table-body';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { minTableWidth, tracksOf, useIsOverflowing, useNumberColumnWidths, widthOf } from './table-layout';
import styles from './table.module.css';
import { useRowInteraction } from './use-row-interaction';
import { useLastPage } from './use-last-page';
import { useStableRows, type RowOrder } from './use-stable-rows';
import { WindowedRows } from './windowed-rows';

export interface TableError {
  title?: ReactNode;
  detail?: ReactNode;
  onRetry?: () => void;
  retryIn?: number;
  retrying?: boolean;
}

export interface ResourceTableProps<T> {
  label: string;
  /** Must be stable: new ones render every row. */
  columns: readonly Column<T>[];
  /** undefined before the first load. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** Required with `selection`. */
  rowLabel?: (row: T) => string;
  skeletonRows?: number;
  empty?: ReactNode;
  /** Shows above loaded rows, or in their place. */
  error?: TableError;
  /** A tag above the rows; true for the usual text. */
  stale?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** Skips the unsorted state. */
  alwaysSorted?: boolean;
  selection?: Selection<T>;
  pagination?: PaginationProps;
  /** Pixels; renders only visible rows (10,000 at most). */
  virtualHeight?: number;
  /** `to` is exclusive. */
  onRangeChange?: (from: number, to: number) => void;
  /** Full width; not with `virtualHeight`. */
  rowDetail?: (row: T) => ReactNode;
  /** `tall` has room for three lines. */
  density?: keyof typeof rowHeights;
  /** Keeps the order while the pointer or focus is in the table. */
  rowOrder?: RowOrder;
  /** Widths ignore the content. */
  fixedColumns?: boolean;
}

const none: readonly never[] = [];
/** Pixels. */
const rowHeights = { compact: 40, roomy: 52, tall: 64 } as const;

export function ResourceTable<T>(props: ResourceTableProps<T>) {
  const { t } = useTranslation('ui');
  const { label, rowKey, selection, error, stale, pagination, virtualHeight, skeletonRows = 8, rowOrder } = props;
  const { density = 'compact', fixedColumns = false } = props;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [isInteracting, interactionHandlers] = useRowInteraction(props.rows);
  const frozen = rowOrder !== undefined && isInteracting;
  const { rows, moved, update } = useStableRows(props.rows, rowKey, rowOrder, frozen);
  const wide = useIsOverflowing(box);
  const virtual = virtualHeight !== undefined;
  const scrolls = wide || virtual;
  const shown = rows ?? none;
  const columns = useNumberColumnWidths(props.columns, shown);
  const hasRowsElsewhere = useLastPage(pagination, rows?.length === 0);
  const loading = (rows === undefined || hasRowsElsewhere) && !error;
  const isSelectable = selection !== undefined;
  const windowed = virtual && shown.length > 0;
  const isCards = useIsNarrow() && !virtual;
  const hasRoles = windowed || isCards;
  const retry = error && { onRetry: error.onRetry, retryIn: error.retryIn, retrying: error.retrying };

  // Stable, so that a selection renders only one row.
  const selectionRef = useRef(selection);
  useEffect(() => {
    selectionRef.current = selection;
  });
  const selectRow = useCallback((key: string, isSelected: boolean) => {
    const now = selectionRef.current;
    now?.onChange(withPageSelection(now.selected, [key], isSelected));
  }, []);

  const drawing = {
    rows: shown,
    columns,
    rowKey,
    rowLabel: props.rowLabel,
    hasRoles,
    selection,
    onSelect: isSelectable ? selectRow : undefined,
  };
  const layout: CSSProperties & Partial<Record<'--gl-tracks' | '--gl-row', string>> = {
    '--gl-row': `${String(rowHeights[density])}px`,
    minWidth: isCards ? undefined : minTableWidth(columns, isSelectable),
    ...(windowed ? { '--gl-tracks': tracksOf(columns, isSelectable) } : {}),
  };
  return (
    <div className={styles.frame}>
      {error && shown.length > 0 && (
        <ErrorState inline {...retry} title={error.title ?? t(($) => $.table.failedKept)}>
          {error.detail}
        </ErrorState>
      )}
      {stale !== undefined && stale !== null && stale !== false && (
        <div className={styles.stale} role="status">
          <Tag variant="warning">{stale === true ? t(($) => $.table.stale) : stale}</Tag>
        </div>
      )}
      <div
        ref={setBox}
        className={classNames(styles.box, scrolls && styles.scrolls)}
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
        style={virtual ? { maxHeight: virtualHeight } : undefined}
        {...(rowOrder ? interactionHandlers : {})}
      >
        <table
          role={hasRoles ? 'table' : undefined}
          style={layout}
          className={classNames(
            styles.table,
            fixedColumns && styles.fixed,
            windowed && styles.windowed,
            isCards && styles.cards,
          )}
          aria-busy={loading || undefined}
          aria-rowcount={virtual ? shown.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <colgroup>
            {isSelectable && <col style={{ width: 44 }} />}
            {columns.map((column, at) => (
              <col key={column.key} style={widthOf(column, at === 0, fixedColumns)} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            rows={shown}
            rowKey={rowKey}
            selection={selection}
            sort={props.sort}
            onSort={props.onSort}
            alwaysSorted={props.alwaysSorted ?? false}
            isWindowed={windowed}
            hasRoles={hasRoles}
          />
          {windowed ? (
            <WindowedRows {...drawing} box={box} rowHeight={rowHeights[density]} onRangeChange={props.onRangeChange} />
          ) : (
            <tbody role={hasRoles ? 'rowgroup' : undefined}>
              {loading && <SkeletonRows count={skeletonRows} columns={columns} isSelectable={isSelectable} />}
              {!loading && shown.length === 0 && (
                <tr>
                  <td colSpan={columns.length + (isSelectable ? 1 : 0)} className={styles.state}>
                    <div className={styles.sticky}>
                      {error ? (
                        <ErrorState {...retry} title={error.title ?? t(($) => $.table.failed)}>
                          {error.detail}
                        </ErrorState>
                      ) : (
                        (props.empty ?? <Empty title={t(($) => $.table.empty)} />)
                      )}
                    </div>
                  </td>
                </tr>
              )}
              <PlainRows {...drawing} rowDetail={props.rowDetail} />
            </tbody>
          )}
        </table>
        {rowOrder && <MovedRows movedCount={moved} onUpdate={update} />}
      </div>
      {loading && (
        <VisuallyHidden>
          <span role="status">{t(($) => $.loading)}</span>
        </VisuallyHidden>
      )}
      {pagination && pagination.total > 0 && <Pagination {...pagination} />}
    </div>
  );
}
