import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline, retryAfterOf } from '#src/api/errors';
import { billingQueries, type Order } from '#src/data/billing';
import { quiet, stalenessOf } from '#src/data/polling';
import { useKeptError } from '#src/data/use-kept-error';
import { paths } from '#src/domain/paths';
import { now } from '#src/lib/now';
import { useWantedSearch } from '#src/shared/address/use-wanted-search';
import { useOnline } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { StaleNotice } from '#src/ui/stale-notice';
import { ResourceTable } from '#src/ui/table/resource-table';
import { CancelOrderDialog } from './cancel-order-dialog';
import { useOrderColumns } from './order-columns';
import { OrderDrawer } from './order-drawer';
import { OrderFilters } from './order-filters';
import {
  hasFilters,
  ordersQuery,
  readOrdersParams,
  takes,
  withoutFilters,
  writeOrdersParams,
  type OrdersParams,
} from './orders.params';
import styles from './orders.module.css';
import { useInvoices } from './use-invoice';

/** Every order of the account with its invoice (BILL-02). Filters, page and the open order live in the address. */
export function OrderList() {
  const { t } = useTranslation('billing');
  const { search, wanted, ask } = useWantedSearch();
  const params = readOrdersParams(search);
  // What is to be shown once the address has followed: every change begins with that.
  const next = readOrdersParams(wanted);
  const online = useOnline();
  const invoices = useInvoices();
  // `open` leaves first, so that the dialog keeps its words while it closes.
  const [canceling, setCanceling] = useState<{ readonly order: Order; readonly open: boolean }>();
  const list = useQuery({
    ...billingQueries.orders(ordersQuery(params, now())),
    ...quiet,
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt, refetch } = list;
  const error = useKeptError(list);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const offline = !online || isOffline(error);
  const change = (changed: OrdersParams, replace = false) => {
    ask(writeOrdersParams(changed), { preventScrollReset: true, replace });
  };
  const cancel = useCallback(
    (order: Order) => {
      setCanceling({ order, open: true });
    },
    [setCanceling],
  );
  const query = search.toString();
  const toOrder = useCallback(
    (order: string) => ({
      search: writeOrdersParams({ ...readOrdersParams(new URLSearchParams(query)), order }).toString(),
    }),
    [query],
  );
  const columns = useOrderColumns({ toOrder, offline, invoices, onCancel: cancel });
  return (
    <>
      <OrderFilters params={next} onChange={change} />
      {staleness && (
        <div className={styles.stale}>
          <StaleNotice {...staleness} onRetry={() => void refetch()} />
        </div>
      )}
      <ResourceTable
        label={t(($) => $.orders.title)}
        columns={columns}
        rows={data?.items}
        rowKey={(order) => order.orderId}
        density="roomy"
        error={
          data === undefined && error !== null
            ? {
                title: t(($) => $.orders.failed),
                detail: t(($) => $.orders.failedHint),
                onRetry: () => void refetch(),
                retryIn: retryAfterOf(error),
              }
            : undefined
        }
        empty={
          hasFilters(params) ? (
            <Empty
              drawing="search"
              title={t(($) => $.orders.noMatch)}
              action={
                <Button
                  onClick={() => {
                    change(withoutFilters(next));
                  }}
                >
                  {t(($) => $.orders.filters.clear)}
                </Button>
              }
            />
          ) : (
            <Empty
              drawing="list"
              title={t(($) => $.orders.empty)}
              action={
                <LinkButton kind="primary" to={paths.planSubscription}>
                  {t(($) => $.orders.toPlans)}
                </LinkButton>
              }
            >
              {t(($) => $.orders.emptyHint)}
            </Empty>
          )
        }
        paging={{
          page: params.start / params.take + 1,
          pageSize: params.take,
          total: data?.total ?? 0,
          pageSizes: takes,
          onChange: (page, pageSize, replace) => {
            const take = takes.find((size) => size === pageSize) ?? 10;
            change({ ...next, start: (page - 1) * take, take }, replace);
          },
        }}
      />
      <OrderDrawer
        orderId={params.order}
        known={data?.items.find((order) => order.orderId === params.order)}
        offline={offline}
        invoices={invoices}
        onCancel={cancel}
        onClose={() => {
          change({ ...next, order: undefined });
        }}
      />
      {canceling && (
        <CancelOrderDialog
          key={canceling.order.orderId}
          order={canceling.order}
          open={canceling.open}
          onClose={() => {
            setCanceling({ ...canceling, open: false });
          }}
          onClosed={() => {
            setCanceling(undefined);
          }}
          onShow={({ orderId }) => {
            change({ ...next, order: orderId });
          }}
        />
      )}
      {invoices.element}
    </>
  );
}
