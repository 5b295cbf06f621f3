import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../contract/types';
import { useAccount } from '../../../data/account';
import { useSignedIn } from '../../../data/session';
import { levelOf } from '../../../domain/account-levels';
import { isFree, priceForLevel } from '../../../domain/price';
import { usePriceWords } from '../../../shared/start/use-price-words';
import { Bone } from '../../../ui/skeleton';
import styles from './gallery.module.css';

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
