import { describe, expect, test } from 'vitest';
import { forEachLine, readText } from './read-text';

const SLICE = 2 * 1024 * 1024;

async function read(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const reported: number[] = [];
  const text = await readText(new Blob([...parts]), (bytes) => reported.push(bytes));
  return { text, reported };
}

describe('reading text', () => {
  test('every line break becomes a line feed, and the mark goes', async () => {
    expect((await read('\ufeffa\r\nb\rc\nd\r\re\n\r')).text).toBe('a\nb\nc\nd\n\ne\n\n');
    expect((await read('a')).text).toBe('a');
    expect(await read('')).toEqual({ text: '', reported: [] });
  });

  test('reports the bytes that were read, slice by slice', async () => {
    expect((await read('x'.repeat(SLICE + 5))).reported).toEqual([SLICE, SLICE + 5]);
    expect((await read('x'.repeat(SLICE))).reported).toEqual([SLICE]);
  });

  test('a line break and a character that lie on the edge of a slice stay whole', async () => {
    const before = 'x'.repeat(SLICE - 1);
    expect((await read(before, '\r\ny')).text).toBe(`${before}\ny`);
    expect((await read(before, '\ry')).text).toBe(`${before}\ny`);
    expect((await read(before, '\r')).text).toBe(`${before}\n`);
    expect((await read(before, 'üy')).text).toBe(`${before}üy`);
  });

  test.each([
    ['a byte of no character', new Uint8Array([0x61, 0xff, 0x62])],
    ['half a character at the end', new Uint8Array([0x61, 0xc3])],
  ])('%s is not UTF-8', async (_, bytes) => {
    const error: unknown = await read(bytes).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'notUtf8', message: 'The bytes are not UTF-8' });
    expect(error).toHaveProperty('cause');
  });
});

test.each([
  ['', []],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\nb', ['a', 'b']],
  ['\n\na\n\nb\n', ['', '', 'a', '', 'b']],
])('the lines of %j', (text, expected) => {
  const lines: string[] = [];
  forEachLine(text, (line) => lines.push(line));
  expect(lines).toEqual(expected);
});
