import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import {
  type AccountLevel,
  BillingPeriod,
  GoodsCollectionKey,
  OrderCategory,
  SaleType,
  type GoodsCode,
} from '#src/contract/enums.gen';
import type { Coupon } from '#src/data/billing';
import { purchaseQueries } from '#src/data/purchases';
import { isAccountLevel, levelsByRank } from '#src/domain/account-levels';
import { centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import type { CodeMessages } from '#src/shared/errors/use-error-message';

const collections: Readonly<Record<OrderCategory, readonly GoodsCollectionKey[]>> = {
  [OrderCategory.Plan]: [GoodsCollectionKey.Plans],
  [OrderCategory.Credit]: [GoodsCollectionKey.Credits],
  [OrderCategory.Other]: [GoodsCollectionKey.Additions, GoodsCollectionKey.Services],
};

function useGoodsNames(coupons: readonly Coupon[]): ReadonlyMap<GoodsCode, string> {
  const { t } = useTranslation('billing');
  const nameOf = (name: string, period: BillingPeriod) =>
    period === BillingPeriod.Once ? name : t(($) => $.coupons.periods[period], { name });
  const keys = [
    ...new Set(coupons.filter((coupon) => coupon.goodsCodes !== null).flatMap((coupon) => coupon.appliesTo)),
  ].flatMap((category) => collections[category]);
  return useQueries({
    queries: keys.map((key) => purchaseQueries.goods(key)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          (data?.items ?? []).map((goods) => [goods.code, nameOf(goods.name, goods.period)]),
        ),
      ),
  });
}

export function useCouponMessages(coupons: readonly Coupon[]): {
  /** '15% off', '$20 off'. */
  readonly discountText: (coupon: Coupon) => string;
  readonly terms: (coupon: Coupon) => string[];
} {
  const { t } = useTranslation('billing');
  const { cents, list, number } = useFormats();
  const names = useGoodsNames(coupons);
  return {
    discountText: ({ saleType, value }) =>
      saleType === SaleType.Discount
        ? t(($) => $.coupons.percentOff, {
            share: number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
          })
        : t(($) => $.coupons.amountOff, { amount: cents(centsOf(value), { trimZeros: true }) }),
    terms: ({ appliesTo, goodsCodes, minimum, withActivity }) => {
      const known = (goodsCodes ?? []).flatMap((code) => names.get(code) ?? []);
      const what = known.length > 0 ? known : appliesTo.map((category) => t(($) => $.coupons.appliesTo[category]));
      return [
        list(
          what.map((text, index) =>
            known.length > 0 || index === 0 ? text : text.slice(0, 1).toLocaleLowerCase() + text.slice(1),
          ),
        ),
        ...(minimum > 0 ? [t(($) => $.coupons.minimum, { amount: cents(centsOf(minimum), { trimZeros: true }) })] : []),
        withActivity ? t(($) => $.coupons.withActivity) : t(($) => $.coupons.withoutActivity),
      ];
    },
  };
}

export function couponPath({ appliesTo }: Pick<Coupon, 'appliesTo'>): string {
  if (appliesTo.includes(OrderCategory.Plan)) return paths.planSubscription;
  return appliesTo.includes(OrderCategory.Credit) ? paths.balance : paths.pricing;
}

export function useCouponCodeMessages(): CodeMessages {
  const { t } = useTranslation('billing');
  const { date, list } = useFormats();
  const planName = usePlanName();
  return {
    CouponExpired: (details) => {
      const since = details.find(({ field }) => field === 'expiresAt')?.message;
      return since === undefined || Number.isNaN(Date.parse(since))
        ? t(($) => $.coupons.refusals.lapsed)
        : t(($) => $.coupons.refusals.lapsedSince, { date: date(since) });
    },
    CouponNotForPlan: (details) => {
      const levels = details
        .filter(({ field }) => field === 'accountLevel')
        .map(({ message }) => Number(message))
        .filter(isAccountLevel);
      const plans = levelsByRank.filter((level: AccountLevel) => levels.includes(level)).map(planName);
      return plans.length === 0
        ? t(($) => $.coupons.refusals.CouponNotForPlan)
        : t(($) => $.coupons.refusals.onlyPlans, { plans: list(plans) });
    },
    CouponUsed: () => t(($) => $.coupons.refusals.CouponUsed),
  };
}
