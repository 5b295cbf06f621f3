import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { countBytes, jsonBlob, jsonPieces, LongText } from './json-pieces';

function withLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return new LongText(() => value.match(/.{1,3}/gsu) ?? []);
  if (Array.isArray(value)) return value.map(withLongTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withLongTexts(entry)]));
}

test('the joined pieces of a JSON equal the output of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
      expect([...jsonPieces(withLongTexts(value))].join('')).toBe(JSON.stringify(value));
      expect(JSON.stringify(withLongTexts(value))).toBe(JSON.stringify(value));
    }),
  );
  expect([...jsonPieces({ a: undefined, b: [undefined] })].join('')).toBe('{"b":[null]}');
});

test('a JSON text inside a JSON is written without joining either', async () => {
  const text = '"quoted" \\ 日本 😀\n'.repeat(50_000);
  const inner = { Value: new LongText(() => [text.slice(0, 999_999), text.slice(999_999)]) };
  const blob = await jsonBlob({ name: 'Shops', text: new LongText(() => jsonPieces(inner)) });
  const outer = JSON.parse(await blob.text()) as { text: string };
  expect(outer).toMatchObject({ name: 'Shops' });
  expect(JSON.parse(outer.text)).toEqual({ Value: text });
  expect(await countBytes(jsonPieces(inner), Infinity)).toBe(new TextEncoder().encode(outer.text).length);
});

test('a surrogate pair is never split between two slices', () => {
  const text = `a${'😀'.repeat(100_000)}`;
  const slices = [...new LongText(() => [text]).slices()];
  expect(slices.length).toBeGreaterThan(2);
  expect(slices.every((slice) => slice.isWellFormed())).toBe(true);
  expect(slices.join('')).toBe(text);
});

test('counting bytes stops above the limit', async () => {
  let requestedCount = 0;
  const pieces = function* () {
    for (; requestedCount < 1000; requestedCount += 1) yield 'aé日😀';
  };
  expect(await countBytes(pieces(), 25)).toBe(30);
  expect(requestedCount).toBeLessThan(5);
});
