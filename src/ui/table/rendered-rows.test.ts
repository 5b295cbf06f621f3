import { expect, test } from 'vitest';
import { nextRenderedRows, rowsAround } from './rendered-rows';

const nothing = { from: 0, to: 0, full: new Set<number>() };
const sorted = (rows: ReadonlySet<number>) => [...rows].sort((one, other) => one - other);

test('a long list draws only the rows in view and a few beyond, and none without height', () => {
  expect(rowsAround(0, 520, 52, 10_000)).toEqual({ from: 0, to: 14 });
  expect(rowsAround(5_200, 520, 52, 10_000)).toEqual({ from: 96, to: 114 });
  expect(rowsAround(519_480, 520, 52, 10_000)).toEqual({ from: 9_986, to: 10_000 });
  expect(rowsAround(900_000, 520, 52, 10)).toEqual({ from: 10, to: 10 });
  expect(rowsAround(0, 0, 52, 10_000)).toEqual({ from: 0, to: 0 });
});

test('rows that come into view are drawn in full a few at a time, from the middle', () => {
  const first = nextRenderedRows(nothing, 0, 10, 4);
  expect(sorted(first.full)).toEqual([3, 4, 5, 6]);
  const second = nextRenderedRows(first, 2, 12, 2);
  expect(second).toMatchObject({ from: 2, to: 12 });
  expect(sorted(second.full)).toEqual([3, 4, 5, 6, 7, 8]);
  const rushed = nextRenderedRows(second, 100, 110, 0);
  expect(rushed.full.size).toBe(0);
  expect(sorted(nextRenderedRows(rushed, 100, 110, Infinity).full)).toEqual(
    Array.from({ length: 10 }, (_, at) => 100 + at),
  );
});

test('nothing is drawn again while the same rows are in view', () => {
  const drawn = nextRenderedRows(nothing, 0, 10, Infinity);
  expect(nextRenderedRows(drawn, 0, 10, 4)).toBe(drawn);
  const brief = nextRenderedRows(nothing, 0, 10, 0);
  expect(nextRenderedRows(brief, 0, 10, 0)).toBe(brief);
});
