import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { billingQueries } from '../../data/billing';
import { prefetch } from '../../data/query-client';
import { OrderList } from '../../features/billing/orders/order-list';
import { EditInformationButton } from '../../features/billing/information/edit-information-button';
import { ordersQuery, readOrdersParams } from '../../features/billing/orders/orders.params';
import { now } from '../../lib/now';
import { PageHeader } from '../../ui/page-header';
import { PageTitle } from '../../ui/page-title';

/** Begins to fetch the orders while the page's code comes. */
export function loader({ request }: LoaderFunctionArgs): null {
  const params = readOrdersParams(new URL(request.url).searchParams);
  prefetch(billingQueries.orders(ordersQuery(params, now())));
  return null;
}

/** /console/payment-plan/orders-invoices: every order, its payment and its invoice (BILL-02). */
export default function OrdersInvoicesPage() {
  const { t } = useTranslation('billing');
  const title = t(($) => $.orders.title);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.orders.description)} actions={<EditInformationButton />} />
      <OrderList />
    </>
  );
}
