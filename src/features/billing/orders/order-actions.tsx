import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { OrderStatus } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { paths } from '#src/domain/paths';
import { Button, type ButtonSize } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import styles from './orders.module.css';
import type { InvoiceDownloads } from './use-invoice-downloads';

export function OrderActions({
  order,
  size,
  offline,
  invoices,
  onCancel,
}: {
  readonly order: Order;
  readonly size: ButtonSize;
  readonly offline: boolean;
  readonly invoices: Pick<InvoiceDownloads, 'download' | 'isBusy'>;
  readonly onCancel: (order: Order) => void;
}) {
  const { t } = useTranslation('billing');
  const { pathname, search } = useLocation();
  const number = order.orderNumber;
  const reason = offline ? t(($) => $.orders.offline) : undefined;
  if (order.status === OrderStatus.WaitingPay)
    return order.paymentPending ? null : (
      <span className={styles.actions}>
        <Button
          size={size}
          variant={size === 'small' ? 'text' : 'default'}
          aria-label={t(($) => $.orders.cancelNamed, { number })}
          disabledReason={reason}
          onClick={() => {
            onCancel(order);
          }}
        >
          {t(($) => $.orders.cancelShort)}
        </Button>
        <LinkButton
          size={size}
          variant="primary"
          to={paths.checkout({ order: order.orderId, back: `${pathname}${search}` })}
          aria-label={t(($) => $.orders.payNamed, { number })}
        >
          {t(($) => $.orders.pay)}
        </LinkButton>
      </span>
    );
  if (!order.hasInvoice) return null;
  return (
    <span className={styles.actions}>
      <Button
        size={size}
        variant={size === 'small' ? 'text' : 'primary'}
        icon={<DownloadOutlined />}
        aria-label={t(($) => $.orders.invoiceNamed, { number })}
        loading={invoices.isBusy(order.orderId)}
        disabledReason={reason}
        onClick={() => {
          invoices.download(order);
        }}
      >
        {t(($) => $.orders.invoice.short)}
      </Button>
    </span>
  );
}
