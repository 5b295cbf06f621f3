import { useTranslation } from '#src/i18n/use-translation';
import { PriceLineKind } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { centsOf } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { DetailLine } from '#src/ui/two-line';
import styles from './orders.module.css';

export function OrderSums({ order }: { readonly order: Order }) {
  const { t } = useTranslation('billing');
  const { cents, number } = useFormats();
  return (
    <table className={`${styles.sums} gl-tabular`}>
      <caption>{t(($) => $.orders.sums.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.orders.sums.item)}</th>
          <th scope="col">{t(($) => $.orders.sums.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.code}>
            <th scope="row">
              {item.name}
              <DetailLine>
                {t(($) => $.orders.sums.each, {
                  quantity: number(item.quantity),
                  price: cents(centsOf(item.unitPrice)),
                })}
              </DetailLine>
            </th>
            <td>{cents(centsOf(item.amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {order.lines.length > 0 && (
          <tr>
            <th scope="row">{t(($) => $.orders.sums.subtotal)}</th>
            <td>{cents(centsOf(order.subtotal))}</td>
          </tr>
        )}
        {order.lines.map((line, index) => (
          <tr key={`${line.kind}-${String(index)}`}>
            <th scope="row">
              {line.kind === PriceLineKind.Activity && order.activityCode !== null
                ? t(($) => $.orders.sums.activity, { code: order.activityCode })
                : t(($) => $.orders.sums.lines[line.kind])}
            </th>
            <td>{cents(-centsOf(line.amount))}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{t(($) => $.orders.columns.total)}</th>
          <td>{cents(centsOf(order.total))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
