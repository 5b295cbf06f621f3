import { expect, test } from 'vitest';
import { decodePieces } from '#tests/fixtures/decode-pieces';
import { encodeRows, MIN_PIECE_BYTES, type Row } from './row';

const format = { head: '<', tail: '>', between: ',', row: (row: Row) => row.join('') };

test('a file is the same in any parts', () => {
  const rows = [['a'], ['b'], ['c']];
  const part = (written: readonly Row[], isStart: boolean, isEnd: boolean) =>
    decodePieces(encodeRows(format, written, { isStart, isEnd }));
  expect(decodePieces(encodeRows(format, rows))).toBe('<a,b,c>');
  expect([part(rows.slice(0, 1), true, false), part(rows.slice(1), false, true)]).toEqual(['<a', ',b,c>']);
  expect(part([], false, true)).toBe('>');
  expect([...encodeRows(format, [], { isStart: false, isEnd: false })]).toEqual([]);
});

test.each([
  ['one row of many characters', ['日'.repeat(900_000)]],
  ['a long row after short ones', [...Array.from({ length: 5000 }, () => 'short'), '日'.repeat(900_000), 'end']],
  ['many short rows', Array.from({ length: 400_000 }, (_, index) => `row ${index}`)],
  ['rows as long as a piece', Array.from({ length: 3 }, () => 'x'.repeat(MIN_PIECE_BYTES - 1))],
])('%s arrive complete', (_, values) => {
  const pieces = [
    ...encodeRows(
      format,
      values.map((value) => [value]),
    ),
  ];
  expect(decodePieces(pieces) === `<${values.join(',')}>`).toBe(true);
  for (const piece of pieces.slice(0, -1)) expect(piece.byteLength).toBeGreaterThanOrEqual(MIN_PIECE_BYTES);
});

test('short rows make pieces just above 1 MiB', () => {
  const pieces = [
    ...encodeRows(
      format,
      Array.from({ length: 400_000 }, () => ['ten chars']),
    ),
  ];
  for (const piece of pieces.slice(0, -1)) expect(piece.byteLength).toBeLessThan(MIN_PIECE_BYTES + 9000);
});
