import { BillingPeriod, GoodsCode, GoodsCollectionKey } from '#src/contract/enums.gen';

const suffix = /-(?:first|normal)-activity$/;

/** Removes the suffix of an activity (ENUM-47). */
export const baseGoodsCode = (code: GoodsCode): GoodsCode => code.replace(suffix, '') as GoodsCode;

export const isGoodsCode = (text: string): text is GoodsCode => Object.values<string>(GoodsCode).includes(text);

/** API-031, ENUM-48 */
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

/** Plans are priced as subscriptions (API-030). */
export const isPlanCode = (code: GoodsCode): boolean => collectionOf(code) === GoodsCollectionKey.Plans;

/** Returns 0 for a single purchase. */
export const monthsOf = (period: BillingPeriod): number =>
  ({ [BillingPeriod.Once]: 0, [BillingPeriod.Monthly]: 1, [BillingPeriod.Quarterly]: 3, [BillingPeriod.Yearly]: 12 })[
    period
  ];

/** Returns the percentage saved against the monthly price, rounded down. */
export function savingsPercent(cents: number, months: number, monthlyCents: number): number {
  const fullPrice = monthlyCents * months;
  return fullPrice > 0 && cents < fullPrice ? Math.floor(((fullPrice - cents) * 100) / fullPrice) : 0;
}
