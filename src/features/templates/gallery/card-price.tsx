import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../contract/types';
import { useAccount } from '../../../data/account';
import { useSignedIn } from '../../../data/session';
import { levelOf } from '../../../domain/account-levels';
import { isFree, priceForLevel, shownPrice } from '../../../domain/price';
import { useFormats } from '../../../i18n/format';
import { Bone } from '../../../ui/skeleton';
import styles from './gallery.module.css';

/** Words for a price in dollars per 1,000 rows: free, under a cent, or the rounded amount (TPL-41, I18N-02, I18N-03). */
export function usePriceWords(): (price: number | null | undefined) => string {
  const { t } = useTranslation('templates');
  const { money } = useFormats();
  return (price) => {
    const shown = shownPrice(price);
    if (shown.kind === 'free') return t(($) => $.card.free);
    return shown.kind === 'underCent' ? `<${money(0.01)}` : money(shown.amount);
  };
}

/** The price that the viewer's level sees, per 1,000 rows (ROLE-12 to ROLE-14, TPL-41, CONST-13). */
export function CardPrice({ prices }: { readonly prices: Schemas['TemplatePrices'] }) {
  const { t } = useTranslation('templates');
  const words = usePriceWords();
  const signedIn = useSignedIn();
  const { data: account, isPending } = useAccount();
  // Until the level is known there is no price to show: the highest would be somebody else's.
  if (signedIn && isPending) return <Bone width="96px" />;
  const price = priceForLevel(prices, levelOf(account));
  return (
    <span>
      <span className={styles['price']}>{words(price)}</span>
      {!isFree(price) && (
        <>
          {' '}
          <span className={styles['quiet']}>{t(($) => $.card.perThousand)}</span>
        </>
      )}
    </span>
  );
}
