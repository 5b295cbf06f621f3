import { useTranslation } from '#src/i18n/use-translation';
import type { BalancePrice } from '#src/data/usage';
import { centsRoundedDown } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { Text } from '#src/ui/text';
import { useBuyingPowerMessages } from './use-buying-power-messages';
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
  const boughtWords = useBuyingPowerMessages();
  const total = centsRoundedDown(dollars);
  const messages = total <= 0 ? [] : boughtWords(dollars, prices);
  return (
    <>
      <p className={styles.sum}>{cents(total)}</p>
      {total <= 0 && <Text tone="secondary">{t(($) => $.now.empty)}</Text>}
      {messages.length > 0 && (
        <div className={styles.ways}>
          <p>{t(($) => $.now.buys)}</p>
          <ul className={styles.inline}>
            {messages.map(({ type, text }) => (
              <li key={type}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
