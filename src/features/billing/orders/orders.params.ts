import { z } from '#src/lib/zod';
import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { listParams, type ListParams } from '#src/shared/list/list-params';
import { isDay, periodBounds, orderPeriods } from './order-period';

export const orderStatuses = [OrderStatus.WaitingPay, OrderStatus.Paid, OrderStatus.Cancel] as const;

export const orderCategories = [OrderCategory.Plan, OrderCategory.Credit, OrderCategory.Other] as const;

const day = z.string().refine(isDay).optional().catch(undefined);

const pages = listParams({
  fields: z.object({
    status: z.enum(orderStatuses).optional().catch(undefined),
    category: z.enum(orderCategories).optional().catch(undefined),
    period: z.enum(orderPeriods).optional().catch(undefined),
    from: day,
    to: day,
    order: z.string().trim().min(1).max(100).optional().catch(undefined),
  }),
  filters: ['status', 'category', 'period', 'from', 'to'],
});

export type OrdersParams = ReturnType<typeof pages.read>;

const MAX_START = 1_000_000;
const start = z.coerce.number().int().min(0).max(MAX_START).catch(0);

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
export function ordersQuery(params: OrdersParams, at: number): Schemas['OrderQuery'] {
  const { page, pageSize, status, category } = params;
  return {
    start: (page - 1) * pageSize,
    take: pageSize,
    status,
    category,
    ...periodBounds(params, at),
  };
}
