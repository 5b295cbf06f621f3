import { CouponStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';
import { readChoice, readText } from '#src/shared/address/read-params';
import { listParams } from '#src/shared/list/list-params';

export const couponStatuses = [CouponStatus.Bound, CouponStatus.Used, CouponStatus.Expired] as const;

/** `code` is a coupon code to bind, as linked from an e-mail. */
export const couponsParams = listParams({
  readFields: (search) => ({
    status: readChoice(search.get('status'), couponStatuses),
    code: readText(search.get('code'), 50),
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
