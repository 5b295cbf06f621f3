import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf, statusOf } from '#src/api/errors';
import { PriceLineKind } from '#src/contract/enums.gen';
import { useCancelOrder, type Order } from '#src/data/billing';
import { centsOf } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useItemsMessage } from './use-order-messages';

type CancelRefusal = 'paid' | 'onItsWay' | 'gone';

const cancelRefusals: Readonly<Record<string, CancelRefusal>> = { OrderPaid: 'paid', PaymentPending: 'onItsWay' };

/** An order paid meanwhile stays unchanged (BILL-09). */
export function CancelOrderDialog({
  order,
  open,
  onClose,
  onClosed,
  onShow,
}: {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly onShow: (order: Order) => void;
}) {
  const { t } = useTranslation('billing');
  const { cents } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const itemsMessage = useItemsMessage();
  const cancel = useCancelOrder();
  const retryReason = useRetryDisabledReason(cancel.error);
  const [late, setLate] = useState<CancelRefusal>();
  const { run: confirm } = useSingleFlight(async () => {
    try {
      await cancel.mutateAsync(order.orderId);
      toasts.success(() => t(($) => $.orders.cancel.done, { number: order.orderNumber }));
      onClose();
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (code === 'OrderCanceled') {
        toasts.success(() => t(($) => $.orders.cancel.wasDone, { number: order.orderNumber }));
        onClose();
      } else setLate(statusOf(error) === 404 ? 'gone' : cancelRefusals[code]);
    }
  });
  const hasActivity = order.activityCode !== null || order.lines.some((line) => line.kind === PriceLineKind.Activity);
  return (
    <Dialog
      open={open}
      variant={late === undefined ? 'confirm' : late === 'paid' ? 'success' : 'info'}
      title={
        late === undefined
          ? t(($) => $.orders.cancel.title, { number: order.orderNumber })
          : t(($) => $.orders.cancel.late[late].title)
      }
      loading={cancel.isPending}
      width={460}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        late === undefined ? (
          <>
            <Button autoFocus disabled={cancel.isPending} onClick={onClose}>
              {t(($) => $.orders.cancel.keep)}
            </Button>
            <Button
              variant="danger"
              loading={cancel.isPending}
              disabledReason={retryReason}
              onClick={() => void confirm()}
            >
              {cancel.isError ? t(($) => $.retry, { ns: 'ui' }) : t(($) => $.orders.cancel.confirm)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t(($) => $.close, { ns: 'ui' })}</Button>
            {late !== 'gone' && (
              <Button
                variant="primary"
                onClick={() => {
                  onClose();
                  onShow(order);
                }}
              >
                {t(($) => $.orders.view)}
              </Button>
            )}
          </>
        )
      }
    >
      {late === undefined ? (
        <Stack gap={3}>
          <p>{t(($) => $.orders.cancel.what, { items: itemsMessage(order), total: cents(centsOf(order.total)) })}</p>
          <p>{t(($) => $.notCharged, { ns: 'payments' })}</p>
          {order.couponId !== null && <p>{t(($) => $.orders.cancel.couponFree)}</p>}
          {hasActivity && <p>{t(($) => $.orders.cancel.activityLost)}</p>}
          {cancel.isError && (
            <Notice variant="error" announce="assertive" title={t(($) => $.orders.cancel.failed)}>
              {errorMessage(cancel.error)}
            </Notice>
          )}
        </Stack>
      ) : (
        <p role="status">{t(($) => $.orders.cancel.late[late].body, { total: cents(centsOf(order.total)) })}</p>
      )}
    </Dialog>
  );
}
