import { z } from '#src/lib/zod';
import { CouponStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';
import { listParams } from '#src/shared/list/list-params';

export const couponStatuses = [CouponStatus.Bound, CouponStatus.Used, CouponStatus.Expired] as const;

/** `code` is a coupon code to bind, as linked from an e-mail. */
export const couponsParams = listParams({
  fields: z.object({
    status: z.catch(z.optional(z.enum(couponStatuses)), undefined),
    code: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))), undefined),
  }),
  filters: ['status'],
  pageSizes: [10, 20, 50],
});

type CouponsParams = ReturnType<typeof couponsParams.read>;

export const couponsQuery = ({ page, pageSize, status }: CouponsParams): OperationQuery<'listCoupons'> => ({
  page,
  pageSize,
  status,
});
