import { expect, test } from 'vitest';
import { LineSet } from './line-set';

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `https://a.example/${index}`);

test('a text is new once', () => {
  const set = new LineSet();
  expect(['a', 'b', 'a', '', '', 'b', 'c'].map((text) => set.add(text))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test.each([0, 3, 5_000, 60_000])('30,000 texts with room for %i at first are all new once', (expected) => {
  const set = new LineSet(expected);
  const texts = addresses(30_000);
  expect(texts.filter((text) => !set.add(text))).toEqual([]);
  expect(texts.filter((text) => set.add(text))).toEqual([]);
});

test('texts that differ in order, length or one character are different', () => {
  const set = new LineSet();
  const texts = ['ab', 'ba', 'aab', 'abb', 'ab\u0000', '\u0000ab', 'äb', 'Ab', 'a b', 'ab '];
  expect(texts.filter((text) => !set.add(text))).toEqual([]);
});

test('two texts with the same place and the same upper half of the hash are different', () => {
  const set = new LineSet();
  expect(['https://a.example/1305632', 'https://a.example/1783422'].map((text) => set.add(text))).toEqual([true, true]);
});

test('no table is more than half full', () => {
  const places: number[] = [];
  const Original = Uint32Array;
  const spy = class extends Original {
    constructor(length: number) {
      super(length);
      places.push(length);
    }
  };
  globalThis.Uint32Array = spy as unknown as typeof Uint32Array;
  try {
    const set = new LineSet();
    for (const text of addresses(2048)) set.add(text);
    expect(places).toEqual([4096, 4096]);
    set.add('one more');
    expect(places).toEqual([4096, 4096, 8192, 8192]);
    places.length = 0;
    expect([new LineSet(2047), new LineSet(2048), new LineSet(5000)]).toHaveLength(3);
    expect(places).toEqual([4096, 4096, 8192, 8192, 16_384, 16_384]);
  } finally {
    globalThis.Uint32Array = Original;
  }
});
