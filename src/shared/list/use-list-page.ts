import { hashKey, keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { isOffline } from '#src/api/errors';
import { quietOptions } from '#src/data/polling';
import { useRegion, type RegionState } from '#src/shared/region/use-region';
import { useAddressParams } from '#src/shared/address/use-address-params';
import { useOnline } from '#src/state/preferences';
import type { PaginationProps } from '#src/ui/table/paging';
import { hasFilters, withoutFilters, type ListParams, type PageParams } from './list-params';
import { useListSelection, type ListSelection } from './use-list-selection';

interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export interface ListState<Row> extends Omit<RegionState<unknown>, 'data'> {
  /** Undefined during the first load; the old rows while the next page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly rowsId: string;
  readonly offline: boolean;
  readonly selection: ListSelection<Row>;
  readonly pagination?: PaginationProps;
  readonly isFiltered?: boolean;
  readonly clearFilters?: () => void;
}

export interface ListPage<P, Data, Row> extends ListState<Row> {
  readonly params: P;
  /** Includes pending changes, for the controls. */
  readonly nextParams: P;
  readonly setParams: (changes: Partial<P>, options?: { readonly replace?: boolean }) => void;
  /** Returns to the first page. */
  readonly setFilters: (changes: Partial<P>) => void;
  readonly data: Data | undefined;
  readonly pagination: PaginationProps;
  readonly isFiltered: boolean;
  readonly clearFilters: () => void;
}

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
  readonly query: (params: P) => UseQueryOptions<Answer, Failure, Data, Key>;
  /** Must be stable. */
  readonly rowKey: (row: Row) => string;
  readonly enabled?: boolean;
  /** A new scope clears the selection. */
  readonly selectionScope?: (params: P) => string;
}): ListPage<P, Data, Row> {
  const { params, nextParams, setParams } = useAddressParams(listParams);
  const online = useOnline();
  const options = query(params);
  const result = useQuery({ ...options, ...quietOptions, placeholderData: keepPreviousData, enabled });
  const { data, ...region } = useRegion(result);
  const requestedId = hashKey(options.queryKey);
  const [rowsId, setRowsId] = useState(requestedId);
  if (rowsId !== requestedId && data !== undefined && !result.isPlaceholderData) setRowsId(requestedId);
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
    isFiltered: hasFilters(listParams, params),
    clearFilters: () => {
      setParams(withoutFilters(listParams, nextParams));
    },
    pagination: {
      page: nextParams.page,
      pageSize: nextParams.pageSize,
      pageSizes: listParams.pageSizes,
      total: data?.total ?? 0,
      onChange: (page, pageSize, replace = false) => {
        setParams({ page, pageSize } as Partial<P>, { replace });
      },
    },
  };
}
