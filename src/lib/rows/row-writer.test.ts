import { expect, test, vi } from 'vitest';
import { createRowWriter } from './row-writer';
import type { Row } from './row';

function countingWriter(width: number, escapePattern = /!/) {
  const testPattern = vi.spyOn(escapePattern, 'test');
  const escape = vi.fn((text: string) => text.replaceAll('!', '!!'));
  const write = createRowWriter({
    before: Array.from({ length: width }, (_, column) => (column === 0 ? '<' : ',')),
    after: '>',
    quote: "'",
    escapePattern,
    escape,
    writeNonText: String,
  });
  return { write, testPattern, escape };
}

const writeAll = (write: (row: Row) => string, rows: readonly Row[]) => rows.map((row) => write(row));

test('a row has its syntax around each cell, and only texts are quoted and escaped', () => {
  const { write, escape } = countingWriter(4);
  expect(write(['a', 1, null, 'b!'])).toBe("<'a',1,null,'b!!'>");
  expect(write([true, undefined, '', '!'])).toBe("<true,undefined,'','!!'>");
  expect(escape.mock.calls).toEqual([['b!'], ['!']]);
});

test('the texts of a plain row are tested together', () => {
  const { write, testPattern, escape } = countingWriter(3);
  const rows = Array.from({ length: 100 }, () => ['a', 'b', 'c']);
  expect(new Set(writeAll(write, rows))).toEqual(new Set(["<'a','b','c'>"]));
  expect(testPattern).toHaveBeenCalledTimes(100);
  expect(escape).not.toHaveBeenCalled();
});

test('a column that is escaped more often than in each eighth row is tested alone after eight times', () => {
  const { write, testPattern } = countingWriter(3);
  const rows = Array.from({ length: 20 }, () => ['a!', 'b', 'c']);
  expect(new Set(writeAll(write, rows))).toEqual(new Set(["<'a!!','b','c'>"]));
  expect(testPattern).toHaveBeenCalledTimes(9 * 4 + 11 * 2);
});

test('a column that is seldom escaped stays with the others', () => {
  for (const distance of [8, 10]) {
    const { write, testPattern } = countingWriter(3);
    const rows = Array.from({ length: 200 }, (_, index) => ['a', (index + 1) % distance === 0 ? 'b!' : 'b', 'c']);
    const lines = writeAll(write, rows);
    expect(lines.filter((line) => line === "<'a','b!!','c'>")).toHaveLength(200 / distance);
    expect(testPattern).toHaveBeenCalledTimes(200 + (200 / distance) * 3);
  }
});

test('numbers and cells beyond the last column are not tested', () => {
  const { write, testPattern } = countingWriter(2, /[!-]/);
  expect(
    writeAll(write, [
      [-5, 'a', '!'],
      ['b', -7, '!'],
    ]),
  ).toEqual(["<-5,'a'>", "<'b',-7>"]);
  expect(testPattern).toHaveBeenCalledTimes(2);
});
