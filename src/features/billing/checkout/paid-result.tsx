import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { OrderCategory } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { useInvalidatePurchases } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { forgetPurchase } from './purchase-key';
import { ResultBox } from './result-box';

export function PaidResult({
  order,
  foundAgain,
  back,
}: {
  readonly order: Order;
  readonly foundAgain: boolean;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const readBought = useInvalidatePurchases();
  const { orderId } = order;
  useEffect(() => {
    // A pending payment may succeed while this page is open.
    forgetPurchase();
    void readBought();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each order
  }, [orderId]);
  const there = () => {
    if (order.category === OrderCategory.Plan && order.startsAt !== null && order.endsAt !== null)
      return t(($) => $.result.paid.plan, { start: date(order.startsAt), end: date(order.endsAt) });
    if (order.category === OrderCategory.Credit)
      return t(($) => $.result.paid.credit, { amount: money(order.addsToBalance) });
    return t(($) => $.result.paid.other);
  };
  const next =
    back !== undefined
      ? { to: back, label: t(($) => $.result.back) }
      : order.category === OrderCategory.Plan
        ? { to: paths.planSubscription, label: t(($) => $.go.plan, { ns: 'shell' }) }
        : order.category === OrderCategory.Credit
          ? { to: paths.balance, label: t(($) => $.result.toBalance) }
          : undefined;
  return (
    <ResultBox
      kind="success"
      title={t(($) => $.result.paid.title)}
      order={order}
      actions={
        <>
          {next && (
            <LinkButton variant="primary" to={next.to}>
              {next.label}
            </LinkButton>
          )}
          <LinkButton to={paths.ordersInvoices}>{t(($) => $.result.invoice)}</LinkButton>
        </>
      }
    >
      <p>{there()}</p>
      {foundAgain && <p>{t(($) => $.result.foundAgain)}</p>}
    </ResultBox>
  );
}
