import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { useSignedIn } from '#src/data/session';
import { effectiveLevel, levelOf } from '#src/domain/account-levels';
import { isFree, priceForLevel } from '#src/domain/price';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { usePriceText } from '#src/shared/start/use-price-text';
import { Bone } from '#src/ui/skeleton';
import { Text } from '#src/ui/text';
import styles from './gallery.module.css';

/** Per 1,000 rows at the viewer's level; an expired plan pays as Free (ROLE-12 to ROLE-14, TPL-41, CONST-13, START-18). */
export function CardPrice({
  prices,
  withRenewal = false,
}: {
  readonly prices: Schemas['TemplatePrices'];
  readonly withRenewal?: boolean;
}) {
  const { t } = useTranslation('templates');
  const priceText = usePriceText();
  const planName = usePlanName();
  const signedIn = useSignedIn();
  const { data: account, isPending } = useAccountQuery();
  // Until the level is loaded, any price could be wrong.
  if (signedIn && isPending) return <Bone width="96px" />;
  const price = priceForLevel(prices, effectiveLevel(account));
  const sold = levelOf(account);
  const renewed = priceForLevel(prices, sold);
  return (
    <span>
      {isFree(price) ? (
        <span className={styles.price}>{priceText(price)}</span>
      ) : (
        <RichText
          text={t(($) => $.card.pricePerThousand, { price: priceText(price) })}
          tags={{
            price: (words) => <span className={styles.price}>{words}</span>,
            unit: (words) => (
              <Text as="span" tone="secondary" size="caption">
                {words}
              </Text>
            ),
          }}
        />
      )}
      {withRenewal && sold !== null && account?.isLevelExpired === true && renewed !== price && (
        <Text as="span" tone="secondary" size="caption">
          {' '}
          {t(($) => $.card.renewed, { price: priceText(renewed), plan: planName(sold) })}
        </Text>
      )}
    </span>
  );
}
