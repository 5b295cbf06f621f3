import { describe, expect, test } from 'vitest';
import { utils, write, type CellObject } from 'xlsx';
import { makeTwoSheets, makeZip, workbookParts, worksheetXml } from '#tests/fixtures/make-import-files';
import { DEFAULT_IMPORT_LIMITS } from './protocol';
import { cellText, readSheets } from './read-sheets';

describe('the text of a cell', () => {
  test.each<[string, CellObject | undefined, string]>([
    ['no cell', undefined, ''],
    ['a cell without a value', { t: 'z' }, ''],
    ['a text', { t: 's', v: ' a ' }, ' a '],
    ['an empty text', { t: 's', v: '' }, ''],
    ['an error', { t: 'e', v: 42, w: '#N/A' }, ''],
    ['true', { t: 'b', v: true }, 'TRUE'],
    ['false', { t: 'b', v: false }, 'FALSE'],
    ['a number without a format', { t: 'n', v: 12_345_678_901_234, w: '1.23E+13' }, '12345678901234'],
    ['a number in the general format', { t: 'n', v: 0.1, z: 'General', w: '0' }, '0.1'],
    ['a number in another format', { t: 'n', v: 0.5, z: '0%', w: '50%' }, '50%'],
    ['a number whose format gives no text', { t: 'n', v: 0.5, z: '0%' }, '0.5'],
    ['a date', { t: 'd', v: new Date(Date.UTC(2026, 10, 27)) }, '2026-11-27T00:00:00.000Z'],
    ['a text that looks like a number', { t: 's', v: '007', w: '7' }, '007'],
  ])('%s', (_, cell, text) => {
    expect(cellText(cell)).toBe(text);
  });
});

function withSecondSheet(type: 'chartsheet' | 'dialogsheet' | 'worksheet', path: string, inner = '') {
  const parts = workbookParts(worksheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')).map((part) => ({
    ...part,
    content: String(part.content)
      .replace('</sheets>', '<sheet name="Second" sheetId="2" r:id="rId2"/></sheets>')
      .replace(
        /(<Relationship Id="rId1" Type="([^"]+)\/worksheet"[^>]*>)/,
        `$1<Relationship Id="rId2" Type="$2/${type}" Target="${path}"/>`,
      )
      .replace(
        '</Types>',
        `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/></Types>`,
      ),
  }));
  const content = `<${type} xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</${type}>`;
  return makeZip([...parts, { name: `xl/${path}`, content }]);
}

describe('reading sheets', () => {
  test('FORM-48 returns every sheet with its rows, and reports how far it is', async () => {
    const fractions: number[] = [];
    const { bytes } = makeTwoSheets();
    const sheets = await readSheets(bytes, DEFAULT_IMPORT_LIMITS, (fraction) => fractions.push(fraction));
    expect(sheets.map(({ name, rows }) => [name, cellText(rows[0]?.[0])])).toEqual([
      ['Shops', 'Name'],
      ['Notes', 'checked'],
    ]);
    expect(fractions.at(-1)).toBe(0.4);
    expect(fractions.length).toBeGreaterThan(4);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions[0]).toBeGreaterThan(0);
    expect(fractions.at(-2)).toBeLessThan(0.4);
  });

  test('a cell is read as its format shows it', async () => {
    const sheet = utils.aoa_to_sheet([[0.5, { t: 'n', v: 46_353, z: 'yyyy-mm-dd' }]]);
    Object.assign(sheet['A1'] as CellObject, { z: '0%' });
    const book = utils.book_new(sheet, 'Formats');
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const [read] = await readSheets(bytes, DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(read?.rows[0]?.map(cellText)).toEqual(['50%', '2026-11-27']);
  });

  test('a formula is read as its result, and an empty cell with a format is no cell', async () => {
    const formulas = '<row r="1"><c r="A1"><f t="array">1+1</f><v>2</v></c><c r="B1"><f>1+1</f></c></row>';
    const zip = makeZip(workbookParts(worksheetXml(`${formulas}<row r="2"><c r="A2" s="0"/></row>`)));
    const [read] = await readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(read?.rows.map((row) => row.map(cellText))).toEqual([['2']]);
  });

  test('a text in an unknown format is read', async () => {
    const texts = '<sst><si><r><rPr><unknown/></rPr><t>a </t></r><r><t>text</t></r></si></sst>';
    const parts = workbookParts(worksheetXml('<row r="1"><c r="A1" t="s"><v>0</v></c></row>')).map((part) => ({
      ...part,
      content: String(part.content).replace(
        '</Types>',
        '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
      ),
    }));
    const zip = makeZip([...parts, { name: 'xl/sharedStrings.xml', content: texts }]);
    const [read] = await readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(read?.rows[0]?.map(cellText)).toEqual(['a text']);
  });

  test.each(['chartsheets/sheet1.xml', 'charts.xml'])('a chart sheet at %s is left out', async (path) => {
    const sheets = await readSheets(withSecondSheet('chartsheet', path), DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(sheets.map(({ name }) => name)).toEqual(['Sheet1']);
  });

  test('a dialog sheet has no rows', async () => {
    const zip = withSecondSheet('dialogsheet', 'dialogsheets/sheet1.xml');
    const sheets = await readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(sheets[1]).toEqual({ name: 'Second', rows: [], isDamaged: false });
  });

  test('FORM-71 a sheet that cannot be parsed is named as damaged, and the others are read', async () => {
    const cell = '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>';
    const zip = withSecondSheet('worksheet', 'worksheets/sheet2.xml', cell);
    const sheets = await readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined);
    expect(sheets.map(({ name, rows, isDamaged }) => [name, rows.length, isDamaged])).toEqual([
      ['Sheet1', 1, false],
      ['Second', 0, true],
    ]);
  });

  test('a picture, a theme or a comment is not even inflated', async () => {
    const broken = ['xl/media/a.xml', 'xl/theme/theme1.xml', 'xl\\comments\\c.xml', 'META-INF/m.xml', 'objectdata.xml'];
    const readable = makeZip([
      ...workbookParts(worksheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')),
      ...[...broken, 'xl/image.png', 'xl/worksheets/_rels/sheet1.xml.rels', 'xl/_rels/workbook.xml.rels.bak'].map(
        (name) => ({
          name,
          content: 'longer than it declares',
          declaredSize: 3,
        }),
      ),
    ]);
    expect(await readSheets(readable, DEFAULT_IMPORT_LIMITS, () => undefined)).toHaveLength(1);
  });

  test.each([
    'xl/other.xml',
    'XL/UPPER.XML',
    '_rels/.rels',
    'xl/_rels/my-workbook2.xml.rels',
    'xl/objectdata.xml',
    'objectdata.xml/a.xml',
  ])('%s is inflated and checked', async (name) => {
    const zip = makeZip([
      ...workbookParts(worksheetXml('')).filter((part) => part.name !== name),
      { name, content: 'longer than it declares', declaredSize: 3 },
    ]);
    await expect(readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined)).rejects.toMatchObject({
      code: 'zipBomb',
      message: `${name} is larger than it declares`,
    });
  });

  test('what the sheet reader cannot parse is corrupt, with its reason', async () => {
    const zip = makeZip(workbookParts('').map((part) => ({ ...part, content: part.content === '' ? '' : '<' })));
    const error: unknown = await readSheets(zip, DEFAULT_IMPORT_LIMITS, () => undefined).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: 'corrupt', message: 'The workbook cannot be parsed' });
    expect(error).toHaveProperty('cause');
  });
});
