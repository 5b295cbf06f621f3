import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Navigate, useSearchParams } from 'react-router-dom';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { OrderStatus } from '#src/contract/enums.gen';
import { billingQueries, type Order } from '#src/data/billing';
import { purchaseQueries } from '#src/data/purchases';
import { collectionOf } from '#src/domain/goods';
import { paths } from '#src/domain/paths';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { BuyGoods } from './buy-goods';
import { readCheckoutParams } from './checkout.params';
import { PayOrder } from './pay-order';

export function Checkout() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const params = readCheckoutParams(search);
  if (params.order !== undefined) return <ExistingOrder id={params.order} back={params.back} />;
  if (params.code !== undefined)
    return (
      <NewPurchase
        key={params.code}
        code={params.code}
        quantity={params.quantity}
        coupon={params.coupon}
        back={params.back}
      />
    );
  return (
    <Empty
      title={t(($) => $.checkout.nothing)}
      action={
        <LinkButton variant="primary" to={paths.planSubscription}>
          {t(($) => $.go.plans, { ns: 'shell' })}
        </LinkButton>
      }
    />
  );
}

function NewPurchase({
  code,
  ...purchaseProps
}: {
  readonly code: Parameters<typeof collectionOf>[0];
  readonly quantity: number;
  readonly coupon: string | undefined;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('payments');
  const goods = useQuery(purchaseQueries.goods(collectionOf(code)));
  const item = goods.data?.items.find((entry) => entry.code === code);
  if (item !== undefined) return <BuyGoods initialItem={item} allItems={goods.data?.items ?? []} {...purchaseProps} />;
  if (goods.isError)
    return (
      <ErrorState
        title={t(($) => $.price.failed.title)}
        onRetry={() => void goods.refetch()}
        retrying={goods.isFetching}
        retryIn={retryAfterOf(goods.error)}
      >
        {t(($) => $.notCharged)}
      </ErrorState>
    );
  return goods.isPending ? <SkeletonLines lines={6} label={t(($) => $.checkout.pricing)} /> : <NotFound />;
}

function ExistingOrder({ id, back }: { readonly id: string; readonly back: string | undefined }) {
  const { t } = useTranslation('payments');
  const order = useQuery(billingQueries.order(id));
  if (order.data !== undefined) return <LoadedOrder key={id} order={order.data} back={back} />;
  if (order.isError && statusOf(order.error) === 404) return <NotFound />;
  if (order.isError)
    return (
      <ErrorState
        title={t(($) => $.result.failed)}
        onRetry={() => void order.refetch()}
        retrying={order.isFetching}
        retryIn={retryAfterOf(order.error)}
      >
        {t(($) => $.notCharged)}
      </ErrorState>
    );
  return <SkeletonLines lines={6} />;
}

/** The status when the page opened decides: a payment navigates by itself. */
function LoadedOrder({ order, back }: { readonly order: Order; readonly back: string | undefined }) {
  const [waits] = useState(() => order.status === OrderStatus.WaitingPay && !order.paymentPending);
  return waits ? (
    <PayOrder order={order} back={back} />
  ) : (
    <Navigate to={paths.paymentResult(order.orderId, back)} replace />
  );
}

function NotFound() {
  const { t } = useTranslation('payments');
  return (
    <Empty
      drawing="search"
      title={t(($) => $.orders.notFound, { ns: 'billing' })}
      action={<LinkButton to={paths.ordersInvoices}>{t(($) => $.result.orders)}</LinkButton>}
    >
      {t(($) => $.orders.notFoundHint, { ns: 'billing' })}
    </Empty>
  );
}
