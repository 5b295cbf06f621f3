import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { BillingPeriod, GoodsCode, GoodsCollectionKey } from '#src/contract/enums.gen';
import { collectionOf, isGoodsCode, isPlanCode, monthsOf, baseGoodsCode, savingsPercent } from './goods';

test('ENUM-47 the plain code of a plan has no activity suffix', () => {
  expect(baseGoodsCode(GoodsCode.StandardYearlyFirstActivity)).toBe('standard-yearly');
  expect(baseGoodsCode(GoodsCode.BasicMonthlyNormalActivity)).toBe('basic-monthly');
  expect(baseGoodsCode(GoodsCode.Credits20)).toBe('credits-20');
  for (const code of Object.values(GoodsCode)) expect(isGoodsCode(baseGoodsCode(code))).toBe(true);
});

test('each code belongs to its collection, and 29 codes are plans', () => {
  expect(collectionOf(GoodsCode.Credits500)).toBe(GoodsCollectionKey.Credits);
  expect(collectionOf(GoodsCode.CloudNode)).toBe(GoodsCollectionKey.Additions);
  expect(collectionOf(GoodsCode.RuleMaintenance)).toBe(GoodsCollectionKey.Services);
  expect(collectionOf(GoodsCode.EnterprisePlus)).toBe(GoodsCollectionKey.Plans);
  expect(Object.values(GoodsCode).filter(isPlanCode)).toHaveLength(29);
  expect(['toString', 'Standard-Yearly', '', '__proto__'].some(isGoodsCode)).toBe(false);
});

test('the saved percentage of a longer period is rounded down and never negative', () => {
  expect(savingsPercent(94_800, 12, 9_900)).toBe(20);
  expect(savingsPercent(9_900, 1, 9_900)).toBe(0);
  expect(savingsPercent(20_000, 1, 9_900)).toBe(0);
  expect(savingsPercent(100, 0, 0)).toBe(0);
  const sums = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(sums, sums, fc.constantFrom(1, 3, 12), (cents, monthly, months) => {
      const saved = savingsPercent(cents, months, monthly);
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(saved).toBeLessThanOrEqual(100);
      if (saved > 0) expect(cents * 100).toBeLessThanOrEqual(monthly * months * (100 - saved));
    }),
  );
  expect(Object.values(BillingPeriod).map(monthsOf)).toEqual([0, 1, 3, 12]);
});
