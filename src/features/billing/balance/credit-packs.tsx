import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries, type GoodsItem } from '#src/data/purchases';
import type { BalancePrice } from '#src/data/usage';
import { centsOf, dollarsOf, type Cents } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { classNames } from '#src/ui/class-names';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { SkeletonCards } from '#src/ui/skeleton';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useBuyingPowerMessages } from './use-buying-power-messages';
import styles from './balance.module.css';

/** `missing` is in cents: the smallest pack that covers it is marked. The checkout returns to `back` (BILL-06, ENUM-47). */
export function CreditPacks({
  prices,
  missing,
  back,
}: {
  readonly prices: readonly BalancePrice[] | undefined;
  readonly missing: Cents | undefined;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('usage');
  const goods = useQuery(purchaseQueries.goods(GoodsCollectionKey.Credits));
  const items = goods.data?.items.filter(({ price }) => price !== null);
  const enough =
    missing === undefined ? undefined : items?.find(({ balance }) => centsOf(balance) >= Math.max(1, missing));
  return (
    <Section title={t(($) => $.packs.title)} description={t(($) => $.packs.text)}>
      {items !== undefined ? (
        <ul className={styles.packs}>
          {items.map((item) => (
            <li key={item.code}>
              <Pack item={item} prices={prices} isEnough={item === enough} back={back} />
            </li>
          ))}
        </ul>
      ) : goods.isError ? (
        <ErrorState
          title={t(($) => $.packs.failed)}
          onRetry={() => void goods.refetch()}
          retrying={goods.isFetching}
          retryIn={retryAfterOf(goods.error)}
        >
          {t(($) => $.packs.failedHint)}
        </ErrorState>
      ) : (
        <SkeletonCards cards={5} cover={72} className={styles.packs} />
      )}
    </Section>
  );
}

function Pack({
  item,
  prices,
  isEnough,
  back,
}: {
  readonly item: GoodsItem;
  readonly prices: readonly BalancePrice[] | undefined;
  readonly isEnough: boolean;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('usage');
  const { t: plans } = useTranslation('plans');
  const { cents } = useFormats();
  const boughtWords = useBuyingPowerMessages();
  const [price, balance] = [centsOf(item.price), centsOf(item.balance)];
  const sum = cents(balance, { trimZeros: true });
  const messages = prices === undefined ? [] : boughtWords(dollarsOf(balance), prices);
  return (
    <article className={classNames(styles.pack, isEnough && styles.marked)} aria-label={sum}>
      <div className={styles.packHead}>
        <h3 className={styles.packSum}>{sum}</h3>
        {isEnough && <Tag variant="brand">{t(($) => $.packs.enough)}</Tag>}
      </div>
      <Text tone="secondary">
        {price < balance
          ? plans(($) => $.packs.cheaper, {
              price: cents(price, { trimZeros: true }),
              saved: cents(balance - price, { trimZeros: true }),
            })
          : plans(($) => $.packs.price, { price: cents(price, { trimZeros: true }) })}
      </Text>
      {messages.length > 0 && (
        <div className={styles.ways}>
          <p>{t(($) => $.packs.buys)}</p>
          <ul>
            {messages.map(({ type, text }) => (
              <li key={type}>
                <CheckOutlined aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton
        variant={isEnough ? 'primary' : 'default'}
        block
        to={paths.checkout({ code: item.code, back })}
        aria-label={plans(($) => $.actions.buyNamed, { name: item.name })}
      >
        {plans(($) => $.actions.buy)}
      </LinkButton>
    </article>
  );
}
