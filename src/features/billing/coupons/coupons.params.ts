import { z } from '#src/lib/zod';
import { CouponStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';
import { listParams } from '#src/shared/list/list-params';

export const couponStatuses = [CouponStatus.Bound, CouponStatus.Used, CouponStatus.Expired] as const;

/** `code` is a coupon code to bind, as linked from an e-mail. */
export const couponsParams = listParams({
  fields: z.object({
    status: z.enum(couponStatuses).optional().catch(undefined),
    code: z.string().trim().min(1).max(50).optional().catch(undefined),
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
