import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#src/i18n/use-translation';
import { billingQueries, type Order } from '#src/data/billing';
import { paths } from '#src/domain/paths';
import { ResourceList } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { useShowDialog } from '#src/ui/dialog-host';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { CancelOrderDialog } from './cancel-order-dialog';
import { useOrderColumns } from './order-columns';
import { OrderDrawer } from './order-drawer';
import { OrderFilters } from './order-filters';
import { ordersParams, ordersQuery } from './orders.params';
import { useInvoiceDownloads } from './use-invoice-downloads';

const keyOf = (order: Order): string => order.orderId;

export function OrderList() {
  const { t } = useTranslation('billing');
  const list = useListPage({
    params: ordersParams,
    query: (params) => billingQueries.orders(ordersQuery(params)),
    rowKey: keyOf,
  });
  const { params, offline } = list;
  const navigate = useNavigate();
  const show = useShowDialog();
  const invoices = useInvoiceDownloads();
  const toOrder = useCallback(
    (order: string) => ({ search: ordersParams.write({ ...params, order }).toString() }),
    [params],
  );
  const cancel = useCallback(
    (order: Order) => {
      const view = () => void navigate(toOrder(order.orderId), { preventScrollReset: true });
      show((dialog) => <CancelOrderDialog {...dialog} order={order} onShow={view} />);
    },
    [show, navigate, toOrder],
  );
  return (
    <>
      <ResourceList
        list={list}
        label={t(($) => $.pages.ordersInvoices, { ns: 'shell' })}
        density="roomy"
        columns={useOrderColumns({ toOrder, offline, invoices, onCancel: cancel })}
        filters={<OrderFilters params={list.nextParams} onChange={list.setFilters} onClear={list.clearFilters} />}
        failed={{ title: t(($) => $.orders.failed), detail: t(($) => $.orders.failedHint) }}
        noMatch={{ title: t(($) => $.orders.noMatch), clearLabel: t(($) => $.clearFilters, { ns: 'ui' }) }}
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.orders.empty)}
            action={
              <LinkButton variant="primary" to={paths.planSubscription}>
                {t(($) => $.go.plans, { ns: 'shell' })}
              </LinkButton>
            }
          >
            {t(($) => $.orders.emptyHint)}
          </Empty>
        }
      />
      <OrderDrawer
        orderId={params.order}
        listedOrder={list.rows?.find((order) => order.orderId === params.order)}
        offline={offline}
        invoices={invoices}
        onCancel={cancel}
        onClose={() => {
          list.setParams({ order: undefined });
        }}
      />
      {invoices.element}
    </>
  );
}
