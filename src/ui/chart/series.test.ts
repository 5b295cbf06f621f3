import { expect, test } from 'vitest';
import { needsCompression, squareRootTicks } from './series';

const rows = [{ key: 'rows', label: 'Rows' }];
const points = (...values: readonly (number | undefined)[]) =>
  values.map((value, index) => ({ at: String(index), values: { rows: value } }));

test.each([
  ['a peak far above the others', points(900, 1_000, 1_100, 30_000), true],
  ['a peak that is the usual range', points(900, 1_000, 1_100, 9_000), false],
  ['days without a value', points(0, undefined, 1_000, 1_100, 30_000), true],
  ['two values', points(1, 1_000), false],
  ['no value', points(), false],
])('%s', (_name, of, expected) => {
  expect(needsCompression(rows, of)).toBe(expected);
});

test('several series share a linear axis', () => {
  const two = [...rows, { key: 'cost', label: 'Cost' }];
  expect(needsCompression(two, points(900, 1_000, 1_100, 30_000))).toBe(false);
});

test.each([
  [1_310_000, [0, 100_000, 400_000, 900_000, 1_600_000]],
  [1_000, [0, 100, 400, 900, 1_600]],
  [800, [0, 50, 200, 450, 800]],
  [20, [0, 2, 8, 18, 32]],
])('ticks up to %d are round and evenly spaced by their square roots', (max, ticks) => {
  expect(squareRootTicks(max)).toEqual(ticks);
});
