import { useTranslation } from '#src/i18n/use-translation';
import type { PaymentMethod } from '#src/data/purchases';
import { useSetDefaultMethod } from '#src/data/payment-methods';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useToasts } from '#src/ui/toast';
import { useMethodMessages } from '../payment/use-method-messages';
import { MethodMark } from './method-mark';
import styles from './methods.module.css';

export function useMakeDefault() {
  const { t } = useTranslation('payments');
  const toasts = useToasts();
  const { methodName } = useMethodMessages();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useSetDefaultMethod();
  return {
    pending: isPending,
    makeDefault: (method: PaymentMethod) => {
      const name = methodName(method);
      mutate(
        { params: { path: { id: method.paymentMethodId } } },
        {
          onSuccess: () => toasts.success(() => t(($) => $.methods.madeDefault, { method: name })),
          onError: (error) =>
            toasts.error(() =>
              errorMessage(error, {
                codes: {
                  CardExpired: () => t(($) => $.methods.refused.expired, { method: name }),
                  NotFound: () => t(($) => $.methods.refused.gone, { method: name }),
                },
                wrap: (reason) => t(($) => $.methods.refused.failed, { reason }),
              }),
            ),
        },
      );
    },
  };
}

export function MethodList({
  methods,
  onRemove,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly onRemove: (method: PaymentMethod) => void;
}) {
  const { t } = useTranslation('payments');
  const { methodName, expiry } = useMethodMessages();
  const { makeDefault, pending } = useMakeDefault();
  return (
    <ul className={styles.methods} aria-label={t(($) => $.methods.title)}>
      {methods.map((method) => {
        const name = methodName(method);
        const until = expiry(method);
        return (
          <li key={method.paymentMethodId} className={styles.method}>
            <MethodMark method={method} />
            <div className={styles.words}>
              <span className={styles.name}>
                {name}
                {method.isDefault && <Tag variant="brand">{t(($) => $.methods.default)}</Tag>}
                {method.isExpired && <Tag variant="error">{t(($) => $.methods.expired)}</Tag>}
              </span>
              {until !== undefined && (
                <Text as="span" tone="secondary" size="body">
                  {method.isExpired
                    ? t(($) => $.methods.expiredSince, { date: until })
                    : t(($) => $.method.expires, { date: until })}
                </Text>
              )}
            </div>
            <div className={styles.steps}>
              {!method.isDefault && (
                <Button
                  size="small"
                  aria-label={t(($) => $.methods.makeDefaultNamed, { method: name })}
                  disabledReason={method.isExpired ? t(($) => $.methods.refused.expired, { method: name }) : undefined}
                  disabled={pending}
                  onClick={() => makeDefault(method)}
                >
                  {t(($) => $.methods.makeDefault)}
                </Button>
              )}
              <Button
                size="small"
                variant="text"
                aria-label={t(($) => $.methods.removeNamed, { method: name })}
                onClick={() => onRemove(method)}
              >
                {t(($) => $.methods.remove)}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
