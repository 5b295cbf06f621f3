import fc from '#tests/fixtures/fast-check';
import { recordBlobs } from '#tests/fixtures/record-blobs';
import { afterEach, expect, test, vi } from 'vitest';
import { countBytes, jsonBlob, jsonPieces, LongText } from './json-pieces';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test('counting goes on at exactly the limit', async () => {
  expect(await countBytes(['ab', 'cd', 'ef'], 2)).toBe(4);
});

test('a long text inside an object or list is never one piece', () => {
  const text = new LongText(() => ['x'.repeat(200_000)]);
  for (const value of [text, { text }, [text], [{ deep: [text] }]])
    expect(Math.max(...Array.from(jsonPieces(value), (piece) => piece.length))).toBe(64 * 1024);
});

test('a slice ends at 64 Ki characters, or one later after a high surrogate', () => {
  const lengths = (text: string) => Array.from(new LongText(() => [text]).slices(), (slice) => slice.length);
  const size = 64 * 1024;
  expect(lengths('x'.repeat(size))).toEqual([size]);
  expect(lengths('x'.repeat(size + 1))).toEqual([size, 1]);
  expect(lengths(`${'x'.repeat(size - 1)}😀x`)).toEqual([size + 1, 1]);
  expect(lengths(`${'x'.repeat(size - 2)}😀x`)).toEqual([size, 1]);
});

test('a blob is JSON, and joins its bytes to parts of 1 MiB', async () => {
  const blobs = recordBlobs();
  const slice = 'x'.repeat(64 * 1024);
  const blob = await jsonBlob(new LongText(() => Array.from({ length: 40 }, () => slice)));
  expect(blob.type).toBe('application/json');
  expect(await blob.text()).toBe(JSON.stringify(slice.repeat(40)));
  const sizes = blobs.map(({ size }) => size);
  expect(sizes).toHaveLength(3);
  expect(sizes.at(-1)).toBe(40 * 64 * 1024 + 2);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(1024 * 1024);
});
