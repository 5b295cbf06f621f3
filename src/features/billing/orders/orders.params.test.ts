import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import { periodBounds } from './order-period';
import { ordersParams, ordersQuery } from './orders.params';

const at = new Date(2026, 10, 16, 15, 30).getTime();
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('API-026 BILL-02 paging and filters go to the address and back', () => {
  const text =
    'status=WaitingPay&category=Credit&period=own&from=2026-01-01&to=2026-03-31&order=order-1&start=40&take=20';
  const params = ordersParams.read(new URLSearchParams(text));
  expect(params).toMatchObject({
    page: 3,
    pageSize: 20,
    status: OrderStatus.WaitingPay,
    category: OrderCategory.Credit,
  });
  expect(ordersParams.write(params).toString()).toBe(text);
  expect(ordersParams.write(ordersParams.read(new URLSearchParams())).toString()).toBe('');
});

test('API-026 an offset within a page begins that page', () => {
  expect(ordersParams.read(new URLSearchParams('start=37')).page).toBe(4);
  expect(ordersQuery(ordersParams.read(new URLSearchParams('start=37')), at)).toEqual({ start: 30, take: 10 });
});

test('BILL-02 no address breaks the page', () => {
  const key = fc.constantFrom('start', 'take', 'status', 'category', 'period', 'from', 'to', 'order');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const params = ordersParams.read(new URLSearchParams(pairs));
      expect(ordersParams.read(ordersParams.write(params))).toEqual(params);
      const query = ordersQuery(params, at);
      expect((query.start ?? 0) >= 0 && [10, 20, 50, 100].includes(query.take ?? 0)).toBe(true);
    }),
  );
});

test.each([
  [{ period: 'last30' }, { from: local(2026, 10, 18) }],
  [{ period: 'last90' }, { from: local(2026, 8, 19) }],
  [{ period: 'thisYear' }, { from: local(2026, 1, 1) }],
  [{ period: 'lastYear' }, { from: local(2025, 1, 1), to: local(2026, 1, 1) }],
  [
    { period: 'own', from: '2026-02-01', to: '2026-02-28' },
    { from: local(2026, 2, 1), to: local(2026, 3, 1) },
  ],
  [{ period: 'own', to: '2026-02-28' }, { to: local(2026, 3, 1) }],
  [{ period: 'own', from: '2026-02-31' }, {}],
  [{ from: '2026-02-01' }, {}],
] as const)('BILL-02 the period %j is whole days of the viewer', (params, bounds) => {
  expect(periodBounds(params, at)).toEqual(bounds);
});
