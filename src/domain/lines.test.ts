import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { readLines, splitLines, uniqueValues } from './lines';

test.each([
  ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
  ['  a  \n\n \t\n b', ['a', 'b']],
  ['', []],
  ['\r\n\r\n', []],
  ['a\u2028b', ['a\u2028b']],
])('FORM-61 %j splits, trims and drops empty lines', (text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});

test('FORM-61 any text splits into the same lines as with a plain split', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t') }), (text) => {
      const plain = text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      expect(splitLines(text)).toEqual(plain);
    }),
  );
});

test('FORM-60 MaxLines limits the kept lines and the total is reported; without it all lines are kept', () => {
  expect(readLines('a\nb\n\nc', { maxLines: 2 })).toMatchObject({ lines: ['a', 'b'], total: 3 });
  for (const maxLines of [undefined, null, 0, -1]) expect(readLines('a\nb\nc', { maxLines }).lines).toHaveLength(3);
});

test('FORM-60 duplicates and invalid lines are counted among the kept', () => {
  const read = readLines(['x', 'y', 'x', 'bad', 'bad'], { maxLines: 4, isValid: (line) => line !== 'bad' });
  expect(read).toEqual({ lines: ['x', 'y', 'x', 'bad'], total: 5, duplicates: 1, invalid: 1 });
});

test('FORM-61 a million lines are split within a second, and read within five', () => {
  const text = Array.from({ length: 1_000_000 }, (_, index) => `https://shop.example/p/${index}`).join('\r\n');
  const began = cpuTime();
  expect(splitLines(text)).toHaveLength(1_000_000);
  expect(cpuTime() - began).toBeLessThan(1_000);
  expect(readLines(text)).toMatchObject({ total: 1_000_000, duplicates: 0 });
  expect(cpuTime() - began).toBeLessThan(5_000);
});

test('FORM-45 a field fills in its unique non-empty values in order', () => {
  expect(uniqueValues([' b', 'a', '', null, 'b', 3, undefined, {}, ' '])).toEqual(['b', 'a', '3']);
});
