import { CouponStatus, OrderStatus, type ErrorCode } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { CouponRecord } from '#mocks/db/billing';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { isoOf } from '#mocks/lib/time';
import { termsOf, type CouponTerms } from '#mocks/seeds/coupons';
import { couponStatusAt } from '#mocks/simulation/prices';
import { requireBuyer } from './billing-access';

function couponOf(coupon: CouponRecord, terms: CouponTerms, now: number): Schemas['Coupon'] {
  return {
    couponId: coupon.couponId,
    code: coupon.code,
    status: couponStatusAt(coupon, now),
    saleType: terms.saleType,
    value: terms.value,
    minimum: terms.minSubtotal,
    appliesTo: [...terms.appliesTo],
    goodsCodes: terms.goodsCodes ? [...terms.goodsCodes] : null,
    withActivity: terms.withActivity,
    boundAt: new Date(coupon.boundAt).toISOString(),
    expiresAt: new Date(coupon.expiresAt).toISOString(),
    usedAt: isoOf(coupon.usedAt),
    orderId: coupon.orderId ?? null,
  };
}

const couponRefused = (
  code: ErrorCode,
  message: string,
  details: ConstructorParameters<typeof HttpError>[3] = [{ field: 'code', message: code }],
) => new HttpError(409, code, message, details);

const couponExpired = (at: number) =>
  couponRefused('CouponExpired', 'This code has lapsed.', [
    { field: 'expiresAt', message: new Date(at).toISOString() },
  ]);

export const couponHandlers: Pick<Resolvers, Extract<OperationId, 'bindCoupon' | 'listCoupons'>> = {
  bindCoupon: async (context) => {
    const { db, body, now } = context;
    const user = requireBuyer(context);
    const terms = termsOf(body.code);
    if (!terms)
      throw new HttpError(404, 'CouponNotFound', 'There is no such code.', [{ field: 'code', message: 'is unknown' }]);
    const bound = db.coupons.all().find((coupon) => coupon.userId === user.userId && coupon.code === terms.code);
    if (bound) {
      const status = couponStatusAt(bound, now);
      if (status === CouponStatus.Used) throw couponRefused('CouponUsed', 'You have used this code.');
      if (status === CouponStatus.Expired) throw couponExpired(bound.expiresAt);
      throw couponRefused('CouponAlreadyBound', 'This code is bound to your account already.');
    }
    if (terms.expiredAt !== undefined) throw couponExpired(Date.parse(terms.expiredAt));
    if (terms.isUsedUp) throw couponRefused('CouponExhausted', 'This code has been used up by others.');
    if (terms.firstAccountOnly && db.coupons.all().some((coupon) => coupon.code === terms.code))
      throw couponRefused('CouponBoundElsewhere', 'This code is bound to another account.');
    const hasPaid = db.orders
      .all()
      .some((order) => order.userId === user.userId && order.status === OrderStatus.Paid && order.total > 0);
    if ((terms.userId !== undefined && terms.userId !== user.userId) || (terms.newCustomersOnly && hasPaid))
      throw new HttpError(403, 'CouponNotForAccount', 'This code is for other accounts.', [
        { field: 'code', message: 'is for other accounts' },
      ]);
    if (terms.levels && !terms.levels.includes(user.accountLevel))
      throw couponRefused(
        'CouponNotForPlan',
        'This code is for other plans.',
        terms.levels.map((level) => ({ field: 'accountLevel', message: String(level) })),
      );
    const coupon = await db.coupons.insert({
      couponId: `coupon-${randomToken()}`,
      userId: user.userId,
      code: terms.code,
      boundAt: now,
      expiresAt: now + terms.lifetime,
      usedAt: undefined,
      orderId: undefined,
    });
    return couponOf(coupon, terms, now);
  },

  listCoupons: (context) => {
    const { db, query, now } = context;
    const { userId } = requireBuyer(context);
    const { page = 1, pageSize = 10, status } = query;
    const found = db.coupons
      .all()
      .filter((coupon) => coupon.userId === userId)
      .filter((coupon) => status === undefined || couponStatusAt(coupon, now) === status)
      .toReversed()
      .toSorted((a, b) => b.boundAt - a.boundAt)
      .flatMap((coupon) => {
        const terms = termsOf(coupon.code);
        return terms ? [couponOf(coupon, terms, now)] : [];
      });
    return pageOf(found, page, pageSize);
  },
};
