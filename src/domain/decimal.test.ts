import { expect, test } from 'vitest';
import { compareDecimals, decimalOf, floorDivide, parseDecimal, unitsAt } from './decimal';

test.each([
  ['12', 12n, 0],
  [' 12\t', 12n, 0],
  ['-.5', -5n, 1],
  ['5.', 5n, 0],
  ['+1.50', 15n, 1],
  ['-0.000', 0n, 0],
  ['1200', 1200n, 0],
  ['1e3', 1000n, 0],
  ['1E+12', 10n ** 12n, 0],
  ['1.25e1', 125n, 1],
  ['1e-7', 1n, 7],
  ['100e-2', 1n, 0],
  ['1e400', 10n ** 400n, 0],
  ['1e-400', 1n, 400],
  ['9'.repeat(400), 10n ** 400n - 1n, 0],
])('%j is %d with %d decimals', (text, units, scale) => {
  expect(parseDecimal(text)).toEqual({ units, scale });
});

test.each(['', ' ', '.', '-', 'e5', '1e', '1e1.5', '1.2.3', '1,5', '0x10', '1 2', '--1', 'x1', '1x', 'Infinity'])(
  '%j is no number',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test.each(['1e401', '1e-401', '1e999999', '9'.repeat(401)])('%j is too large to be read', (text) => {
  expect(parseDecimal(text)).toBeNull();
});

test('a number loses its binary noise, and has to be finite', () => {
  expect(decimalOf(0.1 + 0.2)).toEqual({ units: 3n, scale: 1 });
  expect(decimalOf(1e21)).toEqual({ units: 10n ** 21n, scale: 0 });
  expect([NaN, Infinity, -Infinity].map(decimalOf)).toEqual([null, null, null]);
});

test('decimals of different scales compare by value', () => {
  const [half, less, minus] = ['0.5', '0.49999', '-0.5'].map((text) => parseDecimal(text) ?? { units: 0n, scale: 0 });
  if (!half || !less || !minus) throw new Error('unreadable');
  expect([
    compareDecimals(half, less),
    compareDecimals(less, half),
    compareDecimals(half, { units: 50n, scale: 2 }),
  ]).toEqual([1, -1, 0]);
  expect([compareDecimals(minus, half), compareDecimals(half, minus)]).toEqual([-1, 1]);
  expect(unitsAt(half, 3)).toBe(500n);
});

test('a division rounds down, also below zero', () => {
  expect([floorDivide(7n, 2n), floorDivide(-7n, 2n), floorDivide(-8n, 2n), floorDivide(0n, 2n)]).toEqual([
    3n,
    -4n,
    -4n,
    0n,
  ]);
});
