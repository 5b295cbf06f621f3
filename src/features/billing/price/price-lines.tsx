import { useTranslation } from '#src/i18n/use-translation';
import { PriceLineKind } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import styles from './price.module.css';

const kinds = {
  [PriceLineKind.Activity]: 'activity',
  [PriceLineKind.Coupon]: 'coupon',
  [PriceLineKind.Proration]: 'proration',
} as const satisfies Record<PriceLineKind, string>;

export function PriceLines({
  quote,
  item,
}: {
  readonly quote: Pick<
    Schemas['PriceQuote'],
    'quantity' | 'unitPrice' | 'subtotal' | 'lines' | 'total' | 'addsToBalance'
  >;
  readonly item: { readonly name: string; readonly balance?: number | null };
}) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormats();
  const { quantity } = quote;
  // A credit pack's name says what it adds; the rest of a former plan needs a line.
  const leftOver = (item.balance ?? null) === null ? quote.addsToBalance : 0;
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{quantity > 1 ? t(($) => $.price.times, { name: item.name, quantity: number(quantity) }) : item.name}</dt>
        <dd>{money(quote.subtotal)}</dd>
      </div>
      {quote.lines.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{t(($) => $.price.lines[kinds[kind]])}</dt>
          <dd>{money(-amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(($) => $.price.total)}</dt>
        <dd>{money(quote.total)}</dd>
      </div>
      {leftOver > 0 && (
        <div>
          <dt>{t(($) => $.price.toBalance)}</dt>
          <dd>{money(leftOver)}</dd>
        </div>
      )}
      <div className={styles.note}>
        <dt>{t(($) => $.price.tax.title)}</dt>
        <dd>{t(($) => $.price.tax.text)}</dd>
      </div>
    </dl>
  );
}
