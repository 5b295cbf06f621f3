import fc from '#tests/fixtures/fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { decodePieces as all } from '#tests/fixtures/decode-pieces';
import { hostileText } from '#tests/fixtures/hostile-text';
import { toByteStream } from './byte-stream';
import { csvFormat } from './csv';
import { distinctNames, jsonFormat } from './json';
import { restoreNeutralized } from './neutralize';
import { encodeRows, MIN_PIECE_BYTES, withoutInvalidXml, type CellValue, type Row } from './row';
import { XLSX_MAX_TEXT, xlsxBytes } from './xlsx';
import { xmlFormat } from './xml';

const csv = (fields: readonly string[], written: Iterable<Row>) => encodeRows(csvFormat(fields), written);
const json = (fields: readonly string[], written: Iterable<Row>) => encodeRows(jsonFormat(fields), written);
const xml = (fields: readonly string[], written: Iterable<Row>) => encodeRows(xmlFormat(fields), written);

const hostileRows = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 8 });

function readCsv(text: string): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  return data.slice(0, -1);
}

describe('csv', () => {
  test('starts with a byte order mark, ends lines with CRLF, and quotes where needed', () => {
    const text = all(
      csv(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          [null, 5],
          [true, undefined],
        ],
      ),
    );
    expect(text).toBe('\ufeffa,b\r\n"x,y","say ""hi"""\r\n,5\r\ntrue,\r\n');
  });

  test('the only cell of a row is quoted when it is empty, because readers skip empty lines', () => {
    const cells = ['', null, undefined, 'x', 0, false];
    expect(
      all(
        csv(
          ['a'],
          cells.map((value) => [value]),
        ),
      ),
    ).toBe('\ufeffa\r\n""\r\n""\r\n""\r\nx\r\n0\r\nfalse\r\n');
    expect(all(csv([], [[]]))).toBe('\ufeff\r\n""\r\n');
  });

  test('spaces at the ends are quoted, and spaces inside are not', () => {
    expect(
      all(
        csv(
          ['a', 'b'],
          [
            ['in side', ' start'],
            ['end ', ' '],
          ],
        ),
      ),
    ).toBe('\ufeffa,b\r\nin side," start"\r\n"end "," "\r\n');
  });

  test('negative numbers stay numbers', () => {
    expect(all(csv(['n'], [[-5]]))).toContain('\r\n-5\r\n');
  });

  test('reads back the same values, whatever they contain', () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const back = readCsv(all(csv(['first', 'second'], rows)));
        expect(back.slice(1).map((row) => row.map(restoreNeutralized))).toEqual(
          rows.map((row) => row.map((value) => value.toWellFormed())),
        );
      }),
    );
  });

  test('no cell is a formula, whether the separator is a comma or a semicolon', () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const text = all(csv(['first', 'second'], rows)).slice(1);
        for (const value of Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.flat())
          expect(/^[=@]/.test(value)).toBe(false);
      }),
    );
    const semicolons = all(csv(['a'], [['x;=1+1']])).slice(1);
    expect(Papa.parse<string[]>(semicolons, { delimiter: ';', newline: '\r\n' }).data.flat()).not.toContain('=1+1');
  });
});

describe('json', () => {
  test('reads back the same values, whatever the names and values contain', () => {
    fc.assert(
      fc.property(hostileRows, hostileText, (rows, name) => {
        const keys = distinctNames([name, '__proto__']);
        const back: unknown = JSON.parse(all(json([name, '__proto__'], rows)));
        if (!Array.isArray(back)) throw new TypeError('Not an array');
        expect(
          back.map((row: object) => keys.map((key) => Object.getOwnPropertyDescriptor(row, key)?.value as unknown)),
        ).toEqual(rows);
      }),
    );
  });

  test('numbers, booleans and null keep their type, and repeated names are numbered', () => {
    expect(JSON.parse(all(json(['a', 'a', 'c'], [[1, true, undefined]])))).toEqual([{ a: 1, 'a (2)': true, c: null }]);
    expect(JSON.parse(all(json(['a'], [])))).toEqual([]);
    expect(JSON.parse(all(json(['a', 'b', 'c'], [[NaN, Infinity, 0]])))).toEqual([{ a: null, b: null, c: 0 }]);
    expect(distinctNames(['a', 'a', 'a', 'a (2)', 'b'])).toEqual(['a', 'a (2)', 'a (3)', 'a (2) (2)', 'b']);
  });
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function unescapeXml(text: string): string {
  return text.replaceAll(/&(#(\d+)|\w+);/gu, (_, name: string, code?: string) =>
    code === undefined ? (ENTITIES[name] ?? '?') : String.fromCodePoint(Number(code)),
  );
}

describe('xml', () => {
  test('escapes names and values and drops the characters that XML forbids', () => {
    const text = all(xml(['a "b" <c>'], [['<&>\u0000\u000b"'], [null]]));
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n<row><field name="a &quot;b&quot; &lt;c&gt;">&lt;&amp;&gt;"</field></row>\n<row><field name="a &quot;b&quot; &lt;c&gt;"></field></row>\n</rows>\n',
    );
  });

  test('reads back the same values without the forbidden characters', () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const text = all(xml(['first', 'second'], rows));
        const values = [...text.matchAll(/<field name="[^"]*">([^<]*)<\/field>/gu)].map(([, value = '']) =>
          unescapeXml(value),
        );
        expect(values).toEqual(rows.flat().map(withoutInvalidXml));
        expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u.test(text)).toBe(false);
      }),
    );
  });
});

async function readXlsx(
  fields: readonly string[],
  rows: readonly Row[],
): Promise<{ values: unknown[][]; formulas: number }> {
  const book = read(await xlsxBytes(fields, rows), { type: 'array', dense: true, cellFormula: true });
  const sheet = book.Sheets['Data'];
  if (sheet === undefined) throw new TypeError('No sheet');
  const cells = (sheet['!data'] ?? []).flat();
  return {
    values: utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null, blankrows: true }),
    formulas: cells.filter(({ f }) => f !== undefined).length,
  };
}

describe('xlsx', () => {
  test('texts stay texts, numbers stay numbers, and nothing is a formula', async () => {
    const { values, formulas } = await readXlsx(
      ['name', 'value'],
      [
        ['=1+1', -5],
        ['007', 2.5],
        [null, true],
      ],
    );
    expect(values).toEqual([
      ['name', 'value'],
      ['=1+1', -5],
      ['007', 2.5],
      [null, true],
    ]);
    expect(formulas).toBe(0);
  });

  test('reads back the same values, whatever they contain', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRows, async (rows) => {
        const { values, formulas } = await readXlsx(['first', 'second'], rows);
        // The reader also turns CR CRLF into a line feed.
        const expected = rows.map((row) =>
          row.map((value): CellValue => withoutInvalidXml(value).replaceAll('\r\n', '\n') || null),
        );
        const unify = (value: unknown): unknown =>
          typeof value === 'string' ? value.replaceAll(/\r\n?/gu, '\n') : value;
        const normalizeRow = (row: readonly unknown[] = []): unknown[] => [row[0] ?? null, row[1] ?? null].map(unify);
        // Trailing empty rows are not part of the sheet.
        expect(expected.map((_, index) => normalizeRow(values[index + 1]))).toEqual(expected.map(normalizeRow));
        expect(formulas).toBe(0);
      }),
      { numRuns: 60, examples: [[[['\r\r\n', '']]]] },
    );
  });

  test('cells without a value are left out, and infinite numbers are texts', async () => {
    const { values } = await readXlsx(
      ['a', 'b', 'c'],
      [
        [undefined, NaN, ''],
        [Infinity, null, false, 'beyond'],
      ],
    );
    expect(values).toEqual([
      ['a', 'b', 'c'],
      [null, 'NaN', null],
      ['Infinity', null, false],
    ]);
  });

  test('a text of just the cell limit stays', async () => {
    const { values } = await readXlsx(['a'], [['x'.repeat(XLSX_MAX_TEXT)]]);
    expect(values[1]?.[0]).toBe('x'.repeat(XLSX_MAX_TEXT));
  });

  test('a text over the cell limit is cut without splitting a surrogate pair', async () => {
    const { values } = await readXlsx(['a'], [['x'.repeat(XLSX_MAX_TEXT - 1) + '😀']]);
    expect(values[1]?.[0]).toBe('x'.repeat(XLSX_MAX_TEXT - 1));
  });
});

describe('formula characters', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
  const texts = starts.flatMap((start) => [`${start}1+1`, `${start}cmd|' /C calc'!A0`, start, `${start}"a,b;c"`]);
  const numbers = [-5, -0.25, -1e-7, 5];

  test('a CSV has none at the start of a cell or a heading, and negative numbers stay numbers', () => {
    const text = all(
      csv(
        [...texts, 'n'],
        numbers.map((number) => [...texts, number]),
      ),
    ).slice(1);
    const rows = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);
    expect(rows).toHaveLength(numbers.length + 1);
    for (const row of rows) expect(row.slice(0, -1)).toEqual(texts.map((value) => `'${value}`));
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(['-5', '-0.25', '-1e-7', '5']);
  });

  test('an XLSX stores cells and headings as texts, and negative numbers as numbers', async () => {
    const book = read(
      await xlsxBytes(
        [...texts, 'n'],
        numbers.map((number) => [...texts, number]),
      ),
      {
        dense: true,
        cellFormula: true,
      },
    );
    expect(book.SheetNames).toEqual(['Data']);
    const rows = book.Sheets['Data']?.['!data'] ?? [];
    expect(rows).toHaveLength(numbers.length + 1);
    for (const row of rows)
      expect(row.slice(0, -1).map(({ t, v, f }) => ({ t, v, f }))).toEqual(
        texts.map((value) => ({ t: 's', v: value, f: undefined })),
      );
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(
      numbers.map((number) => expect.objectContaining({ t: 'n', v: number }) as unknown),
    );
  });
});

describe('streaming', () => {
  test.each([
    ['csv', csv],
    ['json', json],
    ['xml', xml],
  ])('%s pulls rows only as pieces are requested', async (_, write) => {
    let pulled = 0;
    let closed = false;
    function* endless(): Generator<Row, void, undefined> {
      try {
        for (;;) {
          pulled += 1;
          yield ['https://a.example/', pulled];
        }
      } finally {
        closed = true;
      }
    }
    const reader = toByteStream(write(['url', 'n'], endless())).getReader();
    const first = await reader.read();
    expect(first.value?.byteLength).toBeGreaterThanOrEqual(MIN_PIECE_BYTES);
    expect(first.value?.byteLength).toBeLessThan(MIN_PIECE_BYTES * 2);
    expect(pulled).toBeLessThan(MIN_PIECE_BYTES / 20);
    await reader.cancel();
    expect(closed).toBe(true);
  });
});
