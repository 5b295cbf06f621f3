import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries, type GoodsItem } from '#src/data/purchases';
import { centsOf, dollarsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Text } from '#src/ui/text';
import styles from './plans.module.css';
import { usePlanMessages } from './use-plan-messages';

export function CreditPacks({ visitor }: { readonly visitor: boolean }) {
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  return (
    <Collection
      name={GoodsCollectionKey.Credits}
      title={t(($) => $.user.balance, { ns: 'shell' })}
      text={t(($) => $.packs.text)}
    >
      {(items) => (
        <ul className={styles.packs}>
          {items.map((item) => {
            const saved = dollarsOf(centsOf(item.balance) - centsOf(item.price));
            return (
              <li key={item.code} className={styles.pack}>
                <span className={styles.packSum}>{messages.price(item.balance ?? 0)}</span>
                <Text as="span" tone="secondary">
                  {saved > 0
                    ? t(($) => $.packs.cheaper, {
                        price: messages.price(item.price ?? 0),
                        saved: messages.price(saved),
                      })
                    : t(($) => $.packs.price, { price: messages.price(item.price ?? 0) })}
                </Text>
                <Buy item={item} visitor={visitor} />
              </li>
            );
          })}
        </ul>
      )}
    </Collection>
  );
}

export function GoodsRows({
  name,
  visitor,
}: {
  readonly name: typeof GoodsCollectionKey.Additions | typeof GoodsCollectionKey.Services;
  readonly visitor: boolean;
}) {
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  return (
    <Collection name={name} title={t(($) => $.goods[name].title)} text={t(($) => $.goods[name].text)}>
      {(items) => (
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.code} className={styles.row}>
              <div>
                <h3>{item.name}</h3>
                <Text tone="secondary">{item.description}</Text>
              </div>
              <strong>{messages.price(item.price ?? 0)}</strong>
              <Buy item={item} visitor={visitor} />
            </li>
          ))}
        </ul>
      )}
    </Collection>
  );
}

function Buy({ item, visitor }: { readonly item: GoodsItem; readonly visitor: boolean }) {
  const { t } = useTranslation('plans');
  const checkout = paths.checkout({ code: item.code });
  return (
    <LinkButton
      size="small"
      to={visitor ? paths.signUp(checkout) : checkout}
      aria-label={t(($) => $.actions.buyNamed, { name: item.name })}
    >
      {t(($) => $.actions.buy)}
    </LinkButton>
  );
}

function Collection({
  name,
  title,
  text,
  children,
}: {
  readonly name: GoodsCollectionKey;
  readonly title: string;
  readonly text: string;
  readonly children: (items: readonly GoodsItem[]) => React.ReactNode;
}) {
  const { t } = useTranslation('plans');
  const goods = useQuery(purchaseQueries.goods(name));
  return (
    <Section title={title} description={text}>
      {goods.data !== undefined ? (
        children(goods.data.items)
      ) : goods.isError ? (
        <ErrorState
          inline
          title={t(($) => $.pricing.failed.title)}
          onRetry={() => void goods.refetch()}
          retrying={goods.isFetching}
          retryIn={retryAfterOf(goods.error)}
        />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Section>
  );
}
