import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useSearchParams } from 'react-router-dom';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { DeclineReason, OrderStatus, PaymentResult } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { billingQueries, type Order } from '#src/data/billing';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { watchPayment } from '#src/state/payments';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { useMethodMessages } from '../payment/use-method-messages';
import { readCheckoutParams, readCheckoutOutcome, type CheckoutOutcome } from './checkout.params';
import { ConfirmPayment } from './confirm-payment';
import { PaidResult } from './paid-result';
import { ResultBox } from './result-box';

/** The order decides what is shown (BILL-09, ENUM-43). */
export function PaymentResultPage() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const { order: id = '', back } = readCheckoutParams(search);
  // The cached order is from before the payment.
  const order = useQuery({ ...billingQueries.order(id), enabled: id !== '', staleTime: 0, refetchOnMount: 'always' });
  const outcome = readCheckoutOutcome(state);
  const isSettled = outcome?.result === PaymentResult.Paid || outcome?.result === PaymentResult.Pending;
  const isOld = isSettled && order.data?.status === OrderStatus.WaitingPay && !order.data.paymentPending;
  if (order.data !== undefined && !(isOld && order.isFetching))
    return <Result order={order.data} outcome={outcome} back={back} />;
  if (id === '' || (order.isError && statusOf(order.error) === 404))
    return (
      <Empty
        drawing="search"
        title={t(($) => $.orders.notFound, { ns: 'billing' })}
        action={<LinkButton to={paths.ordersInvoices}>{t(($) => $.result.orders)}</LinkButton>}
      >
        {t(($) => $.orders.notFoundHint, { ns: 'billing' })}
      </Empty>
    );
  if (order.isError)
    return (
      <ErrorState
        title={t(($) => $.result.failed)}
        onRetry={() => void order.refetch()}
        retrying={order.isFetching}
        retryIn={retryAfterOf(order.error)}
      >
        {t(($) => $.result.failedHint)}
      </ErrorState>
    );
  return <SkeletonLines lines={4} />;
}

function Result({
  order,
  outcome,
  back,
}: {
  readonly order: Order;
  readonly outcome: CheckoutOutcome | undefined;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('payments');
  const { refusal } = useMethodMessages();
  const { mediumDateTime } = useFormats();
  const userId = useAccountQuery().data?.userId;
  const { orderId, paymentPending } = order;
  useEffect(() => {
    if (paymentPending && userId !== undefined) watchPayment({ userId, orderId });
  }, [paymentPending, userId, orderId]);
  const orders = <LinkButton to={paths.ordersInvoices}>{t(($) => $.result.orders)}</LinkButton>;
  const payAgain = (
    <LinkButton variant="primary" to={paths.checkout({ order: order.orderId, back })}>
      {t(($) => $.result.another)}
    </LinkButton>
  );
  if (order.status === OrderStatus.Paid)
    return <PaidResult order={order} foundAgain={outcome?.foundAgain === true} back={back} />;
  if (order.status === OrderStatus.Cancel)
    return (
      <ResultBox kind="warning" title={t(($) => $.result.canceled.title)} order={order} actions={orders}>
        {t(($) => $.notCharged)}
      </ResultBox>
    );
  if (order.paymentPending)
    return (
      <ResultBox kind="info" title={t(($) => $.result.pending.title)} order={order} actions={orders}>
        <p>{t(($) => $.result.pending.text)}</p>
        {outcome?.foundAgain === true && <p>{t(($) => $.result.foundAgain)}</p>}
      </ResultBox>
    );
  if (outcome?.result === PaymentResult.ConfirmationNeeded && outcome.confirmationId !== null)
    return <ConfirmPayment order={order} outcome={outcome} back={back} />;
  const lastDecline = order.lastDecline ?? null;
  const isDeclined = outcome?.result === PaymentResult.Declined;
  if (isDeclined || lastDecline !== null)
    return (
      <ResultBox
        kind="error"
        title={isDeclined ? t(($) => $.result.declined.title) : t(($) => $.result.declined.late)}
        order={order}
        actions={
          <>
            {payAgain}
            {orders}
          </>
        }
      >
        <p>{refusal(outcome?.reason ?? lastDecline ?? DeclineReason.CardDeclined)}</p>
        <p>
          {order.expiresAt === null
            ? t(($) => $.result.declined.text)
            : t(($) => $.result.declined.textUntil, { date: mediumDateTime(order.expiresAt) })}
        </p>
      </ResultBox>
    );
  return (
    <ResultBox
      kind="info"
      title={t(($) => $.result.waiting.title)}
      order={order}
      actions={
        <>
          {payAgain}
          {orders}
        </>
      }
    >
      {t(($) => $.result.waiting.text)}
    </ResultBox>
  );
}
