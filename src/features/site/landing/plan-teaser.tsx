import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { purchaseQueries, type GoodsItem } from '#src/data/purchases';
import { AccountLevel, BillingPeriod, GoodsCollectionKey } from '#src/contract/enums.gen';
import { monthsOf } from '#src/domain/goods';
import { centsOf, prorate } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { ErrorState } from '#src/ui/error-state';
import { SkeletonCards } from '#src/ui/skeleton';
import styles from '../site.module.css';

/** Cheapest first. */
export const yearlyPlans = (items: readonly GoodsItem[]): readonly (GoodsItem & { readonly price: number })[] =>
  items
    .flatMap((item) =>
      item.period === BillingPeriod.Yearly && item.price !== null ? [{ ...item, price: item.price }] : [],
    )
    .toSorted((one, other) => one.price - other.price);

export function PlanTeaser() {
  const { t } = useTranslation('site');
  const { cents } = useFormats();
  const planName = usePlanName();
  const { data, error, isError, isFetching, refetch } = useQuery(purchaseQueries.goods(GoodsCollectionKey.Plans));
  if (data === undefined)
    return isError ? (
      <ErrorState
        inline
        title={t(($) => $.pricesFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryIn={retryAfterOf(error)}
      />
    ) : (
      <SkeletonCards cards={4} cover={0} className={styles.grid} />
    );
  const plans = [
    { key: 'free', name: planName(AccountLevel.Free), sum: 0, text: t(($) => $.home.plans.free) },
    ...yearlyPlans(data.items).map(({ code, name, description, price, activity, period }) => ({
      key: code,
      name,
      sum: prorate(centsOf(activity?.price ?? price), 1, monthsOf(period)),
      text: description,
    })),
  ];
  return (
    <ul className={styles.prices}>
      {plans.map(({ key, name, sum, text }) => (
        <li key={key} className={styles.box}>
          <h3>{name}</h3>
          <p className={styles.price}>{t(($) => $.home.plans.aMonth, { price: cents(sum, { trimZeros: true }) })}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
