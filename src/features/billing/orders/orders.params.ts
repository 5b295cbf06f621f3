import { z } from 'zod';
import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isDay, periodBounds, orderPeriods } from './order-period';

/** Orders that a page may hold. */
export const takes = [10, 20, 50, 100] as const;

/** The statuses in the order of the filter (ENUM-43). */
export const orderStatuses = [OrderStatus.WaitingPay, OrderStatus.Paid, OrderStatus.Cancel] as const;

/** The categories in the order of the filter (ENUM-44). */
export const orderCategories = [OrderCategory.Plan, OrderCategory.Credit, OrderCategory.Other] as const;

const schema = z.object({
  start: z.coerce.number().int().min(0).max(1_000_000).catch(0),
  take: z.coerce
    .number()
    .pipe(z.union(takes.map((take) => z.literal(take))))
    .catch(10),
  status: z.enum(orderStatuses).optional().catch(undefined),
  category: z.enum(orderCategories).optional().catch(undefined),
  period: z.enum(orderPeriods).optional().catch(undefined),
  from: z.string().refine(isDay).optional().catch(undefined),
  to: z.string().refine(isDay).optional().catch(undefined),
  order: z.string().trim().min(1).max(100).optional().catch(undefined),
});

/** What the address of the orders says; `order` is the one whose drawer is open, `from` and `to` are days of a period of one's own. */
export type OrdersParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
export function readOrdersParams(search: URLSearchParams): OrdersParams {
  const params = schema.parse(Object.fromEntries(search));
  // An offset that no page begins at belongs to the page that holds it.
  return { ...params, start: params.start - (params.start % params.take) };
}

/** Writes the address; defaults are left out. */
export function writeOrdersParams(params: OrdersParams): URLSearchParams {
  const search = new URLSearchParams();
  const { start, take, status, category, period, from, to, order } = params;
  for (const [key, value] of Object.entries({ status, category, period, from, to, order }))
    if (value !== undefined) search.set(key, value);
  if (start !== 0) search.set('start', String(start));
  if (take !== 10) search.set('take', String(take));
  return search;
}

/** Whether anything narrows the list. */
export const hasFilters = ({ status, category, period }: OrdersParams): boolean =>
  status !== undefined || category !== undefined || period !== undefined;

/** The same list with nothing that narrows it, from its beginning. */
export const withoutFilters = ({ take }: OrdersParams): OrdersParams => ({ start: 0, take });

/** The query that an address stands for at a moment (API-026); `at` is epoch milliseconds. */
export function ordersQuery(params: OrdersParams, at: number): Schemas['OrderQuery'] {
  const { start, take, status, category } = params;
  return {
    start,
    take,
    status,
    category,
    ...periodBounds(params, at),
  };
}
