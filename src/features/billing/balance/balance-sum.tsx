import { useTranslation } from '#src/i18n/use-translation';
import type { BalancePrice } from '#src/data/usage';
import { centsBelow } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { Text } from '#src/ui/text';
import { useBoughtWords } from './use-bought-words';
import styles from './balance.module.css';

export function BalanceSum({
  dollars,
  prices = [],
}: {
  readonly dollars: number;
  readonly prices?: readonly BalancePrice[];
}) {
  const { t } = useTranslation('usage');
  const { cents } = useFormats();
  const boughtWords = useBoughtWords();
  const total = centsBelow(dollars);
  const ways = total <= 0 ? [] : boughtWords(dollars, prices);
  return (
    <>
      <p className={styles.sum}>{cents(total)}</p>
      {total <= 0 && <Text tone="secondary">{t(($) => $.now.empty)}</Text>}
      {ways.length > 0 && (
        <div className={styles.ways}>
          <p>{t(($) => $.now.buys)}</p>
          <ul className={styles.inline}>
            {ways.map(({ type, text }) => (
              <li key={type}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
