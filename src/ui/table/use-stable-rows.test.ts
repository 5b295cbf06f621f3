import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { countMovedRows } from './use-stable-rows';

test.each([
  ['abcde', 'abcde', 0],
  ['abcde', 'eabcd', 1],
  ['abcde', 'xabcd', 1],
  ['abcde', 'abde', 1],
  ['abcd', 'badc', 2],
  ['', 'ab', 2],
])('from %j to %j the number of moved rows is %i', (shown, present, count) => {
  expect(countMovedRows(Array.from(shown), Array.from(present))).toBe(count);
});

test('moving one row counts as at most one moved row', () => {
  const order = fc.shuffledSubarray(Array.from('abcdefgh'), { minLength: 8 });
  fc.assert(
    fc.property(order, fc.nat(7), fc.nat(7), (rows, from, to) => {
      const present = rows.filter((_, at) => at !== from);
      present.splice(to, 0, rows[from] ?? '');
      expect(countMovedRows(rows, present)).toBe(present.every((row, at) => row === rows[at]) ? 0 : 1);
    }),
  );
});
