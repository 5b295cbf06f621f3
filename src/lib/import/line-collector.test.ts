import { afterEach, describe, expect, test } from 'vitest';
import { LineCollector, PIECE_BYTES, refuseLongLine } from './line-collector';
import { DEFAULT_IMPORT_LIMITS } from './protocol';

function collect(values: readonly string[], maxLines?: number) {
  const pieces: Uint8Array[] = [];
  const collector = new LineCollector(maxLines, (piece) => pieces.push(piece));
  for (const value of values) collector.add(value);
  const counts = collector.finish();
  return {
    counts,
    sizes: pieces.map(({ byteLength }) => byteLength),
    text: pieces.map((piece) => new TextDecoder().decode(piece)).join(''),
  };
}

describe('collecting lines', () => {
  test('FORM-60 values become trimmed lines, and blank ones are counted', () => {
    expect(collect([' a ', '', '\t', 'b\r\nc\rd\n\ne', 'a'])).toMatchObject({
      text: 'a\nb\nc\nd\ne\na',
      counts: { total: 6, collected: 6, duplicates: 1, blank: 3 },
    });
  });

  test('nothing is emitted without a line', () => {
    expect(collect([' ', '\n'])).toEqual({
      text: '',
      sizes: [],
      counts: { total: 0, collected: 0, duplicates: 0, blank: 3 },
    });
  });

  test('FORM-60 lines above the maximum are counted, but neither emitted nor compared', () => {
    expect(collect(['a', 'b', 'b', 'c'], 2)).toMatchObject({
      text: 'a\nb',
      counts: { total: 4, collected: 2, duplicates: 0, blank: 0 },
    });
    expect(collect(['a', 'b'], 0)).toMatchObject({ text: '', counts: { total: 2, collected: 0 } });
  });

  test('finishing twice emits the rest once', () => {
    const pieces: Uint8Array[] = [];
    const collector = new LineCollector(undefined, (piece) => pieces.push(piece));
    collector.add('a');
    expect(collector.finish()).toBe(collector.finish());
    expect(pieces).toHaveLength(1);
  });

  test('lines fill one piece after another and never cut a character', () => {
    const line = '語'.repeat(100_000);
    const { sizes, text } = collect(Array.from({ length: 20 }, (_, index) => `${line}${index}`));
    const expected = Array.from({ length: 20 }, (_, index) => `${line}${index}`).join('\n');
    expect(text).toBe(expected);
    expect(sizes.slice(0, -1).every((size) => size > PIECE_BYTES - 3 && size <= PIECE_BYTES)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(new TextEncoder().encode(expected).byteLength);
  });

  test('a piece that is exactly full is emitted once', () => {
    expect(collect(['x'.repeat(PIECE_BYTES)]).sizes).toEqual([PIECE_BYTES]);
    expect(collect(['x'.repeat(PIECE_BYTES + 1)]).sizes).toEqual([PIECE_BYTES, 1]);
  });

  test('many lines are encoded in batches, not at the end', () => {
    const sizes: number[] = [];
    const collector = new LineCollector(undefined, ({ byteLength }) => sizes.push(byteLength));
    const lines = Math.ceil((2 * PIECE_BYTES) / 1001) + 70;
    for (let index = 0; index < lines; index += 1) collector.add('y'.repeat(1000));
    expect(sizes).toEqual([PIECE_BYTES, PIECE_BYTES]);
  });
});

describe('lines that are too long', () => {
  const { rowLength, textBytes } = DEFAULT_IMPORT_LIMITS;

  afterEach(() => {
    DEFAULT_IMPORT_LIMITS.textBytes = textBytes;
  });

  test('a line of the longest length is accepted, a longer one is not', () => {
    expect(() => refuseLongLine('x'.repeat(rowLength))).not.toThrow();
    expect(() => refuseLongLine('x'.repeat(rowLength + 1))).toThrow(
      expect.objectContaining({ code: 'endlessRow', message: `${rowLength + 1} characters` }),
    );
    expect(() => collect(['x'.repeat(rowLength + 1)])).toThrow(expect.objectContaining({ code: 'endlessRow' }));
  });

  test('one text that is repeated in many cells is refused above the size of a file', () => {
    DEFAULT_IMPORT_LIMITS.textBytes = 100;
    const line = 'x'.repeat(25);
    expect(collect([line, line, line, line]).counts.collected).toBe(4);
    expect(() => collect([line, line, line, line, 'y'])).toThrow(
      expect.objectContaining({ code: 'zipBomb', message: 'The lines are too long' }),
    );
  });
});
