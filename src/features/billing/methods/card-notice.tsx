import { useTranslation } from '#src/i18n/use-translation';
import type { PaymentMethod } from '#src/data/purchases';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Button } from '#src/ui/button';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useMethodMessages } from '../payment/use-method-messages';
import { cardRisk, type Renewal } from './card-risk';
import { useMakeDefault } from './method-list';

export function CardNotice({
  methods,
  renewal,
  onAdd,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly renewal: Renewal | undefined;
  readonly onAdd: () => void;
}) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const planName = usePlanName();
  const { methodName } = useMethodMessages();
  const { makeDefault, pending } = useMakeDefault();
  const chosen = methods.find(({ isDefault }) => isDefault);
  const risk = cardRisk(chosen, renewal);
  if (chosen === undefined || risk === undefined) return null;
  const other = methods.find((method) => !method.isDefault && cardRisk(method, renewal) === undefined);
  const method = methodName(chosen);
  const isExpired = risk === 'expired';
  return (
    <Notice
      variant={isExpired ? 'error' : 'warning'}
      title={isExpired ? t(($) => $.cardNotice.expired, { method }) : t(($) => $.cardNotice.expiring, { method })}
      actions={
        <>
          <Button size="small" variant="primary" onClick={onAdd}>
            {t(($) => $.cardNotice.again)}
          </Button>
          {other && (
            <Button size="small" loading={pending} onClick={() => makeDefault(other)}>
              {t(($) => $.cardNotice.use, { method: methodName(other) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {renewal === undefined ? (
          <p>{t(($) => $.cardNotice.idle)}</p>
        ) : (
          <p>
            {renewal.price === null
              ? t(($) => $.cardNotice.renews, { plan: planName(renewal.level), date: date(renewal.at) })
              : t(($) => $.cardNotice.renewsFor, {
                  plan: planName(renewal.level),
                  date: date(renewal.at),
                  price: money(renewal.price),
                })}
          </p>
        )}
        <p>{t(($) => $.cardNotice.todo)}</p>
      </Stack>
    </Notice>
  );
}
