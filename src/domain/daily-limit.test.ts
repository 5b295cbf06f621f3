import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { dailyRemainder } from './daily-limit';

test.each([
  [50, 200_000, 0, 0, { runs: 50, rows: 200_000, exhausted: null }],
  [50, 200_000, 3, 12_500, { runs: 47, rows: 187_500, exhausted: null }],
  [50, 200_000, 49, 199_999, { runs: 1, rows: 1, exhausted: null }],
  [50, 200_000, 50, 10, { runs: 0, rows: 199_990, exhausted: 'runs' }],
  [50, 200_000, 3, 200_000, { runs: 47, rows: 0, exhausted: 'rows' }],
  [50, 200_000, 51, 250_000, { runs: 0, rows: 0, exhausted: 'runs' }],
  [null, 5000, 900, 5000, { runs: null, rows: 0, exhausted: 'rows' }],
  [undefined, undefined, 900, 5_000_000, { runs: null, rows: null, exhausted: null }],
  [0, 0, 1, 1, { runs: null, rows: null, exhausted: null }],
] as const)(
  'CONST-09 a limit of %s runs and %s rows, after %i runs and %i rows, leaves %o',
  (dailyMaxCount, dailyMaxExtractedCount, runs, rows, remainder) => {
    expect(dailyRemainder({ dailyMaxCount, dailyMaxExtractedCount }, { runs, rows })).toEqual(remainder);
  },
);

test('CONST-09 used and remaining rows add up to the limit, and the remainder is never negative', () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), count, (limit, used) => {
      const { rows, exhausted } = dailyRemainder({ dailyMaxExtractedCount: limit }, { runs: 0, rows: used });
      expect(rows).toBe(used >= limit ? 0 : limit - used);
      expect(exhausted).toBe(used >= limit ? 'rows' : null);
    }),
  );
});
