import { describe, expect, test } from 'vitest';
import { DEFAULT_IMPORT_LIMITS, type ImportLimits } from './protocol';
import { forEachCsvRow, openCsv } from './read-csv';

function rowsOf(text: string, limits: Partial<ImportLimits> = {}) {
  const rows: string[][] = [];
  const lengths: number[] = [];
  forEachCsvRow(
    openCsv(text),
    { ...DEFAULT_IMPORT_LIMITS, ...limits },
    (row) => rows.push(row),
    (length) => lengths.push(length),
  );
  return { rows, lengths };
}

describe('the delimiter', () => {
  test.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n1;2\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['a,b;c\n1,2\n3,4\n', ','],
    ['"a;b",c\n"1;2",3\n', ','],
    ['"a,b";c\n"1,2";3\n', ';'],
    ['one\ntwo\n', ','],
    ['a,"b";c\n1;2\n', ';'],
    ['a,b;"c\nd"\n', ';'],
    ['', ','],
    ['\n\n ; \n1;2\n3;4\n', ';'],
    ['a;b,c;d\n1;2\n3;4;5\n6;7;8\n', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(openCsv(text)).toEqual({ body: text, delimiter });
  });

  test.each([
    ['fifty rows', `a;b\n${'1;2\n'.repeat(60)}${'3,4\n'.repeat(600)}`, ';'],
    ['262,144 characters', `a;b,c\n1,2\n${'x'.repeat(300_000)}\n${'3;4\n'.repeat(9)}`, ','],
    ['262,144 characters inside a quoted value', `a;b\n"${'x'.repeat(300_000)}";2\n`, ';'],
  ])('of a long text is that of its first %s', (_, text, delimiter) => {
    expect(openCsv(text)).toEqual({ body: text, delimiter });
  });

  test.each([
    ['sep=|\na|b\n', '|', 'a|b\n'],
    ['sep=;\na,b\n', ';', 'a,b\n'],
  ])('FORM-48 %j declares it', (text, delimiter, body) => {
    expect(openCsv(text)).toEqual({ body, delimiter });
  });

  test.each(['sep=||\na,b\n', 'xsep=|\na,b\n', 'a,b\nsep=|\n', 'sep=\na,b\n', 'sep=|'])('%j declares none', (text) => {
    expect(openCsv(text)).toEqual({ body: text, delimiter: ',' });
  });
});

describe('rows', () => {
  test('are visited in order, without one for the last line feed', () => {
    expect(rowsOf('a,b\n\n"1,5","x ""y""\nz"\n')).toEqual({
      rows: [['a', 'b'], [''], ['1,5', 'x "y"\nz']],
      lengths: [22],
    });
    expect(rowsOf('a,b\n1,2').rows).toEqual(rowsOf('a,b\n1,2\n').rows);
  });

  test('report how far a large text is parsed', () => {
    const { rows, lengths } = rowsOf(`${'x'.repeat(99)},y\n`.repeat(25_000));
    expect(rows).toHaveLength(25_000);
    expect(lengths).toHaveLength(3);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.at(-1)).toBe(102 * 25_000 - 1);
  });

  test('as wide as the limit are read, wider ones are refused', () => {
    expect(rowsOf('a,b,c\n', { rowColumns: 3 }).rows).toEqual([['a', 'b', 'c']]);
    expect(() => rowsOf('a,b\na,b,c\n', { rowColumns: 2 })).toThrow(
      expect.objectContaining({ code: 'endlessRow', message: 'A row is too long' }),
    );
  });

  test('that do not end within the longest row are refused, and shorter ones are read', () => {
    const long = `"${'x\n'.repeat(1_200_000)}",b\n`;
    expect(() => rowsOf(long, { rowLength: 2 * 1024 * 1024 })).toThrow(expect.objectContaining({ code: 'endlessRow' }));
    expect(rowsOf(long, { rowLength: 3_000_000 }).rows).toHaveLength(1);
    const twice = `"${'x\n'.repeat(700_000)}",b\n`.repeat(3);
    expect(rowsOf(twice, { rowLength: 3_000_000 }).rows).toHaveLength(3);
  });

  test('with a quote that is never closed are corrupt', () => {
    expect(() => rowsOf('a,b\n"1,2\n')).toThrow(
      expect.objectContaining({ code: 'corrupt', message: 'A quoted value is never closed' }),
    );
    expect(rowsOf('a,b\n1"x,2\n').rows).toEqual([
      ['a', 'b'],
      ['1"x', '2'],
    ]);
  });
});
