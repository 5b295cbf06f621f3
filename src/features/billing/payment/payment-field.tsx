import type { Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ErrorState } from '#src/ui/error-state';
import { Bone } from '#src/ui/skeleton';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import type { FieldKind } from './field-protocol';
import styles from './payment.module.css';
import { useMethodMessages } from './use-method-messages';
import { usePaymentField, type PaymentFieldHandle } from './use-payment-field';

/** Card data stays in the provider's frame; the application only receives a token (ENUM-45, ENUM-53). */
export function PaymentField(props: {
  readonly kind: FieldKind;
  readonly ref?: Ref<PaymentFieldHandle>;
  readonly fieldUrl?: string;
  readonly amount?: string;
  readonly onAnswer?: (answer: 'confirmed' | 'rejected') => void;
  readonly loadTimeout?: number;
}) {
  const { t } = useTranslation('payments');
  const { kindName } = useMethodMessages();
  const { frame, iframe, attempt, state, onLoad, retry } = usePaymentField(props);
  const { kind } = props;
  const title =
    kind === 'confirmation' ? t(($) => $.field.confirmation) : t(($) => $.field.title, { method: kindName(kind) });
  if (state.loading === 'failed' || frame === undefined)
    return (
      <ErrorState inline title={t(($) => $.field.failed.title)} onRetry={frame === undefined ? undefined : retry}>
        {frame === undefined ? t(($) => $.field.failed.absent) : t(($) => $.field.failed.text)}
      </ErrorState>
    );
  return (
    <div className={styles.field} aria-busy={state.loading === 'loading'}>
      {state.loading === 'loading' && (
        <div className={styles.fieldSkeleton}>
          <VisuallyHidden>{t(($) => $.field.loading)}</VisuallyHidden>
          <Bone shape="block" height={36} />
          <Bone shape="block" height={36} />
        </div>
      )}
      <iframe
        key={attempt}
        ref={iframe}
        title={title}
        src={frame.src}
        sandbox={frame.sandbox}
        referrerPolicy="origin"
        allow="payment"
        className={state.loading === 'loading' ? styles.frameLoading : styles.frame}
        height={state.height}
        onLoad={onLoad}
      />
      <p role="status" className={styles.fieldState}>
        {kind === 'CreditCard' && state.brand !== null && t(($) => $.field.brand, { brand: state.brand })}
      </p>
      {state.problem !== null && (
        <p className={styles.problem}>{t(($) => $.field.problems[state.problem ?? 'incomplete'])}</p>
      )}
    </div>
  );
}
