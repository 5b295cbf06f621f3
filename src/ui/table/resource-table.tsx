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

/** What went wrong with a list. */
export interface TableError {
  /** What happened; a general sentence when left out. */
  title?: ReactNode;
  /** What still works, what to do. */
  detail?: ReactNode;
  onRetry?: () => void;
  retryIn?: number;
  retrying?: boolean;
}

export interface ResourceTableProps<T> {
  /** What the table lists, for assistive technology. */
  label: string;
  /** Keep them the same from one render to the next: a row renders again when they are others. */
  columns: readonly Column<T>[];
  /** undefined while the first load runs; never emptied by a poll. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** The words a row is known by; names its checkbox. Needed with `selection`. */
  rowLabel?: (row: T) => string;
  skeletonRows?: number;
  empty?: ReactNode;
  /** In place of the rows when there are none, above them when some were loaded. */
  error?: TableError;
  /** Marks the rows as old: true, or the words to say so. */
  stale?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  /** There is no 'unsorted': pressing the heading that sorts turns the order round. */
  alwaysSorted?: boolean;
  selection?: Selection<T>;
  pagination?: PaginationProps;
  /** Draws only the rows in view in a box of this height in pixels: for up to 10,000 rows in memory. */
  virtualHeight?: number;
  /** Says which of many rows are drawn, `to` excluded. */
  onRange?: (from: number, to: number) => void;
  /** What stands below a row across all columns, such as its parts; not with `virtualHeight`. */
  rowDetail?: (row: T) => ReactNode;
  /** `roomy` has rows for two lines. */
  density?: 'compact' | 'roomy';
  /** Rows keep their place while the pointer or the focus is in the list. */
  rowOrder?: RowOrder;
  /** Widths follow the columns alone, never what stands in them; one column without a width takes what is left. */
  fixedColumns?: boolean;
}

const none: readonly never[] = [];
const rowHeights = { compact: 40, roomy: 52 } as const;

/** A list of things as a semantic table: sticky head, 40 px rows, sorting, selection per page, and every state drawn. */
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

  // One function for all rows and for ever, so that choosing one renders that one.
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
