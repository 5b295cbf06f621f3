import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries, type GoodsItem, type Subscription } from '#src/data/purchases';
import { useSignedIn } from '#src/data/session';
import { BillingPeriod, GoodsCollectionKey, type AccountLevel } from '#src/contract/enums.gen';
import { accountCan, rankOf } from '#src/domain/account-levels';
import { monthsOf, savingsPercent } from '#src/domain/goods';
import { centsOf } from '#src/domain/money';

export interface Plan {
  readonly level: AccountLevel;
  readonly name: string;
  readonly description: string;
  readonly limits: GoodsItem['limits'];
  readonly goods: Readonly<Partial<Record<BillingPeriod, GoodsItem>>>;
  readonly isContract: boolean;
}

export const planPeriods = [BillingPeriod.Monthly, BillingPeriod.Quarterly, BillingPeriod.Yearly] as const;
export type PlanPeriod = (typeof planPeriods)[number];

export function plansOf(items: readonly GoodsItem[]): readonly Plan[] {
  const levels = [...new Set(items.flatMap(({ level }) => (level === null ? [] : [level])))];
  return levels
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((level) => {
      const own = items.filter((item) => item.level === level);
      const [first] = own;
      if (!first) return [];
      const goods = Object.fromEntries(own.map((item) => [item.period, item]));
      const { name, description, limits } = first;
      return [{ level, name, description, limits, goods, isContract: first.price === null }];
    });
}

export function maxSaving(plans: readonly Plan[], period: BillingPeriod): number {
  const saved = plans.map(({ goods }) =>
    savingsPercent(
      centsOf(goods[period]?.price),
      goods[period] === undefined ? 0 : monthsOf(period),
      centsOf(goods[BillingPeriod.Monthly]?.price),
    ),
  );
  return Math.max(0, ...saved);
}

export function usePlans() {
  const query = useQuery(purchaseQueries.goods(GoodsCollectionKey.Plans));
  const plans = useMemo(() => (query.data === undefined ? undefined : plansOf(query.data.items)), [query.data]);
  return { ...query, plans };
}

export type Buyer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'child' }
  | { readonly kind: 'buyer'; readonly subscription: Subscription | undefined; readonly error: unknown };

/** Undefined while loading. Never requests a member's plan (NAV-09, ROLE-11). */
export function useBuyer(): Buyer | undefined {
  const signedIn = useSignedIn();
  const account = useAccountQuery();
  const mayPay = account.data !== undefined && accountCan(account.data, 'pay');
  const subscription = useQuery({ ...purchaseQueries.subscription(), enabled: signedIn && mayPay });
  if (!signedIn) return { kind: 'visitor' };
  if (account.data === undefined)
    return account.error === null ? undefined : { kind: 'buyer', subscription: undefined, error: account.error };
  if (!mayPay) return { kind: 'child' };
  if (subscription.data === undefined && !subscription.isError) return undefined;
  const error = subscription.data === undefined ? subscription.error : null;
  return { kind: 'buyer', subscription: subscription.data, error };
}
