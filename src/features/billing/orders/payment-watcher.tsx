import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '#src/api/errors';
import { OrderStatus } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { billingQueries, type Order } from '#src/data/billing';
import { useInvalidatePurchases } from '#src/data/purchases';
import { quietOptions } from '#src/data/polling';
import { paths } from '#src/domain/paths';
import { unwatchPayment, usePendingPayments } from '#src/state/payments';
import { useToasts } from '#src/ui/toast';
import { useItemsMessage } from './use-order-messages';
import { useMethodMessages } from '../payment/use-method-messages';

/** Announces on every console page how a slow payment ends, such as a bank debit (BILL-09). */
export function PaymentWatcher() {
  const { data: account } = useAccountQuery();
  const orderIds = usePendingPayments(account?.userId);
  return orderIds.map((orderId) => <PendingPayment key={orderId} orderId={orderId} />);
}

function PendingPayment({ orderId }: { readonly orderId: string }) {
  const { pathname, search } = useLocation();
  const readBought = useInvalidatePurchases();
  const showOutcome = useShowOutcome();
  const { data: order, error } = useQuery({ ...billingQueries.order(orderId, true), staleTime: 0, ...quietOptions });
  const onDecided = useEffectEvent((decided: Order) => {
    unwatchPayment(orderId);
    void readBought();
    // The order's own result page already shows it.
    if (`${pathname}?order=${new URLSearchParams(search).get('order') ?? ''}` !== paths.paymentResult(orderId))
      showOutcome(decided);
  });
  useEffect(() => {
    if (order && !order.paymentPending) onDecided(order);
  }, [order]);
  const status = statusOf(error);
  const isGone = status === 403 || status === 404;
  useEffect(() => {
    if (isGone) unwatchPayment(orderId);
  }, [isGone, orderId]);
  return null;
}

function useShowOutcome(): (order: Order) => void {
  const { t } = useTranslation('payments');
  const toasts = useToasts();
  const navigate = useNavigate();
  const itemsMessage = useItemsMessage();
  const { refusal } = useMethodMessages();
  return (order) => {
    const { orderId, orderNumber: number, lastDecline } = order;
    const key = `payment-${orderId}`;
    const detail = () => t(($) => $.result.arrived.order, { number, item: itemsMessage(order) });
    const leadTo = (path: string) => () => void navigate(path);
    if (order.status === OrderStatus.Paid)
      toasts.success(() => t(($) => $.result.arrived.title), {
        key,
        detail,
        seconds: 0,
        action: {
          label: () => t(($) => $.orders.view, { ns: 'billing' }),
          onPress: leadTo(paths.paymentResult(orderId)),
        },
      });
    else if (order.status === OrderStatus.WaitingPay)
      toasts.error(() => t(($) => $.checkout.refused.title), {
        key,
        detail: () => [detail(), lastDecline ? refusal(lastDecline) : ''].join('\n').trim(),
        seconds: 0,
        action: { label: () => t(($) => $.result.another), onPress: leadTo(paths.checkout({ order: orderId })) },
      });
  };
}
