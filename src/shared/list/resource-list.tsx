import type { ReactNode } from 'react';
import { useDensity } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { SkeletonCards } from '#src/ui/skeleton';
import { StaleNotice } from '#src/ui/stale-notice';
import type { Selection } from '#src/ui/table/columns';
import { Pagination } from '#src/ui/table/pagination';
import { ResourceTable, type ResourceTableProps } from '#src/ui/table/resource-table';
import { useLastPage } from '#src/ui/table/use-last-page';
import styles from './list.module.css';
import type { ListState } from './use-list-page';

interface ListProps<T> {
  /** Of `useListPage`. */
  readonly list: ListState<T>;
  readonly filters?: ReactNode;
  /** Shown instead of rows that did not load. */
  readonly failed: { readonly title: string; readonly detail: string };
  readonly empty: ReactNode;
  /** Without it, `empty` shows here too. */
  readonly noMatch?: { readonly title: string; readonly clearLabel: string };
}

type TableProps<T> = Omit<
  ResourceTableProps<T>,
  'rows' | 'rowKey' | 'error' | 'stale' | 'pagination' | 'empty' | 'selection'
>;

export function ResourceList<T>({
  list,
  filters,
  failed,
  empty,
  noMatch,
  disabledReasonOf,
  density,
  ...table
}: ListProps<T> &
  TableProps<T> & {
    /** Why a row cannot be selected. */
    readonly disabledReasonOf?: Selection<T>['disabledReasonOf'];
  }) {
  const [chosen] = useDensity();
  const { rows, rowKey, error, staleness, retryIn, isRetrying, onRetry, selection, pagination } = list;
  return (
    <>
      {filters}
      {staleness && (
        <div className={styles.stale}>
          <StaleNotice {...staleness} retrying={isRetrying} onRetry={onRetry} />
        </div>
      )}
      <ResourceTable
        {...table}
        density={chosen === 'compact' ? chosen : density}
        rows={rows}
        rowKey={rowKey}
        selection={table.rowLabel && { ...selection, disabledReasonOf }}
        error={rows === undefined && error !== null ? { ...failed, onRetry, retryIn, retrying: isRetrying } : undefined}
        empty={<EmptyRows list={list} empty={empty} noMatch={noMatch} />}
        pagination={pagination}
      />
    </>
  );
}

export function ResourceCards<T>({
  list,
  filters,
  failed,
  empty,
  noMatch,
  label,
  className,
  card,
}: ListProps<T> & {
  readonly label: string;
  readonly className: string;
  readonly card: (row: T) => ReactNode;
}) {
  const { rows, rowKey, error, staleness, retryIn, isRetrying, onRetry, pagination } = list;
  const hasRowsElsewhere = useLastPage(pagination, rows?.length === 0);
  return (
    <>
      {filters}
      {staleness && <StaleNotice {...staleness} retrying={isRetrying} onRetry={onRetry} />}
      {rows === undefined && error !== null ? (
        <ErrorState title={failed.title} onRetry={onRetry} retryIn={retryIn} retrying={isRetrying}>
          {failed.detail}
        </ErrorState>
      ) : rows === undefined || hasRowsElsewhere ? (
        <SkeletonCards cards={4} cover={0} className={className} />
      ) : rows.length > 0 ? (
        <ul className={className} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{card(row)}</li>
          ))}
        </ul>
      ) : (
        <EmptyRows list={list} empty={empty} noMatch={noMatch} />
      )}
      {pagination && pagination.total > Math.min(...(pagination.pageSizes ?? [0])) && <Pagination {...pagination} />}
    </>
  );
}

function EmptyRows<T>({
  list: { isFiltered = false, clearFilters },
  empty,
  noMatch,
}: Pick<ListProps<T>, 'list' | 'empty' | 'noMatch'>) {
  if (!isFiltered || noMatch === undefined) return empty;
  return (
    <Empty
      drawing="search"
      title={noMatch.title}
      action={<Button onClick={clearFilters}>{noMatch.clearLabel}</Button>}
    />
  );
}
