import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { InterfaceLanguage } from '#src/contract/enums.gen';
import { formatsFor } from '#src/i18n/format';
import {
  centsRoundedDown,
  centsOf,
  dollarsOf,
  parseMoney,
  percentOf,
  prorate,
  sumOf,
  discountAmount,
  timesOf,
  splitTax,
  addTax,
} from './money';

const languages = Object.values(InterfaceLanguage);
const sums = fc.integer({ min: 0, max: 10_000_000_00 });
const signedSums = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
const percents = fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100);

describe('dollars and cents', () => {
  test.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [-1.005, -100],
    [Number.NaN, 0],
    [null, 0],
  ])('I18N-02 %s dollars round half up to %s cents', (dollars, cents) => {
    expect(centsOf(dollars)).toBe(cents);
  });

  test('cents convert to dollars and back unchanged, with either rounding', () => {
    fc.assert(
      fc.property(signedSums, (cents) => {
        expect(centsOf(dollarsOf(cents))).toBe(cents);
        expect(centsRoundedDown(dollarsOf(cents))).toBe(cents);
      }),
    );
  });

  test('I18N-04 a balance is floored to whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (tenThousandths) => {
        expect(centsRoundedDown(tenThousandths / 10_000)).toBe(Math.floor(tenThousandths / 100));
      }),
    );
  });

  test('the order of addition does not change a sum of cents', () => {
    expect(0.1 + 0.2 + 0.3).not.toBe(0.3 + 0.2 + 0.1);
    fc.assert(
      fc.property(fc.array(signedSums), (parts) => {
        expect(sumOf(parts)).toBe(sumOf(parts.toReversed()));
        expect(sumOf([...parts, ...parts.map((part) => -part)])).toBe(0);
      }),
    );
  });

  test('an inexact sum throws, and a huge dollar amount is clamped', () => {
    expect(() => timesOf(9e14, 10)).toThrow(RangeError);
    for (const sums of [
      [9e14, 1],
      [-9e14, -1],
    ])
      expect(() => sumOf(sums)).toThrow(new RangeError('This sum is too large.'));
    expect(sumOf([9e14 - 1, 1])).toBe(9e14);
    expect(sumOf([1 - 9e14, -1])).toBe(-9e14);
    expect(centsOf(1e300)).toBe(9e14);
    expect(centsOf(-Infinity)).toBe(-9e14);
    expect(timesOf(1999, 3)).toBe(5997);
  });
});

describe('discounts', () => {
  test.each([
    [999, 15, 150],
    [10, 5, 1],
    [10, 4, 0],
    [101, 50, 51],
    [9900, 8.25, 817],
    [100, Number.NaN, 0],
  ])('of %s cents, %s percent is %s cents', (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  test('a percentage is within half a cent of the exact value', () => {
    fc.assert(
      fc.property(sums, percents, (cents, percent) => {
        const exact = BigInt(cents) * BigInt(Math.round(percent * 100));
        const distance = BigInt(percentOf(cents, percent)) * 10_000n - exact;
        expect(distance > -5_000n && distance <= 5_000n).toBe(true);
      }),
    );
  });

  test('a reduction never exceeds the sum and never adds to it', () => {
    const reductions = fc.oneof(
      fc.record({ percent: fc.double({ min: -50, max: 250, noNaN: true }) }),
      fc.record({ cents: signedSums }),
    );
    fc.assert(
      fc.property(sums, reductions, (cents, reduction) => {
        const off = discountAmount(cents, reduction);
        expect(off >= 0 && off <= cents).toBe(true);
      }),
    );
    expect(discountAmount(9900, { percent: 15 })).toBe(1485);
    expect(discountAmount(9900, { cents: 2000 })).toBe(2000);
    expect(discountAmount(900, { cents: 2000 })).toBe(900);
  });

  test('a higher percentage never takes off less', () => {
    fc.assert(
      fc.property(sums, percents, percents, (cents, one, two) => {
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        expect(discountAmount(cents, { percent: high })).toBeGreaterThanOrEqual(
          discountAmount(cents, { percent: low }),
        );
      }),
    );
  });
});

describe('proration', () => {
  test.each([
    [9900, 10, 30, 3300],
    [9900, 1, 31, 319],
    [9900, 0, 31, 0],
    [9900, 31, 31, 9900],
    [9900, 40, 31, 9900],
    [9900, -3, 31, 0],
    [9900, 3, 0, 0],
    [1, 1, 2, 1],
  ])('%s cents for %s of %s days are %s cents', (cents, part, total, share) => {
    expect(prorate(cents, part, total)).toBe(share);
  });

  test('the remaining share falls every day by the same amount, within one cent', () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 366 }), (cents, days) => {
        const shares = Array.from({ length: days + 1 }, (_, day) => prorate(cents, days - day, days));
        expect(shares[0]).toBe(cents);
        expect(shares.at(-1)).toBe(0);
        const steps = shares.slice(1).map((sum, day) => (shares[day] ?? 0) - sum);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('tax', () => {
  test('net and tax add up to gross, whether the tax is added or included', () => {
    fc.assert(
      fc.property(sums, percents, (cents, percent) => {
        const added = addTax(cents, percent);
        expect(added.net + added.tax).toBe(added.gross);
        const taken = splitTax(cents, percent);
        expect(taken.net + taken.tax).toBe(cents);
        expect(taken.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('removing an added tax returns the original sum, within one cent', () => {
    fc.assert(
      fc.property(sums, percents, (net, percent) => {
        const { gross } = addTax(net, percent);
        expect(Math.abs(splitTax(gross, percent).net - net)).toBeLessThanOrEqual(1);
      }),
    );
    expect(addTax(9900, 19)).toEqual({ net: 9900, tax: 1881, gross: 11781 });
    expect(splitTax(11781, 19)).toEqual({ net: 9900, tax: 1881, gross: 11781 });
    for (const percent of [0, -19, Number.NaN])
      expect(splitTax(11781, percent)).toEqual({ net: 11781, tax: 0, gross: 11781 });
  });
});

describe('formatting and parsing', () => {
  test.each([
    ['en-US', '$1,234.50'],
    ['de-DE', '1.234,50\u00a0$'],
    ['fr-FR', '1\u202f234,50\u00a0$'],
    ['es-ES', '1234,50\u00a0$'],
    ['it-IT', '1234,50\u00a0$'],
    ['ja-JP', '$1,234.50'],
    ['ko-KR', '$1,234.50'],
  ] as const)('I18N-03 %s formats the sum as %s', (language, text) => {
    expect(formatsFor(language).cents(123_450)).toBe(text);
    expect(formatsFor(language).cents(123_400, { trimZeros: true })).toBe(text.replace(/[.,]50/, ''));
  });

  test('a formatted sum parses back to the same sum in its language', () => {
    fc.assert(
      fc.property(signedSums, fc.constantFrom(...languages), (cents, language) => {
        const { cents: write } = formatsFor(language);
        expect(parseMoney(write(cents), language)).toBe(cents);
        expect(parseMoney(write(cents, { trimZeros: true }), language)).toBe(cents);
      }),
    );
  });

  test.each([
    ['12,5', 'de-DE', 1250],
    ['12.5', 'de-DE', 1250],
    ['12.50', 'fr-FR', 1250],
    ['1.234', 'de-DE', 123_400],
    ['1,234', 'en-US', 123_400],
    ['12,50', 'en-US', 1250],
    ['1 234,5 $', 'fr-FR', 123_450],
    ['US$ 20', 'es-ES', 2000],
    ['１２．５０', 'ja-JP', 1250],
    ['.5', 'en-US', 50],
    ['1234', 'en-US', 123_400],
    [' -5 ', 'en-US', -500],
    ['\u22125', 'en-US', -500],
    [`${'0'.repeat(39)}5`, 'en-US', 500],
    ['9000000000000', 'en-US', 9e14],
    ['-9000000000000', 'en-US', -9e14],
    ['9000000000000.01', 'en-US', null],
    ['-9000000000000.01', 'en-US', null],
    [`${'0'.repeat(40)}5`, 'en-US', null],
    ['1234,567', 'en-US', null],
    ['1,2345', 'en-US', null],
    ['1 234', 'en-US', null],
    ['1.2.3', 'en-US', null],
    ['1.234,5', 'fr-FR', null],
    ['1.234', 'fr-FR', null],
    ['1,23,456', 'en-US', null],
    ['1.234.5', 'en-US', null],
    ['1.005', 'en-US', null],
    ['1e9', 'en-US', null],
    ['', 'en-US', null],
    ['-', 'en-US', null],
    ['.', 'en-US', null],
    ['99999999999999999999', 'en-US', null],
    ['12 EUR', 'de-DE', null],
  ] as const)('%s typed in %s parses to %s cents', (text, language, cents) => {
    expect(parseMoney(text, language)).toBe(cents);
  });

  test('any typed text parses to whole cents or to null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languages), (text, language) => {
        const cents = parseMoney(text, language);
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});
