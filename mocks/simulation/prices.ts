import { CouponStatus } from '../../src/contract/enums.gen';
import type { CouponRecord } from '../db/billing';

/** State of a coupon at a moment: one that an order holds does not lapse meanwhile (ENUM-46). */
export function couponStatusAt(coupon: CouponRecord, now: number): CouponStatus {
  if (coupon.usedAt !== undefined) return CouponStatus.Used;
  return coupon.orderId === undefined && coupon.expiresAt <= now ? CouponStatus.Expired : CouponStatus.Bound;
}
