import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { UsageResource } from '#src/contract/enums.gen';
import { daysBetween, isUtcDay } from '#src/domain/usage';
import { usagePeriods, usageRange, usageResources, usageViews, usageParams } from './usage.params';

const today = '2026-11-16';
const read = (query: string) => usageParams.read(new URLSearchParams(query));

test('an empty query means this billing month, by day, for all credits', () => {
  expect(read('')).toEqual({ by: 'day', period: 'month', item: UsageResource.Credits });
  expect(usageRange(read(''), '2026-02-10', today)).toEqual({ from: '2026-11-10', to: today });
  expect(usageRange(read(''), undefined, today)).toEqual({ from: '2026-11-01', to: today });
});

test('the query holds a custom period', () => {
  const own = read('period=own&from=2026-10-01&to=2026-10-15');
  expect(usageRange(own, undefined, today)).toEqual({ from: '2026-10-01', to: '2026-10-15' });
  expect(usageRange(read('period=own&to=2026-10-15'), undefined, today)).toEqual({
    from: '2026-10-15',
    to: '2026-10-15',
  });
  expect(usageRange(read('period=own&from=2026-10-15'), undefined, today)).toEqual({ from: '2026-10-15', to: today });
  expect(usageRange(read('period=own'), undefined, today)).toEqual(usageRange(read('period=last30'), undefined, today));
});

test('parameters survive a round trip, and any query results in a valid range', () => {
  const params = fc.record({
    by: fc.constantFrom(...usageViews),
    period: fc.constantFrom(...usagePeriods),
    item: fc.constantFrom(...usageResources),
  });
  fc.assert(
    fc.property(params, (expected) => {
      const all = { from: undefined, to: undefined, task: undefined, ...expected };
      expect(usageParams.read(usageParams.write(all))).toEqual(expected);
    }),
  );
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('own', 'month', '2026-02-31', '9999-12-31', '0001-01-01', '-1'),
  );
  fc.assert(
    fc.property(anything, anything, anything, anything, (period, from, to, item) => {
      const query = new URLSearchParams({ period, from, to, item, by: from, task: to });
      const range = usageRange(usageParams.read(query), undefined, today);
      expect(isUtcDay(range.from) && isUtcDay(range.to) && range.from <= range.to).toBe(true);
      expect(daysBetween(range.from, range.to)).toBeLessThan(366);
    }),
  );
});
