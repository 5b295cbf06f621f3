import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link, type To } from 'react-router-dom';
import { OrderStatus } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { centsOf } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { RelativeTime } from '#src/ui/relative-time';
import type { Column } from '#src/ui/table/columns';
import { DetailLine, TwoLine } from '#src/ui/two-line';
import { OrderActions } from './order-actions';
import { OrderStatusTag } from './order-status';
import { useItemsMessage } from './use-order-messages';
import type { InvoiceDownloads } from './use-invoice-downloads';

/** A phone shows two columns, the status second. */
export function useOrderColumns({
  toOrder,
  offline,
  invoices,
  onCancel,
}: {
  readonly toOrder: (orderId: string) => To;
  readonly offline: boolean;
  readonly invoices: InvoiceDownloads;
  readonly onCancel: (order: Order) => void;
}): readonly Column<Order>[] {
  const { t } = useTranslation('billing');
  const formats = useFormats();
  const itemsMessage = useItemsMessage();
  return useMemo(
    (): readonly Column<Order>[] => [
      {
        key: 'order',
        title: t(($) => $.orders.columns.order),
        minWidth: 200,
        cell: (order) => (
          <TwoLine
            title={
              <Link
                to={toOrder(order.orderId)}
                preventScrollReset
                title={itemsMessage(order)}
                aria-label={`${itemsMessage(order)}, ${order.orderNumber}`}
              >
                {itemsMessage(order)}
              </Link>
            }
            detail={
              order.isRenewal ? t(($) => $.orders.numberRenewal, { number: order.orderNumber }) : order.orderNumber
            }
          />
        ),
      },
      {
        key: 'placed',
        title: t(($) => $.orders.columns.placed),
        width: 116,
        cell: (order) => (
          <time dateTime={order.createdAt} title={formats.longDateTime(order.createdAt)}>
            {formats.date(order.createdAt)}
          </time>
        ),
      },
      {
        key: 'category',
        title: t(($) => $.orders.columns.category),
        width: 152,
        cell: (order) => t(($) => $.orders.categories[order.category]),
      },
      {
        key: 'status',
        title: t(($) => $.words.status, { ns: 'shell' }),
        width: 188,
        skeleton: 'tag',
        cell: (order) => (
          <TwoLine plain title={<OrderStatusTag order={order} />}>
            {order.status === OrderStatus.WaitingPay && !order.paymentPending && order.expiresAt !== null && (
              <DetailLine>
                <RichText text={t(($) => $.orders.lapses)} tags={{ time: <RelativeTime value={order.expiresAt} /> }} />
              </DetailLine>
            )}
            {(order.lastDecline ?? null) !== null && <DetailLine>{t(($) => $.orders.declined)}</DetailLine>}
            {order.cancelReason !== null && (
              <DetailLine>{t(($) => $.orders.reasons[order.cancelReason ?? 'Lapsed'])}</DetailLine>
            )}
          </TwoLine>
        ),
      },
      {
        key: 'total',
        title: t(($) => $.orders.columns.total),
        width: 124,
        align: 'end',
        skeleton: 'number',
        cell: (order) => formats.cents(centsOf(order.total)),
      },
      {
        key: 'actions',
        title: t(($) => $.words.actions, { ns: 'shell' }),
        width: 196,
        align: 'end',
        titleHidden: true,
        cell: (order) => (
          <OrderActions size="small" order={order} offline={offline} invoices={invoices} onCancel={onCancel} />
        ),
      },
    ],
    [t, formats, itemsMessage, toOrder, offline, invoices, onCancel],
  );
}
