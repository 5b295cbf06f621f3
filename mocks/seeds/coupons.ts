import { AccountLevel, GoodsCode, OrderCategory, SaleType } from '#src/contract/enums.gen';

const DAY = 86_400_000;

export interface CouponTerms {
  readonly code: string;
  readonly saleType: typeof SaleType.Reduction | typeof SaleType.Discount;
  /** Dollars of a reduction, percent of a discount. */
  readonly value: number;
  readonly minimum: number;
  readonly appliesTo: readonly OrderCategory[];
  readonly goodsCodes?: readonly GoodsCode[];
  readonly withActivity: boolean;
  /** Milliseconds after binding. */
  readonly goodFor: number;
  readonly lapsedAt?: string;
  readonly exhausted?: true;
  /** Only the first account can bind it. */
  readonly once?: true;
  readonly levels?: readonly AccountLevel[];
  readonly newcomers?: true;
  readonly onlyFor?: string;
}

const { Plan, Credit, Other } = OrderCategory;

export const couponTerms: readonly CouponTerms[] = [
  {
    code: 'WELCOME20',
    saleType: SaleType.Discount,
    value: 20,
    minimum: 0,
    appliesTo: [Plan],
    withActivity: false,
    goodFor: 30 * DAY,
    newcomers: true,
  },
  {
    code: 'PLAN15',
    saleType: SaleType.Discount,
    value: 15,
    minimum: 90,
    appliesTo: [Plan],
    withActivity: false,
    goodFor: 60 * DAY,
  },
  {
    code: 'YEARLY100',
    saleType: SaleType.Reduction,
    value: 100,
    minimum: 900,
    appliesTo: [Plan],
    goodsCodes: [GoodsCode.StandardYearly, GoodsCode.ProfessionalYearly],
    withActivity: true,
    goodFor: 90 * DAY,
  },
  {
    code: 'TOPUP10',
    saleType: SaleType.Reduction,
    value: 10,
    minimum: 50,
    appliesTo: [Credit],
    withActivity: false,
    goodFor: 30 * DAY,
  },
  {
    code: 'CREDIT5',
    saleType: SaleType.Discount,
    value: 5,
    minimum: 0,
    appliesTo: [Credit],
    withActivity: false,
    goodFor: 120 * DAY,
  },
  {
    code: 'HANDSON50',
    saleType: SaleType.Reduction,
    value: 50,
    minimum: 100,
    appliesTo: [Other],
    withActivity: false,
    goodFor: 45 * DAY,
  },
  {
    code: 'ONTHEHOUSE',
    saleType: SaleType.Discount,
    value: 100,
    minimum: 0,
    appliesTo: [Credit],
    goodsCodes: [GoodsCode.Credits1, GoodsCode.Credits20],
    withActivity: false,
    goodFor: 14 * DAY,
  },
  {
    code: 'EARLYBIRD',
    saleType: SaleType.Discount,
    value: 30,
    minimum: 0,
    appliesTo: [Plan],
    withActivity: false,
    goodFor: 30 * DAY,
    lapsedAt: '2026-09-30T22:00:00Z',
  },
  {
    code: 'FIRST100',
    saleType: SaleType.Reduction,
    value: 25,
    minimum: 0,
    appliesTo: [Plan, Credit],
    withActivity: false,
    goodFor: 30 * DAY,
    exhausted: true,
  },
  {
    code: 'PARTNER40',
    saleType: SaleType.Discount,
    value: 40,
    minimum: 0,
    appliesTo: [Plan],
    withActivity: false,
    goodFor: 30 * DAY,
    onlyFor: '10003',
  },
  {
    code: 'STARTER25',
    saleType: SaleType.Discount,
    value: 25,
    minimum: 0,
    appliesTo: [Plan],
    withActivity: false,
    goodFor: 30 * DAY,
    levels: [AccountLevel.Free, AccountLevel.Basic],
  },
  {
    code: 'GIFT-7QK2',
    saleType: SaleType.Reduction,
    value: 40,
    minimum: 40,
    appliesTo: [Credit, Other],
    withActivity: true,
    goodFor: 180 * DAY,
    once: true,
  },
];

const byCode = new Map(couponTerms.map((terms) => [terms.code, terms]));

export const termsOf = (code: string): CouponTerms | undefined => byCode.get(code.trim().toUpperCase());
