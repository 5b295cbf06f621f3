import {
  AccountLevel,
  BillingPeriod,
  GoodsCode,
  GoodsCollectionKey,
  OrderCategory,
  PlanGoodsType,
} from '#src/contract/enums.gen';

/** Dollars; undefined where a contract sets the price. */
export interface Goods {
  readonly code: GoodsCode;
  readonly collection: GoodsCollectionKey;
  readonly goodsType: PlanGoodsType;
  readonly category: OrderCategory;
  readonly price: number | undefined;
  readonly period: BillingPeriod;
  readonly level: AccountLevel | undefined;
  /** Dollars. */
  readonly balance: number | undefined;
  readonly maxQuantity: number;
}

const { Once, Monthly, Quarterly, Yearly } = BillingPeriod;

const plan = (
  level: AccountLevel,
  prices: readonly (readonly [code: GoodsCode, period: BillingPeriod, price: number])[],
): Goods[] =>
  prices.map(([code, period, price]) => ({
    code,
    collection: GoodsCollectionKey.Plans,
    goodsType: PlanGoodsType.Plan,
    category: OrderCategory.Plan,
    price,
    period,
    level,
    balance: undefined,
    maxQuantity: period === Yearly ? 3 : 5,
  }));

const contract = (level: AccountLevel, code: GoodsCode): Goods => ({
  code,
  collection: GoodsCollectionKey.Plans,
  goodsType: PlanGoodsType.Plan,
  category: OrderCategory.Plan,
  price: undefined,
  period: Yearly,
  level,
  balance: undefined,
  maxQuantity: 1,
});

const credits = (code: GoodsCode, balance: number, price: number): Goods => ({
  code,
  collection: GoodsCollectionKey.Credits,
  goodsType: PlanGoodsType.CustomPack,
  category: OrderCategory.Credit,
  price,
  period: Once,
  level: undefined,
  balance,
  maxQuantity: 20,
});

const once = (collection: GoodsCollectionKey, code: GoodsCode, price: number, maxQuantity: number): Goods => ({
  code,
  collection,
  goodsType: PlanGoodsType.CustomPack,
  category: OrderCategory.Other,
  price,
  period: Once,
  level: undefined,
  balance: undefined,
  maxQuantity,
});

export const goods: readonly Goods[] = [
  ...plan(AccountLevel.Basic, [
    [GoodsCode.BasicMonthly, Monthly, 39],
    [GoodsCode.BasicQuarterly, Quarterly, 108],
    [GoodsCode.BasicYearly, Yearly, 372],
  ]),
  ...plan(AccountLevel.Standard, [
    [GoodsCode.StandardMonthly, Monthly, 99],
    [GoodsCode.StandardQuarterly, Quarterly, 279],
    [GoodsCode.StandardYearly, Yearly, 948],
  ]),
  ...plan(AccountLevel.Professional, [
    [GoodsCode.ProfessionalMonthly, Monthly, 249],
    [GoodsCode.ProfessionalQuarterly, Quarterly, 699],
    [GoodsCode.ProfessionalYearly, Yearly, 2388],
  ]),
  contract(AccountLevel.Enterprise, GoodsCode.Enterprise),
  contract(AccountLevel.EnterprisePlus, GoodsCode.EnterprisePlus),
  credits(GoodsCode.Credits1, 1, 1),
  credits(GoodsCode.Credits20, 20, 20),
  credits(GoodsCode.Credits50, 50, 48),
  credits(GoodsCode.Credits100, 100, 95),
  credits(GoodsCode.Credits500, 500, 460),
  once(GoodsCollectionKey.Additions, GoodsCode.CloudNode, 15, 50),
  once(GoodsCollectionKey.Additions, GoodsCode.OneTimeExport, 29, 10),
  once(GoodsCollectionKey.Services, GoodsCode.RuleMaintenance, 79, 10),
  once(GoodsCollectionKey.Services, GoodsCode.RuleCustomization, 149, 10),
  once(GoodsCollectionKey.Services, GoodsCode.Training, 199, 5),
  once(GoodsCollectionKey.Services, GoodsCode.DataService, 499, 10),
];

export const ONE_TIME_EXPORT_ROWS = 100_000;

const byCode = new Map(goods.map((entry) => [entry.code, entry]));
const suffix = /-(?:first|normal)-activity$/;

export const baseCode = (code: GoodsCode): GoodsCode => code.replace(suffix, '') as GoodsCode;

/** Accepts an activity's suffix. Throws for an unknown code. */
export function goodsOf(code: GoodsCode): Goods {
  const found = byCode.get(baseCode(code));
  if (!found) throw new Error(`There are no goods with the code ${code}`);
  return found;
}

/** Returns 0 for one-time goods. */
export const monthsOf = (period: BillingPeriod): number =>
  period === Yearly ? 12 : period === Quarterly ? 3 : period === Monthly ? 1 : 0;
