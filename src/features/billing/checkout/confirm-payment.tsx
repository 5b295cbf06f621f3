import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { DeclineReason, PaymentResult } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { isResponseLost, usePayOrder, useInvalidatePurchases } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { PaymentField } from '../payment/payment-field';
import type { CheckoutOutcome } from './checkout.params';
import { ResultBox } from './result-box';

/** The bank confirms in the provider's field or at its own address; then the payment is sent again. */
export function ConfirmPayment({
  order,
  outcome,
  back,
}: {
  readonly order: Order;
  readonly outcome: CheckoutOutcome;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const navigate = useNavigate();
  const payOrder = usePayOrder();
  const readBought = useInvalidatePurchases();
  const errorMessage = useErrorMessage();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const lead = (next: Partial<CheckoutOutcome> & Pick<CheckoutOutcome, 'result'>) =>
    navigate(paths.paymentResult(order.orderId, back), {
      replace: true,
      state: {
        ...outcome,
        confirmationId: null,
        confirmationUrl: null,
        reason: null,
        ...next,
      } satisfies CheckoutOutcome,
    });
  const { run: confirm } = useSingleFlight(async () => {
    setFailure(undefined);
    try {
      const { outcome: paid, foundAgain } = await payOrder.mutateAsync({
        id: order.orderId,
        paymentMethodId: outcome.methodId,
        confirmationId: outcome.confirmationId,
      });
      const { result, reason, confirmationId, confirmationUrl } = paid;
      await lead({ result, reason, confirmationId, confirmationUrl, foundAgain });
    } catch (error) {
      setFailure({ error });
    } finally {
      void readBought();
    }
  });
  const answer = (decision: 'confirmed' | 'rejected') =>
    decision === 'confirmed'
      ? void confirm()
      : void lead({ result: PaymentResult.Declined, reason: DeclineReason.ConfirmationFailed });
  return (
    <ResultBox
      kind="warning"
      title={t(($) => $.result.confirm.title)}
      order={order}
      actions={
        <LinkButton size="small" to={paths.checkout({ order: order.orderId, back })}>
          {t(($) => $.result.another)}
        </LinkButton>
      }
      extra={
        outcome.confirmationUrl === null ? (
          <PaymentField kind="confirmation" amount={money(order.total)} onAnswer={answer} />
        ) : (
          <>
            <p>
              <a href={outcome.confirmationUrl} target="_blank" rel="noreferrer">
                {t(($) => $.result.confirm.bank)}
              </a>
            </p>
            <RetryButton
              variant="primary"
              error={failure?.error}
              loading={payOrder.isPending}
              onClick={() => void confirm()}
            >
              {t(($) => $.result.confirm.done)}
            </RetryButton>
          </>
        )
      }
    >
      <p>{t(($) => $.result.confirm.text)}</p>
      {failure && (
        <Notice variant="error" announce="assertive">
          {isResponseLost(failure.error)
            ? t(($) => $.checkout.unanswered.text)
            : t(($) => $.checkout.refused.text, { reason: errorMessage(failure.error) })}
        </Notice>
      )}
    </ResultBox>
  );
}
