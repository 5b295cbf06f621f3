import { hashKey, keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { isOffline } from '#src/api/errors';
import { quiet } from '#src/data/polling';
import { useRegion, type RegionState } from '#src/shared/region/use-region';
import { useAddressParams } from '#src/shared/address/use-address-params';
import { useOnline } from '#src/state/preferences';
import type { PaginationProps } from '#src/ui/table/paging';
import { isFiltered, withoutFilters, type ListParams, type PageParams } from './list-params';
import { useListSelection, type ListSelection } from './use-list-selection';

/** What the server answers for a page of a list. */
interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** What a list shows, however it was read: enough for `ResourceList`. */
export interface ListState<Row> extends Omit<RegionState<unknown>, 'data'> {
  /** undefined while the first load runs; the rows of the page before while the next one is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Names the list that the rows belong to: its filters, order and page. */
  readonly rowsId: string;
  /** Whether there is no connection. */
  readonly offline: boolean;
  readonly selection: ListSelection<Row>;
  readonly pagination?: PaginationProps;
  readonly isFiltered?: boolean;
  readonly clearFilters?: () => void;
}

/** What `useListPage` returns. */
export interface ListPage<P, Data, Row> extends ListState<Row> {
  /** What the address says. */
  readonly params: P;
  /** What the address will say once it has followed every change; the controls show this. */
  readonly nextParams: P;
  /** Changes some of the address. */
  readonly setParams: (changes: Partial<P>, options?: { readonly replace?: boolean }) => void;
  /** Changes what narrows or sorts the list, which then begins at its first page. */
  readonly setFilters: (changes: Partial<P>) => void;
  readonly data: Data | undefined;
  readonly pagination: PaginationProps;
  readonly isFiltered: boolean;
  readonly clearFilters: () => void;
}

/**
 * A list whose filters, order and page live in the address. Keeps the rows of the page before until the next one is there, and the
 * selection from page to page. `ResourceList` shows what it returns.
 */
export function useListPage<
  P extends PageParams,
  Answer,
  Failure,
  Row,
  Data extends ListAnswer<Row>,
  Key extends QueryKey,
>({
  params: listParams,
  query,
  rowKey,
  enabled = true,
  selectionScope,
}: {
  readonly params: ListParams<P>;
  /** The query that an address stands for. */
  readonly query: (params: P) => UseQueryOptions<Answer, Failure, Data, Key>;
  /** The same function from one render to the next. */
  readonly rowKey: (row: Row) => string;
  readonly enabled?: boolean;
  /** With another one nothing is selected any more; without it the selection stays under all filters. */
  readonly selectionScope?: (params: P) => string;
}): ListPage<P, Data, Row> {
  const { params, nextParams, setParams } = useAddressParams(listParams);
  const online = useOnline();
  const options = query(params);
  const result = useQuery({ ...options, ...quiet, placeholderData: keepPreviousData, enabled });
  const { data, ...region } = useRegion(result);
  const asked = hashKey(options.queryKey);
  const [rowsId, setRowsId] = useState(asked);
  if (rowsId !== asked && data !== undefined && !result.isPlaceholderData) setRowsId(asked);
  const rows = data?.items;
  const setFilters = (changes: Partial<P>) => {
    setParams({ ...changes, page: 1 });
  };
  return {
    ...region,
    params,
    nextParams,
    setParams,
    setFilters,
    data,
    rows,
    rowKey,
    rowsId,
    offline: !online || isOffline(region.error),
    selection: useListSelection(rows, rowKey, selectionScope?.(params)),
    isFiltered: isFiltered(listParams, params),
    clearFilters: () => {
      setParams(withoutFilters(listParams, nextParams));
    },
    pagination: {
      page: params.page,
      pageSize: params.pageSize,
      pageSizes: listParams.pageSizes,
      total: data?.total ?? 0,
      onChange: (page, pageSize, replace = false) => {
        setParams({ page, pageSize } as Partial<P>, { replace });
      },
    },
  };
}
