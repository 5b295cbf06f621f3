import { z } from 'zod';
import { CouponStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';
import { listParams } from '#src/shared/list/list-params';

/** The states in the order of the filter (ENUM-46). */
export const couponStatuses = [CouponStatus.Bound, CouponStatus.Used, CouponStatus.Expired] as const;

/** The address of the coupons; `code` is one to bind, as a letter links to it. */
export const couponsParams = listParams({
  fields: z.object({
    status: z.enum(couponStatuses).optional().catch(undefined),
    code: z.string().trim().min(1).max(50).optional().catch(undefined),
  }),
  filters: ['status'],
  pageSizes: [10, 20, 50],
});

type CouponsParams = ReturnType<typeof couponsParams.read>;

/** The query that an address stands for. */
export const couponsQuery = ({ page, pageSize, status }: CouponsParams): OperationQuery<'listCoupons'> => ({
  page,
  pageSize,
  status,
});
