import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { OrderStatus } from '#src/contract/enums.gen';
import { billingQueries, type Order } from '#src/data/billing';
import { useStickyError } from '#src/shared/region/use-region';
import { useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { Button } from '#src/ui/button';
import { Drawer } from '#src/ui/drawer';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { RelativeTime } from '#src/ui/relative-time';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useMethodMessages } from '../payment/use-method-messages';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderStatusTag } from './order-status';
import { OrderSums } from './order-sums';
import { useItemsMessage } from './use-order-messages';
import styles from './orders.module.css';
import type { InvoiceDownloads } from './use-invoice-downloads';

export function OrderDrawer({
  orderId,
  listedOrder,
  offline,
  invoices,
  onCancel,
  onClose,
}: {
  readonly orderId: string | undefined;
  readonly listedOrder: Order | undefined;
  readonly offline: boolean;
  readonly invoices: InvoiceDownloads;
  readonly onCancel: (order: Order) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('billing');
  // Shown while the drawer closes.
  const [last, setLast] = useState(orderId);
  if (orderId !== undefined && orderId !== last) setLast(orderId);
  const shown = orderId ?? last;
  const query = useQuery({
    ...billingQueries.order(shown ?? ''),
    enabled: orderId !== undefined,
    ...(listedOrder ? { placeholderData: listedOrder } : {}),
  });
  const error = useStickyError(query);
  const order = query.data;
  return (
    <Drawer
      open={orderId !== undefined}
      size={480}
      title={order ? t(($) => $.orders.named, { number: order.orderNumber }) : t(($) => $.orders.columns.order)}
      onClose={onClose}
      footer={
        order && hasActions(order) ? (
          <OrderActions size="medium" order={order} offline={offline} invoices={invoices} onCancel={onCancel} />
        ) : undefined
      }
    >
      {order ? (
        <OrderContent order={order} />
      ) : statusOf(error) === 404 ? (
        <Empty
          drawing="search"
          title={t(($) => $.orders.notFound)}
          action={<Button onClick={onClose}>{t(($) => $.result.orders, { ns: 'payments' })}</Button>}
        >
          {t(($) => $.orders.notFoundHint)}
        </Empty>
      ) : error !== null ? (
        <ErrorState
          title={t(($) => $.orders.drawer.failed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          retryIn={retryAfterOf(error)}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Drawer>
  );
}

const hasActions = (order: Order): boolean =>
  order.hasInvoice || (order.status === OrderStatus.WaitingPay && !order.paymentPending);

function OrderContent({ order }: { readonly order: Order }) {
  const { t } = useTranslation('billing');
  const { date, sentences } = useFormats();
  const itemsMessage = useItemsMessage();
  const { t: payments } = useTranslation('payments');
  const { refusal } = useMethodMessages();
  const { status, expiresAt, paidAt, canceledAt } = order;
  const lastDecline = order.lastDecline ?? null;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <h2 className={styles.what}>{itemsMessage(order)}</h2>
        <p className={styles.state}>
          <OrderStatusTag order={order} />
          <span>
            {status === OrderStatus.Paid && paidAt !== null && t(($) => $.orders.drawer.paid, { date: date(paidAt) })}
            {status === OrderStatus.Cancel &&
              canceledAt !== null &&
              t(($) => $.orders.drawer.canceled[order.cancelReason ?? 'ByAccount'], { date: date(canceledAt) })}
            {status === OrderStatus.WaitingPay &&
              (order.paymentPending
                ? t(($) => $.orders.drawer.onItsWay)
                : expiresAt !== null && (
                    <RichText
                      text={t(($) => $.orders.drawer.waits)}
                      tags={{ time: <RelativeTime value={expiresAt} /> }}
                    />
                  ))}
          </span>
        </p>
      </Stack>
      {lastDecline !== null && (
        <Notice variant="error" title={payments(($) => $.result.declined.late)}>
          {sentences([refusal(lastDecline), payments(($) => $.result.declined.text)])}
        </Notice>
      )}
      <OrderSums order={order} />
      <OrderFacts order={order} />
    </Stack>
  );
}
