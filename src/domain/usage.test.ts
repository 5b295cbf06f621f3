import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, dollarsOf, sumOf } from './money';
import {
  clampRange,
  billingMonth,
  affordableUnits,
  sumToCents,
  daysBetween,
  forecastUsage,
  isUtcDay,
  lastDays,
  addDays,
  MAX_USAGE_DAYS,
  utcDayOf,
} from './usage';

const days = fc.integer({ min: 0, max: 40_000 }).map((day) => utcDayOf(day * 86_400_000));
const cents = fc.integer({ min: 0, max: 5_000_00 });

describe('days', () => {
  test.each([
    ['2026-11-16', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['tomorrow', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isUtcDay(text)).toBe(is);
  });

  test('days are counted across months and years', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
    expect(lastDays('2026-11-16', 30)).toEqual({ from: '2026-10-18', to: '2026-11-16' });
  });
});

describe('billing month', () => {
  test.each([
    [undefined, '2026-11-16', '2026-11-01', '2026-11-30'],
    ['2026-03-10', '2026-11-16', '2026-11-10', '2026-12-09'],
    ['2026-03-20', '2026-11-16', '2026-10-20', '2026-11-19'],
    ['2026-03-16', '2026-11-16', '2026-11-16', '2026-12-15'],
    ['2026-01-31', '2026-02-27', '2026-01-31', '2026-02-27'],
    ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-30'],
    ['2025-12-20', '2026-01-05', '2025-12-20', '2026-01-19'],
  ])('the billing month of a plan since %s, on %s, runs from %s to %s', (since, today, from, to) => {
    expect(billingMonth(since, today)).toEqual({ from, to });
  });

  test('the billing month contains today, and the next one begins the day after its end', () => {
    fc.assert(
      fc.property(days, days, (since, today) => {
        const { from, to } = billingMonth(since, today);
        expect(from <= today && today <= to).toBe(true);
        expect(daysBetween(from, to)).toBeLessThanOrEqual(30);
        expect(billingMonth(since, to)).toEqual({ from, to });
        expect(billingMonth(since, addDays(to, 1)).from).toBe(addDays(to, 1));
      }),
    );
  });
});

test('a requested period is ordered, not in the future and not too long, whatever the address says', () => {
  fc.assert(
    fc.property(days, days, days, (one, other, today) => {
      const { from, to } = clampRange({ from: one, to: other }, today);
      expect(from <= to && to <= today).toBe(true);
      expect(daysBetween(from, to)).toBeLessThan(MAX_USAGE_DAYS);
    }),
  );
  const usual = { from: '2026-10-01', to: '2026-10-31' };
  expect(clampRange(usual, '2026-11-16')).toEqual(usual);
});

describe('sums', () => {
  const dollars = fc.array(
    fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
    { maxLength: 60 },
  );

  test('dollars of many days are added exactly and rounded once, in any order', () => {
    expect(sumToCents([0.004, 0.004, 0.004])).toBe(1);
    expect(sumToCents([0.1, 0.2])).toBe(30);
    expect(sumToCents([0.0049, 1.005, Number.NaN])).toBe(101);
    expect(sumToCents([])).toBe(0);
    fc.assert(
      fc.property(dollars, (amounts) => {
        const sum = sumToCents(amounts);
        expect(Number.isInteger(sum)).toBe(true);
        expect(sumToCents(amounts.toReversed())).toBe(sum);
        expect(Math.abs(sum - sumOf(amounts.map(centsOf)))).toBeLessThanOrEqual(amounts.length / 2 + 0.5);
      }),
    );
  });
});

describe('forecast', () => {
  const spendings = fc.array(cents, { maxLength: 30 });
  const remainingDays = fc.integer({ min: 0, max: 31 });

  test('a steady dollar a day is forecast as a dollar a day', () => {
    const month = Array.from({ length: 30 }, () => 100);
    expect(forecastUsage(month, 42_50, 14)).toMatchObject({
      perDay: 100,
      expectedSpending: 14_00,
      remaining: 28_50,
      daysCovered: 42,
    });
    expect(forecastUsage(month, 5_00, 14)).toMatchObject({
      perDay: 100,
      expectedSpending: 14_00,
      remaining: -9_00,
      daysCovered: 5,
    });
  });

  test('a new account is averaged over its days of usage, at least a week', () => {
    const first = [...Array.from({ length: 28 }, () => 0), 700, 0];
    expect(forecastUsage(first, 10_00, 7)).toMatchObject({ perDay: 100, expectedSpending: 7_00, daysCovered: 10 });
    const tenDays = [...Array.from({ length: 20 }, () => 0), ...Array.from({ length: 10 }, () => 100)];
    expect(forecastUsage(tenDays, 10_00, 7)).toMatchObject({ perDay: 100, expectedSpending: 7_00 });
  });

  test.each([
    [30, 30, null],
    [14, 14, null],
    [13, 13, 13],
    [2, 7, 2],
    [0, 30, null],
  ])(
    'after %i days of usage the average covers %i days, and the reported few days are %s',
    (used, rateDays, fewDays) => {
      const days = Array.from({ length: 30 }, (_, day) => (day >= 30 - used ? 100 : 0));
      expect(forecastUsage(days, 10_00, 7)).toMatchObject({ rateDays, fewDays });
    },
  );

  test('an account without spending keeps its balance indefinitely', () => {
    expect(forecastUsage([], 42_50, 30)).toMatchObject({
      perDay: 0,
      expectedSpending: 0,
      remaining: 42_50,
      daysCovered: null,
    });
    expect(forecastUsage([0, 0, 0], 0, 30)).toMatchObject({
      perDay: 0,
      expectedSpending: 0,
      remaining: 0,
      daysCovered: null,
    });
  });

  test('the forecast is in whole cents, adds up, and grows with the days and the spending', () => {
    fc.assert(
      fc.property(spendings, cents, remainingDays, (days, balance, daysLeft) => {
        const forecast = forecastUsage(days, balance, daysLeft);
        for (const sum of [forecast.perDay, forecast.expectedSpending, forecast.remaining])
          expect(Number.isInteger(sum)).toBe(true);
        expect(forecast.expectedSpending + forecast.remaining).toBe(balance);
        expect(forecastUsage(days, balance, daysLeft + 1).expectedSpending).toBeGreaterThanOrEqual(
          forecast.expectedSpending,
        );
        const busier = [...days.slice(0, -1), (days.at(-1) ?? 0) + 1];
        expect(forecastUsage(busier, balance, daysLeft).perDay).toBeGreaterThanOrEqual(forecast.perDay);
        expect(Math.abs(forecast.expectedSpending - forecast.perDay * daysLeft)).toBeLessThanOrEqual(daysLeft / 2 + 1);
      }),
    );
  });

  test('the balance pays for the days it lasts, and not for one more', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 30, maxLength: 30 }), cents, ([, ...days], balance) => {
        const month = [1, ...days];
        const { daysCovered } = forecastUsage(month, balance, 10);
        const spent = sumOf(month);
        expect(daysCovered).not.toBeNull();
        expect((daysCovered ?? 0) * spent).toBeLessThanOrEqual(balance * month.length);
        expect(((daysCovered ?? 0) + 1) * spent).toBeGreaterThan(balance * month.length);
      }),
    );
  });
});

test('a balance buys the largest whole number of rows that it pays for', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 50_000 }), (balance, tenths) => {
      const [rows] = affordableUnits(dollarsOf(balance), [{ pricePerThousand: tenths / 1000 }]);
      const count = rows?.count ?? -1;
      expect(BigInt(count) * BigInt(tenths)).toBeLessThanOrEqual(BigInt(balance) * 10_000n);
      expect(BigInt(count + 1) * BigInt(tenths)).toBeGreaterThan(BigInt(balance) * 10_000n);
    }),
  );
  expect(affordableUnits(20, [{ pricePerThousand: 0.8 }, { pricePerThousand: 0 }, { pricePerThousand: 2 }])).toEqual([
    { pricePerThousand: 0.8, count: 25_000 },
    { pricePerThousand: 2, count: 10_000 },
  ]);
});
