import { useTranslation } from '#src/i18n/use-translation';
import { OrderStatus } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { Tag, type StatusVariant } from '#src/ui/status';

const kinds: Readonly<Record<OrderStatus, StatusVariant>> = {
  [OrderStatus.WaitingPay]: 'warning',
  [OrderStatus.Paid]: 'success',
  [OrderStatus.Cancel]: 'neutral',
};

export function OrderStatusTag({ order }: { readonly order: Pick<Order, 'status' | 'paymentPending'> }) {
  const { t } = useTranslation('billing');
  return (
    <Tag variant={order.paymentPending ? 'info' : kinds[order.status]} isOngoing={order.paymentPending}>
      {order.paymentPending ? t(($) => $.orders.onItsWay) : t(($) => $.orders.statuses[order.status])}
    </Tag>
  );
}
