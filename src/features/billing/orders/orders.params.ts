import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { now } from '#src/lib/now';
import { readChoice, readInteger, readText } from '#src/shared/address/read-params';
import { listParams, type ListParams } from '#src/shared/list/list-params';
import { isDay, periodBounds, orderPeriods } from './order-period';

export const orderStatuses = [OrderStatus.WaitingPay, OrderStatus.Paid, OrderStatus.Cancel] as const;

export const orderCategories = [OrderCategory.Plan, OrderCategory.Credit, OrderCategory.Other] as const;

const readDay = (text: string | null) => (text !== null && isDay(text) ? text : undefined);

const pages = listParams({
  readFields: (search) => ({
    status: readChoice(search.get('status'), orderStatuses),
    category: readChoice(search.get('category'), orderCategories),
    period: readChoice(search.get('period'), orderPeriods),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    order: readText(search.get('order'), 100),
  }),
  filters: ['status', 'category', 'period', 'from', 'to'],
});

export type OrdersParams = ReturnType<typeof pages.read>;

const MAX_START = 1_000_000;

/** Counts orders (`start`, `take`), whereas other lists count pages. */
export const ordersParams: ListParams<OrdersParams> = {
  ...pages,
  read: (search) => {
    const inPages = new URLSearchParams(search);
    inPages.set('pageSize', search.get('take') ?? '');
    const params = pages.read(inPages);
    const ownDays = params.period === 'own' ? {} : { from: undefined, to: undefined };
    const start = readInteger(search.get('start'), 0, MAX_START) ?? 0;
    return { ...params, ...ownDays, page: Math.floor(start / params.pageSize) + 1 };
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
