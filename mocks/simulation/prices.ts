import {
  AccountLevel,
  CouponStatus,
  OrderCategory,
  PriceLineKind,
  SaleType,
  type ErrorCode,
  type GoodsCode,
} from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { CouponRecord, OrderRecord, PriceReduction } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { serverRank, serverRankOf } from '#mocks/handlers/start-rules';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { termsOf } from '#mocks/seeds/coupons';
import { goodsOf, baseCode, type Goods } from '#mocks/seeds/goods';
import { activityPrice, roundToCents } from './activities';
import { nextPlanPeriod, unusedValue } from './plans';

/** Returns a coupon's status. In a pending order it does not expire (ENUM-46). */
export function couponStatusAt(coupon: CouponRecord, now: number): CouponStatus {
  if (coupon.usedAt !== undefined) return CouponStatus.Used;
  return coupon.orderId === undefined && coupon.expiresAt <= now ? CouponStatus.Expired : CouponStatus.Bound;
}

export interface PriceRequest {
  readonly code: GoodsCode;
  readonly quantity?: number;
  readonly couponId?: string | null;
}

export type Quote = Readonly<
  Pick<
    OrderRecord,
    | 'code'
    | 'quantity'
    | 'unitPrice'
    | 'subtotal'
    | 'lines'
    | 'total'
    | 'addsToBalance'
    | 'couponId'
    | 'activityCode'
    | 'startsAt'
    | 'endsAt'
  >
>;

const couponRefused = (code: ErrorCode, message: string) => new HttpError(409, code, message);

/** Throws 404 or 409 for an unusable coupon. */
function couponLine(
  db: Database,
  account: AccountRecord,
  couponId: string,
  sold: { readonly goods: Goods; readonly amount: number; readonly inActivity: boolean },
  now: number,
): PriceReduction {
  const coupon = db.coupons.get(couponId);
  const terms = coupon && termsOf(coupon.code);
  if (!terms || coupon.userId !== account.userId) throw notFound('The coupon');
  const status = couponStatusAt(coupon, now);
  if (status === CouponStatus.Used) throw couponRefused('CouponUsed', 'This coupon has been used.');
  if (status === CouponStatus.Expired) throw couponRefused('CouponExpired', 'This coupon has lapsed.');
  if (coupon.orderId !== undefined) throw couponRefused('CouponInUse', 'Another unpaid order uses this coupon.');
  const fits =
    terms.appliesTo.includes(sold.goods.category) &&
    (terms.goodsCodes?.includes(sold.goods.code) ?? true) &&
    (terms.withActivity || !sold.inActivity);
  if (!fits) throw couponRefused('CouponNotApplicable', 'This coupon is for something else.');
  if (sold.amount < terms.minSubtotal)
    throw couponRefused('CouponBelowMinimum', `This coupon needs an order of ${terms.minSubtotal} dollars at least.`);
  const reduction = terms.saleType === SaleType.Discount ? (sold.amount * terms.value) / 100 : terms.value;
  return {
    kind: PriceLineKind.Coupon,
    saleType: terms.saleType,
    amount: Math.min(sold.amount, roundToCents(reduction)),
  };
}

function assertPurchasable(db: Database, account: AccountRecord, sold: Goods): void {
  if (sold.price === undefined) throw couponRefused('ContactSales', 'This plan is agreed by contract.');
  if (sold.code === 'cloud-node' && serverRank(account) < serverRankOf(AccountLevel.Standard))
    throw couponRefused('PlanNeeded', 'Cloud nodes need a plan that runs in the cloud.');
  if (sold.code === 'one-time-export' && account.exportRowLimit === undefined)
    throw couponRefused('NothingToGain', 'Your plan exports without a limit.');
  if (sold.category !== OrderCategory.Plan) return;
  const contract =
    account.accountLevel === AccountLevel.Enterprise || account.accountLevel === AccountLevel.EnterprisePlus;
  if (contract && !account.isLevelExpired) throw couponRefused('ContractPlan', 'Your plan is agreed by contract.');
  if (db.subscriptions.get(account.userId)?.next && nextPlanPeriod(db, account, sold, 1, 0).mode !== 'now')
    throw couponRefused('PlanAlreadyFollows', 'A plan that follows yours has been paid already.');
}

/** Returns a price. Throws 404, 409 or 422 for unavailable goods (API-029, API-030). */
export function quote(db: Database, account: AccountRecord, request: PriceRequest, now: number): Quote {
  const sold = goodsOf(request.code);
  const quantity = request.quantity ?? 1;
  if (quantity > sold.maxQuantity)
    throw new HttpError(422, 'Invalid', `At most ${sold.maxQuantity} at a time.`, [
      { field: 'quantity', message: `at most ${sold.maxQuantity}` },
    ]);
  assertPurchasable(db, account, sold);
  const unitPrice = sold.price ?? 0;
  const subtotal = roundToCents(unitPrice * quantity);
  const offer = activityPrice(db, sold.code, now);
  if (request.code !== baseCode(request.code) && offer?.code !== request.code)
    throw couponRefused('NotInActivity', 'The activity does not offer this price now.');
  const lines: PriceReduction[] = [];
  let remaining = subtotal;
  const take = (line: PriceReduction) => {
    lines.push(line);
    remaining = roundToCents(remaining - line.amount);
  };
  if (offer)
    take({
      kind: PriceLineKind.Activity,
      saleType: offer.saleType,
      amount: roundToCents((unitPrice - offer.price) * quantity),
    });
  const couponId = request.couponId ?? undefined;
  if (couponId !== undefined)
    take(couponLine(db, account, couponId, { goods: sold, amount: remaining, inActivity: offer !== undefined }, now));
  const isPlan = sold.category === OrderCategory.Plan;
  const turn = isPlan ? nextPlanPeriod(db, account, sold, quantity, now) : undefined;
  const unused = turn?.mode === 'now' ? roundToCents(unusedValue(db, account, now)) : 0;
  const credit = Math.min(unused, remaining);
  if (credit > 0) take({ kind: PriceLineKind.Proration, saleType: SaleType.Reduction, amount: credit });
  return {
    code: offer?.code ?? sold.code,
    quantity,
    unitPrice,
    subtotal,
    lines,
    total: remaining,
    addsToBalance: roundToCents((sold.balance ?? 0) * quantity + unused - credit),
    couponId,
    activityCode: offer?.activityCode,
    startsAt: turn?.startsAt,
    endsAt: turn?.endsAt,
  };
}
