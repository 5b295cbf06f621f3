import { z } from '#src/lib/zod';
import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { now } from '#src/lib/now';
import { listParams, type ListParams } from '#src/shared/list/list-params';
import { isDay, periodBounds, orderPeriods } from './order-period';

export const orderStatuses = [OrderStatus.WaitingPay, OrderStatus.Paid, OrderStatus.Cancel] as const;

export const orderCategories = [OrderCategory.Plan, OrderCategory.Credit, OrderCategory.Other] as const;

const day = z.catch(z.optional(z.string().check(z.refine(isDay))), undefined);

const pages = listParams({
  fields: z.object({
    status: z.catch(z.optional(z.enum(orderStatuses)), undefined),
    category: z.catch(z.optional(z.enum(orderCategories)), undefined),
    period: z.catch(z.optional(z.enum(orderPeriods)), undefined),
    from: day,
    to: day,
    order: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  }),
  filters: ['status', 'category', 'period', 'from', 'to'],
});

export type OrdersParams = ReturnType<typeof pages.read>;

const MAX_START = 1_000_000;
const start = z.catch(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_START)), 0);

/** Counts orders (`start`, `take`), whereas other lists count pages. */
export const ordersParams: ListParams<OrdersParams> = {
  ...pages,
  read: (search) => {
    const inPages = new URLSearchParams(search);
    inPages.set('pageSize', search.get('take') ?? '');
    const params = pages.read(inPages);
    const ownDays = params.period === 'own' ? {} : { from: undefined, to: undefined };
    return { ...params, ...ownDays, page: Math.floor(start.parse(search.get('start')) / params.pageSize) + 1 };
  },
  write: (params) => {
    const search = pages.write({ ...params, page: 1, pageSize: 10 });
    if (params.page > 1) search.set('start', String((params.page - 1) * params.pageSize));
    if (params.pageSize !== 10) search.set('take', String(params.pageSize));
    return search;
  },
};

/** `at` is in epoch milliseconds. */
export function ordersQuery(params: OrdersParams, at = now()): Schemas['OrderQuery'] {
  const { page, pageSize, status, category } = params;
  return {
    start: (page - 1) * pageSize,
    take: pageSize,
    status,
    category,
    ...periodBounds(params, at),
  };
}
