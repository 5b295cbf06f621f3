import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf } from '#src/api/errors';
import { useCancelRenewal, type PaymentMethod } from '#src/data/purchases';
import { useRemovePaymentMethod } from '#src/data/payment-methods';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useMethodMessages } from '../payment/use-method-messages';
import type { Renewal } from './card-risk';
import styles from './methods.module.css';

export interface MethodRemoval {
  readonly method: PaymentMethod;
  readonly nextDefault: PaymentMethod | undefined;
  /** The same press cancels a renewal that would lose its payment method. */
  readonly renewal: Renewal | undefined;
}

export function RemoveMethodDialog({
  removal,
  open,
  onClose,
  onClosed,
  onAdd,
}: {
  readonly removal: MethodRemoval;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onAdd: () => void;
}) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const planName = usePlanName();
  const { methodName } = useMethodMessages();
  const remove = useRemovePaymentMethod();
  const cancel = useCancelRenewal();
  // Fixed on open: canceling the renewal refetches the plan, which must not change the question.
  const [{ method, nextDefault, renewal }] = useState(removal);
  const [isCanceled, setCanceled] = useState(false);
  const [stopped, setStopped] = useState<{ readonly error: unknown }>();
  const retryReason = useRetryDisabledReason(stopped?.error);
  const name = methodName(method);
  const codes = {
    PaymentPending: () => t(($) => $.removeMethod.stopped.held),
  };

  const run = async () => {
    if (renewal !== undefined && !isCanceled) {
      try {
        await cancel.mutateAsync({});
      } catch (error) {
        // Already canceled elsewhere, as intended.
        if (codeOf(error) !== 'NothingToCancel') throw error;
      }
      setCanceled(true);
    }
    await remove.mutateAsync(method.paymentMethodId);
  };
  const { run: confirm, pending } = useSingleFlight(async () => {
    setStopped(undefined);
    try {
      await run();
      toasts.success(() =>
        renewal === undefined
          ? t(($) => $.removeMethod.done, { method: name })
          : t(($) => $.removeLastMethod.done, { method: name, plan: planName(renewal.level), date: date(renewal.at) }),
      );
      onClose();
    } catch (error) {
      setStopped({ error });
    }
  });
  const sending = pending !== undefined;
  return (
    <Dialog
      open={open}
      variant={renewal === undefined ? 'confirm' : 'warning'}
      title={
        renewal === undefined ? t(($) => $.removeMethod.title, { method: name }) : t(($) => $.removeLastMethod.title)
      }
      loading={sending}
      width={renewal === undefined ? 460 : 560}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button autoFocus disabled={sending} onClick={onClose}>
            {t(($) => $.removeMethod.keep)}
          </Button>
          {renewal !== undefined && !isCanceled && (
            <Button disabled={sending} onClick={onAdd}>
              {t(($) => $.removeLastMethod.add)}
            </Button>
          )}
          <Button variant="danger" loading={sending} disabledReason={retryReason} onClick={() => void confirm()}>
            {renewal === undefined || isCanceled ? t(($) => $.methods.remove) : t(($) => $.removeLastMethod.confirm)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {renewal === undefined ? (
          <>
            <p>{t(($) => $.removeMethod.text)}</p>
            {method.isDefault && nextDefault && (
              <p>{t(($) => $.removeMethod.nextDefault, { method: methodName(nextDefault) })}</p>
            )}
          </>
        ) : (
          <RenewalWarning renewal={renewal} method={name} />
        )}
        {stopped && (
          <Notice
            variant="error"
            announce="assertive"
            title={isCanceled ? t(($) => $.removeLastMethod.partlyDone) : t(($) => $.removeMethod.failed)}
          >
            {errorMessage(stopped.error, { codes })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function RenewalWarning({ renewal, method }: { readonly renewal: Renewal; readonly method: string }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const plan = usePlanName()(renewal.level);
  const day = date(renewal.at);
  return (
    <>
      <p>
        {renewal.price === null
          ? t(($) => $.removeLastMethod.renews, { plan, date: day, method })
          : t(($) => $.removeLastMethod.renewsFor, { plan, date: day, method, price: money(renewal.price) })}
      </p>
      <ul className={styles.lines}>
        <li>{t(($) => $.removeLastMethod.fails, { plan, date: day })}</li>
        <li>{t(($) => $.removeLastMethod.cancels, { plan, date: day })}</li>
        <li>{t(($) => $.removeLastMethod.instead)}</li>
      </ul>
    </>
  );
}
