import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import { periodBounds } from './order-period';
import { ordersParams, ordersQuery } from './orders.params';

const at = new Date(2026, 10, 16, 15, 30).getTime();
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('paging and filters survive a round trip through the address', () => {
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

test('an offset within a page selects that page', () => {
  expect(ordersParams.read(new URLSearchParams('start=37')).page).toBe(4);
  expect(ordersQuery(ordersParams.read(new URLSearchParams('start=37')), at)).toEqual({ start: 30, take: 10 });
});

test('any query is read as valid paging and filters', () => {
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
] as const)("the period %j covers whole days in the viewer's time zone", (params, bounds) => {
  expect(periodBounds(params, at)).toEqual(bounds);
});
