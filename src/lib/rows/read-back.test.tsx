import { decodePieces as all } from '#tests/fixtures/decode-pieces';
import fc from '#tests/fixtures/fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { csvFormat } from './csv';
import { jsonFormat } from './json';
import { restoreNeutralized } from './neutralize';
import { encodeRows, withoutInvalidXml, type CellValue, type Row } from './row';
import { xlsxBytes } from './xlsx';
import { xmlFormat } from './xml';

const csv = (fields: readonly string[], written: Iterable<Row>) => encodeRows(csvFormat(fields), written);
const json = (fields: readonly string[], written: Iterable<Row>) => encodeRows(jsonFormat(fields), written);
const xml = (fields: readonly string[], written: Iterable<Row>) => encodeRows(xmlFormat(fields), written);

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER),
  fc.constantFrom('007', '0', '12345678901234567890', '1e5', '-5', '+49 30 123456', '=1+1', '@home', 'TRUE', 'null'),
  fc.constantFrom('2026-11-20', '2026-11-20T10:00:00.000Z', '20/11/2026', '10:30', '1-2', '3,5', '50 %', ' '),
  fc.constantFrom('line\nbreak', 'line\r\nbreak', 'tab\tbed', '"quoted"', "it's", '<b>&amp;</b>', ']]>', '_x0041_'),
  fc.constantFrom('日本語', '한국어', 'مقهى', '👩🏽‍🍳🇵🇹', 'é', '\u00a0', '\u2028', '\u0000', '\ufffe', ''),
  fc.string({ unit: 'grapheme' }),
);
const names = ['id', 'a "b" <c>', '=name'];
const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 });
const textOf = (value: CellValue): string =>
  value === null || value === undefined ? '' : String(value).toWellFormed();
const check = (property: fc.IRawProperty<unknown>, numRuns = 80) => fc.assert(property, { numRuns });

test('a CSV reads back with the same texts and numbers', async () => {
  await check(
    fc.property(rows, (written) => {
      const { data, errors } = Papa.parse<string[]>(all(csv(names, written)).slice(1), { newline: '\r\n' });
      expect(errors.filter(({ type }) => type !== 'Delimiter')).toEqual([]);
      const [head, ...body] = data.slice(0, -1).map((line) => line.map(restoreNeutralized));
      expect(head).toEqual(names);
      expect(body).toEqual(written.map((row) => row.map(textOf)));
      for (const [at, row] of written.entries())
        for (const [column, value] of row.entries())
          if (typeof value === 'number') expect(Number(body[at]?.[column])).toBe(value + 0);
    }),
  );
});

test('a JSON file reads back with the same values and types', async () => {
  await check(
    fc.property(rows, (written) => {
      const back = JSON.parse(all(json(names, written))) as Record<string, CellValue>[];
      const expected = written.map((row) => row.map((value) => (value === 0 ? 0 : value)));
      expect(back.map((row) => names.map((name) => row[name]))).toEqual(expected);
    }),
  );
});

test('an XML file parses to the same texts, without the characters that XML forbids', async () => {
  await check(
    fc.property(rows, (written) => {
      const document = new DOMParser().parseFromString(all(xml(names, written)), 'application/xml');
      expect(document.querySelector('parsererror')).toBeNull();
      const back = [...document.querySelectorAll('row')].map((row) => [...row.children]);
      expect(back.map((row) => row.map((field) => field.getAttribute('name')))).toEqual(written.map(() => names));
      expect(back.map((row) => row.map((field) => field.textContent))).toEqual(
        written.map((row) => row.map((value) => withoutInvalidXml(textOf(value)))),
      );
    }),
    40,
  );
});

async function sheetOf(written: readonly Row[]) {
  const book = read(await xlsxBytes(names, written), { type: 'array', dense: true, cellFormula: true });
  return (book.Sheets['Data']?.['!data'] ?? []) as ({ t: string; v?: unknown; f?: string } | undefined)[][];
}

test('an XLSX reads back with the same values and types, and contains no formulas', async () => {
  const kinds: Readonly<Record<string, string>> = { number: 'n', boolean: 'b', string: 's' };
  await check(
    fc.asyncProperty(rows, async (written) => {
      const [head, ...body] = await sheetOf(written);
      expect(head?.map((found) => found?.v)).toEqual(names);
      for (const [at, row] of written.entries())
        for (const [column, value] of row.entries()) {
          // The parser turns CRLF into a line feed.
          const expectedValue =
            typeof value === 'string' ? withoutInvalidXml(value).replaceAll('\r\n', '\n') || null : value;
          const found = body[at]?.[column];
          expect(found?.v ?? null).toBe(expectedValue === 0 ? 0 : expectedValue);
          if (expectedValue !== null) expect(found?.t).toBe(kinds[typeof expectedValue]);
          expect(found?.f).toBeUndefined();
        }
    }),
    40,
  );
});

test('an empty file of every format is valid', async () => {
  expect(all(csv(names, []))).toBe('\ufeffid,"a ""b"" <c>",\'=name\r\n');
  expect(JSON.parse(all(json(names, [])))).toEqual([]);
  expect(all(xml(names, []))).toMatch(/<rows>\n<\/rows>\n$/);
  const book = read(await xlsxBytes(names, []));
  expect(book.Sheets['Data'] && utils.sheet_to_json(book.Sheets['Data'], { header: 1 })).toEqual([names]);
});
