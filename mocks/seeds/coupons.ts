import { AccountLevel, GoodsCode, OrderCategory, SaleType } from '#src/contract/enums.gen';

const DAY = 86_400_000;

export interface CouponTerms {
  readonly code: string;
  readonly saleType: typeof SaleType.Reduction | typeof SaleType.Discount;
  /** Dollars of a reduction, percent of a discount. */
  readonly value: number;
  readonly minSubtotal: number;
  readonly appliesTo: readonly OrderCategory[];
  readonly goodsCodes?: readonly GoodsCode[];
  readonly withActivity: boolean;
  /** Milliseconds after binding. */
  readonly lifetime: number;
  readonly expiredAt?: string;
  readonly isUsedUp?: true;
  /** Only the first account can bind it. */
  readonly firstAccountOnly?: true;
  readonly levels?: readonly AccountLevel[];
  readonly newCustomersOnly?: true;
  readonly userId?: string;
}

const { Plan, Credit, Other } = OrderCategory;

export const couponTerms: readonly CouponTerms[] = [
  {
    code: 'WELCOME20',
    saleType: SaleType.Discount,
    value: 20,
    minSubtotal: 0,
    appliesTo: [Plan],
    withActivity: false,
    lifetime: 30 * DAY,
    newCustomersOnly: true,
  },
  {
    code: 'PLAN15',
    saleType: SaleType.Discount,
    value: 15,
    minSubtotal: 90,
    appliesTo: [Plan],
    withActivity: false,
    lifetime: 60 * DAY,
  },
  {
    code: 'YEARLY100',
    saleType: SaleType.Reduction,
    value: 100,
    minSubtotal: 900,
    appliesTo: [Plan],
    goodsCodes: [GoodsCode.StandardYearly, GoodsCode.ProfessionalYearly],
    withActivity: true,
    lifetime: 90 * DAY,
  },
  {
    code: 'TOPUP10',
    saleType: SaleType.Reduction,
    value: 10,
    minSubtotal: 50,
    appliesTo: [Credit],
    withActivity: false,
    lifetime: 30 * DAY,
  },
  {
    code: 'CREDIT5',
    saleType: SaleType.Discount,
    value: 5,
    minSubtotal: 0,
    appliesTo: [Credit],
    withActivity: false,
    lifetime: 120 * DAY,
  },
  {
    code: 'HANDSON50',
    saleType: SaleType.Reduction,
    value: 50,
    minSubtotal: 100,
    appliesTo: [Other],
    withActivity: false,
    lifetime: 45 * DAY,
  },
  {
    code: 'ONTHEHOUSE',
    saleType: SaleType.Discount,
    value: 100,
    minSubtotal: 0,
    appliesTo: [Credit],
    goodsCodes: [GoodsCode.Credits1, GoodsCode.Credits20],
    withActivity: false,
    lifetime: 14 * DAY,
  },
  {
    code: 'EARLYBIRD',
    saleType: SaleType.Discount,
    value: 30,
    minSubtotal: 0,
    appliesTo: [Plan],
    withActivity: false,
    lifetime: 30 * DAY,
    expiredAt: '2026-09-30T22:00:00Z',
  },
  {
    code: 'FIRST100',
    saleType: SaleType.Reduction,
    value: 25,
    minSubtotal: 0,
    appliesTo: [Plan, Credit],
    withActivity: false,
    lifetime: 30 * DAY,
    isUsedUp: true,
  },
  {
    code: 'PARTNER40',
    saleType: SaleType.Discount,
    value: 40,
    minSubtotal: 0,
    appliesTo: [Plan],
    withActivity: false,
    lifetime: 30 * DAY,
    userId: '10003',
  },
  {
    code: 'STARTER25',
    saleType: SaleType.Discount,
    value: 25,
    minSubtotal: 0,
    appliesTo: [Plan],
    withActivity: false,
    lifetime: 30 * DAY,
    levels: [AccountLevel.Free, AccountLevel.Basic],
  },
  {
    code: 'GIFT-7QK2',
    saleType: SaleType.Reduction,
    value: 40,
    minSubtotal: 40,
    appliesTo: [Credit, Other],
    withActivity: true,
    lifetime: 180 * DAY,
    firstAccountOnly: true,
  },
];

const byCode = new Map(couponTerms.map((terms) => [terms.code, terms]));

export const termsOf = (code: string): CouponTerms | undefined => byCode.get(code.trim().toUpperCase());
