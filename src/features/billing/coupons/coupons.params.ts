import { z } from 'zod';
import { CouponStatus } from '#src/contract/enums.gen';
import type { OperationQuery } from '#src/contract/types';

/** Coupons that a page may hold. */
export const pageSizes = [10, 20, 50] as const;

/** The states in the order of the filter (ENUM-46). */
export const couponStatuses = [CouponStatus.Bound, CouponStatus.Used, CouponStatus.Expired] as const;

const schema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(10),
  status: z.enum(couponStatuses).optional().catch(undefined),
  code: z.string().trim().min(1).max(50).optional().catch(undefined),
});

/** What the address of the coupons says; `code` is one to bind, as a letter links to it. */
export type CouponsParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
export const readCouponsParams = (search: URLSearchParams): CouponsParams => schema.parse(Object.fromEntries(search));

/** Writes the address; defaults are left out. */
export function writeCouponsParams({ page, pageSize, status, code }: CouponsParams): URLSearchParams {
  const search = new URLSearchParams();
  if (status !== undefined) search.set('status', status);
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== 10) search.set('pageSize', String(pageSize));
  if (code !== undefined) search.set('code', code);
  return search;
}

/** The query that an address stands for. */
export const couponsQuery = ({ page, pageSize, status }: CouponsParams): OperationQuery<'listCoupons'> => ({
  page,
  pageSize,
  status,
});
