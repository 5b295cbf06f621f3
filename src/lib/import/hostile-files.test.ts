import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import {
  makeEndlessSheet,
  makeLyingZipBomb,
  makeZip,
  makeZipBomb,
  workbookParts,
  worksheetXml,
  type ZipSource,
} from '#tests/fixtures/make-import-files';
import type { ImportErrorCode } from './import-error';
import { DEFAULT_IMPORT_LIMITS, type ImportResponse } from './protocol';
import { serveImport } from './serve-import';

/** Milliseconds of processor time. */
const MAX_TIME = 3000;
/** Characters: some 20 ms. */
const MAX_POSTED = 2_000_000;

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const zip = (...parts: readonly ZipSource[]) => makeZip(parts);
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const one = '<row r="1"><c r="A1"><v>1</v></c></row>';
const book = (rows: string, dimension?: string) => zip(...workbookParts(worksheetXml(rows, dimension)));
const text = ({ content }: ZipSource): string => (typeof content === 'string' ? content : '');

const withParts = (rows: string, ...more: readonly ZipSource[]) => zip(...workbookParts(worksheetXml(rows)), ...more);

function withSheets(sheets: readonly { readonly id: string; readonly target: string }[], rows: string) {
  return zip(
    ...workbookParts(worksheetXml(rows)).map((part) => {
      const content = text(part)
        .replace(/<sheet .*?\/>/u, () =>
          sheets.map(({ id }, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="${id}"/>`).join(''),
        )
        .replace(/<Relationship .*?worksheet" .*?\/>/u, () =>
          [...new Map(sheets.map(({ id, target }) => [id, target]))]
            .map(([id, target]) => `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${target}"/>`)
            .join(''),
        );
      return { ...part, content };
    }),
    ...sheets.map(({ target }) => ({ name: `xl/${target}`, content: worksheetXml(rows) })).slice(1),
  );
}

function withPart(kind: 'styles' | 'sharedStrings', content: string, rows: string) {
  return zip(
    ...workbookParts(worksheetXml(rows)).map((part) => ({
      ...part,
      content: text(part)
        .replace(
          '</Types>',
          `<Override PartName="/xl/${kind}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/></Types>`,
        )
        .replace(
          /(?<=worksheet" [^>]*>)<\/Relationships>/u,
          `<Relationship Id="rId9" Type="${OFFICE}/${kind}" Target="${kind}.xml"/></Relationships>`,
        ),
    })),
    { name: `xl/${kind}.xml`, content },
  );
}

const withFormat = (format: string, cells: number) =>
  withPart(
    'styles',
    `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    `<row r="1">${'<c s="1"><v>1.5</v></c>'.repeat(cells)}</row>`,
  );

const withRepeatedText = (length: number, cells: number) =>
  withPart(
    'sharedStrings',
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(length)}</t></si></sst>`,
    Array.from({ length: cells }, () => '<row><c t="s"><v>0</v></c></row>').join(''),
  );

const named = (...names: readonly string[]) => names.map((name) => ({ name, content: '<a/>' }));
const cells = (count: number) => `<row r="1">${'<c><v>1</v></c>'.repeat(count)}</row>`;
const manySheets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `rId${index}`, target: `worksheets/sheet${index + 1}.xml` }));
const garbage = (length: number) => {
  const random = new Uint8Array(length);
  for (let index = 0, seed = 7; index < length; index += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    random[index] = seed >>> 16;
  }
  return random;
};

interface Answer {
  readonly code: ImportErrorCode | undefined;
  readonly columns: number;
  readonly first: string | undefined;
}

async function answer(name: string, content: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const responses: ImportResponse[] = [];
  const request = serveImport((response) => responses.push(response));
  const began = cpuTime();
  await request({ type: 'open', file: new File([content], name), limits: DEFAULT_IMPORT_LIMITS });
  const summary = responses.find((response) => response.type === 'ready')?.summary;
  if (summary !== undefined) await request({ type: 'lines', id: 1, choice: {} });
  expect(cpuTime() - began).toBeLessThan(MAX_TIME);
  expect(JSON.stringify(summary ?? null).length).toBeLessThan(MAX_POSTED);
  const sheets = summary?.kind === 'sheets' ? summary.sheets : [];
  return {
    code: responses.find((response) => response.type === 'failed')?.code,
    columns: sheets.reduce((sum, sheet) => sum + sheet.columns.length, 0),
    first: sheets[0]?.columns[0]?.header,
  };
}

describe('a hostile file is refused soon, with a message that names the reason', () => {
  test.each<[string, ImportErrorCode, string, () => Uint8Array<ArrayBuffer>]>([
    ['a zip bomb', 'zipBomb', 'a.xlsx', () => makeZipBomb(20).bytes],
    ['a zip bomb that declares 1 kB', 'zipBomb', 'a.xlsx', () => makeLyingZipBomb(20).bytes],
    [
      'a zip of 2,100 entries',
      'zipBomb',
      'a.xlsx',
      () => withParts(one, ...named(...Array.from({ length: 2100 }, (_, index) => `xl/p${index}.xml`))),
    ],
    ['a text of a million characters in 200 cells', 'zipBomb', 'a.xlsx', () => withRepeatedText(1_000_000, 200)],
    ['a text of four million characters', 'endlessRow', 'a.xlsx', () => withRepeatedText(4_000_000, 1)],
    [
      'a part that 500 sheets name',
      'corrupt',
      'a.xlsx',
      () =>
        withSheets(
          Array.from({ length: 500 }, () => ({ id: 'rId1', target: 'worksheets/sheet1.xml' })),
          cells(1000),
        ),
    ],
    [
      'a part that two sheets name differently',
      'corrupt',
      'a.xlsx',
      () =>
        withSheets(
          [
            { id: 'rId1', target: 'worksheets/sheet1.xml' },
            { id: 'rId2', target: '/XL/worksheets\\sheet1.xml' },
          ],
          one,
        ),
    ],
    ['a number format of 20,000 characters', 'corrupt', 'a.xlsx', () => withFormat('y/'.repeat(10_000), 10)],
    ['a number format of 300 characters', 'corrupt', 'a.xlsx', () => withFormat('0'.repeat(300), 10)],
    ['60 sheets of 400 columns', 'endlessSheet', 'a.xlsx', () => withSheets(manySheets(60), cells(400))],
    ['17 billion declared cells', 'endlessSheet', 'a.xlsx', () => makeEndlessSheet().bytes],
    ['a declared row number of 300 digits', 'endlessSheet', 'a.xlsx', () => book(one, `A1:XFD${'9'.repeat(300)}`)],
    [
      'cells below the last row',
      'emptyFile',
      'a.xlsx',
      () => book('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'),
    ],
    ['one line of 50 MB', 'endlessRow', 'a.csv', () => new Uint8Array(50_000_000).fill(97)],
    ['one line of 20 MB as a text', 'endlessRow', 'a.txt', () => new Uint8Array(20_000_000).fill(97)],
    ['a million columns', 'endlessRow', 'a.csv', () => bytes(`${'x,'.repeat(1_000_000)}x\n1\n`)],
    ['20 million empty columns', 'endlessRow', 'a.csv', () => new Uint8Array(20_000_000).fill(44)],
    ['a quote that never closes', 'endlessRow', 'a.csv', () => bytes(`"${'a\n'.repeat(4_000_000)}`)],
    ['nothing but quotes', 'endlessRow', 'a.csv', () => new Uint8Array(6_000_000).fill(34)],
    ['random bytes', 'wrongType', 'a.csv', () => garbage(100_000)],
    ['random bytes', 'wrongType', 'a.xlsx', () => garbage(100_000)],
    [
      'random bytes behind the start of a zip',
      'corrupt',
      'a.xlsx',
      () => new Uint8Array([0x50, 0x4b, 3, 4, ...garbage(50_000)]),
    ],
  ])('%s: %s (%s)', async (_, code, name, make) => {
    expect((await answer(name, make())).code).toBe(code);
  });
});

describe('a workbook with hostile parts opens, and they are ignored', () => {
  const sheet = (before: string, after: string) =>
    worksheetXml(one).replace('<sheetData>', `${before}<sheetData>`).replace('</sheetData>', `</sheetData>${after}`);
  const inSheet = (before: string, after: string) => zip(...workbookParts(sheet(before, after)));

  test.each<[string, () => Uint8Array<ArrayBuffer>]>([
    [
      'a hyperlink over the whole sheet',
      () => inSheet('', '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>'),
    ],
    [
      'a hyperlink with a prefix',
      () => inSheet('', '<x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="x"/></x:hyperlinks>'),
    ],
    [
      '1,000 merged ranges',
      () => inSheet('', `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1000)}</mergeCells>`),
    ],
    ['a width for a billion columns', () => inSheet('<cols><col min="1" max="999999999" width="3"/></cols>', '')],
    [
      'an OpenDocument of 16 billion cells',
      () =>
        withParts(
          one,
          { name: 'META-INF/manifest.xml', content: '<manifest/>' },
          {
            name: 'content.xml',
            content:
              '<office:document-content><office:body><office:spreadsheet><table:table table:name="x"><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000" office:value-type="float" office:value="1"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>',
          },
        ),
    ],
    [
      'names outside the folder',
      () =>
        withParts(
          one,
          ...named(
            '../../etc/passwd.xml',
            '/root.xml',
            'C:\\x.xml',
            '__proto__/a.xml',
            'constructor/prototype.xml',
            'a\u0000b.xml',
          ),
        ),
    ],
    [
      'a zip in the zip',
      () =>
        withParts(
          one,
          { name: 'xl/embeddings/inner.xlsx', content: book(one) },
          { name: 'xl/inner.zip', content: book(one) },
        ),
    ],
    ['a declared size of one cell', () => book(`${one}<row r="9"><c r="C9"><v>2</v></c></row>`, 'A1:A1')],
    ['a declared size that is no address', () => book(one, '__proto__')],
    ['a declared size in character references', () => book(one, '&#65;1:XFD1048576')],
    [
      'columns behind the last one',
      () =>
        book('<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZZ1"><v>2</v></c><c r="ZZZZZZZZZZZZZZ1"><v>3</v></c></row>'),
    ],
    [
      'a sheet that is named like a property',
      () =>
        zip(
          ...workbookParts(worksheetXml(one)).map((part) => ({
            ...part,
            content: text(part).replace('Sheet1"', '__proto__"'),
          })),
        ),
    ],
  ])('%s', async (_, make) => {
    expect(await answer('a.xlsx', make())).toMatchObject({ code: undefined, first: '1' });
    expect(Object.keys({})).toEqual([]);
  });

  test('a text about a hyperlink stays as it is', async () => {
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>a:hyperlink b hyperlink </t></is></c></row>';
    expect((await answer('a.xlsx', book(rows))).first).toBe('a:hyperlink b hyperlink');
  });

  test('a csv of 50,000 columns offers the first thousand', async () => {
    expect(await answer('a.csv', bytes(`${'x,'.repeat(50_000)}x\n`))).toEqual({
      code: undefined,
      columns: 1000,
      first: 'x',
    });
  });

  test('FORM-48 a byte order mark before sep= does not hide the separator', async () => {
    for (const separator of ['|', ';', '\t'])
      expect(await answer('a.csv', bytes(`\ufeffsep=${separator}\r\na${separator}b\r\n1${separator}2\r\n`))).toEqual({
        code: undefined,
        columns: 2,
        first: 'a',
      });
  });
});
