import { BillingPeriod, GoodsCode, GoodsCollectionKey } from '#src/contract/enums.gen';

const suffix = /-(?:first|normal)-activity$/;

/** The code without the suffix of an activity: what is asked for, whatever it is sold at now (ENUM-47). */
export const plainCode = (code: GoodsCode): GoodsCode => code.replace(suffix, '') as GoodsCode;

/** Whether a text names something that can be bought. */
export const isGoodsCode = (text: string): text is GoodsCode => Object.values<string>(GoodsCode).includes(text);

/** The collection that goods stand in (API-031, ENUM-48). */
export function collectionOf(code: GoodsCode): GoodsCollectionKey {
  if (code.startsWith('credits-')) return GoodsCollectionKey.Credits;
  if (code === GoodsCode.CloudNode || code === GoodsCode.OneTimeExport) return GoodsCollectionKey.Additions;
  const services: readonly GoodsCode[] = [
    GoodsCode.Training,
    GoodsCode.DataService,
    GoodsCode.RuleCustomization,
    GoodsCode.RuleMaintenance,
  ];
  return services.includes(code) ? GoodsCollectionKey.Services : GoodsCollectionKey.Plans;
}

/** Whether goods are a plan that is paid by the period: these are priced as subscriptions (API-030). */
export const isPlanCode = (code: GoodsCode): boolean => collectionOf(code) === GoodsCollectionKey.Plans;

/** Months of a billing period; 0 for what is bought once. */
export const monthsOf = (period: BillingPeriod): number =>
  ({ [BillingPeriod.Once]: 0, [BillingPeriod.Monthly]: 1, [BillingPeriod.Quarterly]: 3, [BillingPeriod.Yearly]: 12 })[
    period
  ];

/**
 * Whole percent that a longer period saves against paying the monthly price in cents for as many months; rounded down, so that nothing is
 * promised that is not kept, and 0 where it saves nothing.
 */
export function savedPercent(cents: number, months: number, monthlyCents: number): number {
  const whole = monthlyCents * months;
  return whole > 0 && cents < whole ? Math.floor(((whole - cents) * 100) / whole) : 0;
}
