import { useTranslation } from '#src/i18n/use-translation';
import { OrderCategory } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useMethodMessages } from '../payment/use-method-messages';
import styles from './checkout.module.css';
import { Summary } from './summary';
import { usePay } from './use-pay';
import { usePaymentSections } from './use-payment-sections';

export function PayOrder({ order, back }: { readonly order: Order; readonly back: string | undefined }) {
  const { t } = useTranslation('payments');
  const { mediumDateTime } = useFormats();
  const { pay, paying, failure, error } = usePay(back);
  const payer = usePaymentSections(paying);
  const { refusal } = useMethodMessages();
  const lastDecline = order.lastDecline ?? null;
  const [item] = order.items;
  const quote = {
    quantity: item?.quantity ?? 1,
    unitPrice: item?.unitPrice ?? order.subtotal,
    subtotal: order.subtotal,
    lines: order.lines,
    total: order.total,
    addsToBalance: order.addsToBalance,
    startsAt: order.startsAt,
    endsAt: order.endsAt,
  };
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Section
          card
          title={t(($) => $.orders.named, { ns: 'billing', number: order.orderNumber })}
          description={item?.name}
          actions={
            <LinkButton size="small" to={paths.ordersInvoices}>
              {t(($) => $.result.orders)}
            </LinkButton>
          }
        >
          {order.expiresAt !== null && <p>{t(($) => $.checkout.waits, { date: mediumDateTime(order.expiresAt) })}</p>}
          {lastDecline !== null && (
            <Notice variant="warning" title={t(($) => $.result.declined.late)}>
              {refusal(lastDecline)}
            </Notice>
          )}
        </Section>
        {payer.sections}
      </Stack>
      <Stack gap={4} className={styles.aside}>
        <Summary
          name={item?.name ?? order.orderNumber}
          balance={order.category === OrderCategory.Credit ? order.addsToBalance : null}
          quote={quote}
          renews={order.category === OrderCategory.Plan ? payer.canRenew : undefined}
          isPriceLoading={false}
          paying={paying}
          failure={failure}
          error={error}
          previousTotal={undefined}
          onPay={() => payer.whenReady((means) => void pay({ order }, means), order.total === 0)}
        />
      </Stack>
    </div>
  );
}
