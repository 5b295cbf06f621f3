import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { billingQueries } from '#src/data/billing';
import { prefetch } from '#src/data/query-client';
import { OrderList } from '#src/features/billing/orders/order-list';
import { EditInformationButton } from '#src/features/billing/information/edit-information-button';
import { ordersParams, ordersQuery } from '#src/features/billing/orders/orders.params';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  const params = ordersParams.read(new URL(request.url).searchParams);
  prefetch(billingQueries.orders(ordersQuery(params)));
  return null;
}

/** BILL-02 */
export default function OrdersInvoicesPage() {
  const { t } = useTranslation('billing');
  const title = t(($) => $.pages.ordersInvoices, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.orders.description)} actions={<EditInformationButton />} />
      <OrderList />
    </>
  );
}
