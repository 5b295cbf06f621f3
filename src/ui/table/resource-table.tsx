import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { Empty } from '../empty';
import { ErrorState } from '../error-state';
import { Tag } from '../status';
import { VisuallyHidden } from '../visually-hidden';
import { withPage, type Column, type Selection, type Sort } from './columns';
import { MovedRows } from './moved-rows';
import { Pagination } from './pagination';
import type { PaginationProps } from './paging';
import { PlainRows } from './table-body';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { leastWidth, tracksOf, useOverflows, useRoomForNumbers, widthOf } from './table-layout';
import styles from './table.module.css';
import { useAtRows } from './use-at-rows';
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
  /** true, or a text. */
  stale?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** Without the unsorted state. */
  alwaysSorted?: boolean;
  selection?: Selection<T>;
  pagination?: PaginationProps;
  /** Pixels; renders only visible rows (10,000 at most). */
  virtualHeight?: number;
  /** `to` is exclusive. */
  onRange?: (from: number, to: number) => void;
  /** Full width; not with `virtualHeight`. */
  rowDetail?: (row: T) => ReactNode;
  density?: 'compact' | 'roomy';
  /** Keeps the order while the pointer or focus is in the table. */
  rowOrder?: RowOrder;
  /** Widths ignore the content. */
  fixedColumns?: boolean;
}

const none: readonly never[] = [];
const rowHeights = { compact: 40, roomy: 52 } as const;

export function ResourceTable<T>(props: ResourceTableProps<T>) {
  const { t } = useTranslation('ui');
  const { label, rowKey, selection, error, stale, pagination, virtualHeight, skeletonRows = 8, rowOrder } = props;
  const { density = 'compact', fixedColumns = false } = props;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [isAtRows, atRows] = useAtRows(props.rows);
  const frozen = rowOrder !== undefined && isAtRows;
  const { rows, moved, update } = useStableRows(props.rows, rowKey, rowOrder, frozen);
  const wide = useOverflows(box);
  const virtual = virtualHeight !== undefined;
  const scrolls = wide || virtual;
  const shown = rows ?? none;
  const columns = useRoomForNumbers(props.columns, shown);
  const hasRowsElsewhere = useLastPage(pagination, rows?.length === 0);
  const loading = (rows === undefined || hasRowsElsewhere) && !error;
  const picks = selection !== undefined;
  const windowed = virtual && shown.length > 0;
  const retry = error && { onRetry: error.onRetry, retryIn: error.retryIn, retrying: error.retrying };

  // Stable, so that a selection renders only one row.
  const choosing = useRef(selection);
  useEffect(() => {
    choosing.current = selection;
  });
  const pick = useCallback((key: string, on: boolean) => {
    const now = choosing.current;
    now?.onChange(withPage(now.selected, [key], on));
  }, []);

  const drawing = {
    rows: shown,
    columns,
    rowKey,
    rowLabel: props.rowLabel,
    selection,
    onPick: picks ? pick : undefined,
  };
  const layout: CSSProperties & Partial<Record<'--gl-tracks', string>> = {
    minWidth: leastWidth(columns, picks),
    ...(windowed ? { '--gl-tracks': tracksOf(columns, picks) } : {}),
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
        {...(rowOrder ? atRows : {})}
      >
        <table
          role={windowed ? 'table' : undefined}
          style={layout}
          className={classNames(
            styles.table,
            'gl-tabular',
            fixedColumns && styles.fixed,
            density === 'roomy' && styles.roomy,
            windowed && styles.windowed,
          )}
          aria-busy={loading || undefined}
          aria-rowcount={virtual ? shown.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <colgroup>
            {picks && <col style={{ width: 44 }} />}
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
            counted={windowed}
          />
          {windowed ? (
            <WindowedRows {...drawing} box={box} rowHeight={rowHeights[density]} onRange={props.onRange} />
          ) : (
            <tbody>
              {loading && <SkeletonRows count={skeletonRows} columns={columns} picks={picks} />}
              {!loading && shown.length === 0 && (
                <tr>
                  <td colSpan={columns.length + (picks ? 1 : 0)} className={styles.state}>
                    <div className={styles.stay}>
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
        {rowOrder && <MovedRows moved={moved} onUpdate={update} />}
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
