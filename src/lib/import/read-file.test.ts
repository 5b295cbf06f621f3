import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import * as make from '#tests/fixtures/make-import-files';
import type { TestFile } from '#tests/fixtures/make-import-files';
import { isMutantRun } from '#tests/fixtures/mutant-run';
import { ImportError, type ImportErrorCode } from './import-error';
import { PIECE_BYTES } from './line-collector';
import {
  DEFAULT_IMPORT_LIMITS,
  type ImportLimits,
  type ImportProgress,
  type LineChoice,
  type LineCounts,
} from './protocol';
import { readFile, type OpenedFile } from './read-file';

function open(
  { name, bytes }: TestFile,
  limits: Partial<ImportLimits> = {},
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<OpenedFile> {
  return readFile(new Blob([bytes]), name, { ...DEFAULT_IMPORT_LIMITS, ...limits }, report);
}

function collect(
  opened: OpenedFile,
  choice: LineChoice = {},
): { lines: string[]; counts: LineCounts; pieces: number[] } {
  const parts: Uint8Array[] = [];
  const counts = opened.collect(choice, (piece) => {
    parts.push(piece);
  });
  const text = Buffer.concat(parts).toString('utf8');
  return { lines: text === '' ? [] : text.split('\n'), counts, pieces: parts.map(({ byteLength }) => byteLength) };
}

async function failure(promise: Promise<unknown>): Promise<ImportErrorCode> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportError)) throw new TypeError(`Not an ImportError: ${String(error)}`);
  return error.code;
}

function sheetsOf(opened: OpenedFile) {
  if (opened.summary.kind !== 'sheets') throw new TypeError('Not sheets');
  return opened.summary.sheets;
}

describe('text', () => {
  test('FORM-47 FORM-71 a txt is read as trimmed, non-empty lines with any kind of line break', async () => {
    const opened = await open(make.makeBlankLinesTxt());
    expect(opened.summary).toEqual({ kind: 'text', lineCount: 4 });
    const { lines, counts } = collect(opened);
    expect(lines).toEqual(['https://a.example/1', 'https://a.example/2', 'https://a.example/ü', 'https://a.example/1']);
    expect(counts).toEqual({ total: 4, collected: 4, duplicates: 1, blank: 3 });
  });

  test('FORM-60 MaxLines limits the kept lines, and the total is still reported', async () => {
    const opened = await open(make.makeBlankLinesTxt());
    expect(collect(opened, { maxLines: 2 })).toMatchObject({
      lines: ['https://a.example/1', 'https://a.example/2'],
      counts: { total: 4, collected: 2, duplicates: 0 },
    });
    expect(collect(opened, { maxLines: 4 }).counts.collected).toBe(4);
    expect(collect(opened).counts.collected).toBe(4);
  });

  test('a CRLF that is split between two chunks is one line break', async () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `line ${String(index)}`).join('\r\n');
    const { counts } = collect(await open({ name: 'a.TXT', bytes: new Uint8Array(Buffer.from(text)) }));
    expect(counts).toEqual({ total: 60_000, collected: 60_000, duplicates: 0, blank: 0 });
  });

  test('a line longer than a piece arrives complete', async () => {
    const line = 'ü'.repeat(PIECE_BYTES);
    const { lines, pieces } = collect(
      await open({ name: 'a.txt', bytes: new Uint8Array(Buffer.from(`a\n${line}\nb`)) }),
    );
    expect(lines).toEqual(['a', line, 'b']);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(PIECE_BYTES);
  });
});

describe('csv', () => {
  test.each([',', ';', '\t'])(
    'FORM-48 FORM-49 values may contain quotes and line breaks with the separator %j',
    async (separator) => {
      const opened = await open(make.makeQuotedCsv(separator));
      expect(sheetsOf(opened)).toEqual([
        {
          name: 'links',
          rowCount: 4,
          hasLikelyHeader: true,
          columns: [
            { index: 0, header: 'Title', sample: ['Tea; coffee, "black"', 'Plain', 'Last'] },
            {
              index: 1,
              header: 'Links',
              sample: ['https://a.example/1', 'https://a.example/2 https://a.example/3', 'https://a.example/1'],
            },
          ],
        },
      ]);
      const { lines, counts } = collect(opened, { column: 1, hasHeader: true });
      expect(lines).toEqual([
        'https://a.example/1',
        'https://a.example/2',
        'https://a.example/3',
        'https://a.example/1',
      ]);
      expect(counts).toEqual({ total: 4, collected: 4, duplicates: 1, blank: 1 });
      expect(collect(opened, { column: 1 }).lines[0]).toBe('Links');
      expect(collect(opened, { column: 0, hasHeader: true }).lines).toEqual(['Tea; coffee, "black"', 'Plain', 'Last']);
    },
  );

  test('FORM-49 one column of URLs without a header is read', async () => {
    const opened = await open({
      name: 'a.csv',
      bytes: new Uint8Array(Buffer.from('https://a.example/1\nhttps://a.example/2\n')),
    });
    expect(sheetsOf(opened)[0]).toMatchObject({
      hasLikelyHeader: false,
      rowCount: 2,
      columns: [{ index: 0, header: 'https://a.example/1' }],
    });
    expect(collect(opened).lines).toEqual(['https://a.example/1', 'https://a.example/2']);
  });

  test('a separator declared in the first line wins, and that line is not data', async () => {
    const opened = await open({ name: 'a.csv', bytes: new Uint8Array(Buffer.from('sep=|\r\na|b\r\n1|2\r\n')) });
    expect(sheetsOf(opened)[0]?.columns.map(({ header }) => header)).toEqual(['a', 'b']);
  });

  test('a quote that is never closed makes the file corrupt', async () => {
    expect(await failure(open({ name: 'a.csv', bytes: new Uint8Array(Buffer.from('a,b\n"x,y\n1,2\n')) }))).toBe(
      'corrupt',
    );
  });

  test('a row with very many columns offers columns up to the limit', async () => {
    const opened = await open({ name: 'a.csv', bytes: new Uint8Array(Buffer.from(`${'x,'.repeat(50_000)}x\n`)) });
    expect(sheetsOf(opened)[0]?.columns).toHaveLength(DEFAULT_IMPORT_LIMITS.columns);
  });
});

describe('xlsx', () => {
  test('FORM-48 FORM-49 both sheets are offered, and the chosen column becomes the lines', async () => {
    const opened = await open(make.makeTwoSheets());
    expect(sheetsOf(opened)).toEqual([
      {
        name: 'Shops',
        rowCount: 4,
        hasLikelyHeader: true,
        isDamaged: false,
        columns: [
          { index: 0, header: 'Name', sample: ['North', 'South', 'West'] },
          {
            index: 1,
            header: 'Address',
            sample: ['https://north.example/a', 'https://south.example/b', 'https://west.example/c'],
          },
          { index: 2, header: 'Visits', sample: ['12', '12345678901234'] },
        ],
      },
      {
        name: 'Notes',
        rowCount: 2,
        hasLikelyHeader: true,
        isDamaged: false,
        columns: [{ index: 0, header: 'checked', sample: ['twice'] }],
      },
    ]);
    expect(collect(opened, { sheet: 0, column: 1, hasHeader: true })).toMatchObject({
      lines: ['https://north.example/a', 'https://south.example/b', 'https://west.example/c'],
      counts: { total: 3, collected: 3, duplicates: 0, blank: 0 },
    });
    expect(collect(opened, { sheet: 1 }).lines).toEqual(['checked', 'twice']);
    expect(collect(opened, { sheet: 0, column: 2, hasHeader: true }).counts.blank).toBe(1);
  });

  test('FORM-49 FORM-60 a column is cut to MaxLines like other lines', async () => {
    const opened = await open(make.makeTwoSheets());
    expect(collect(opened, { sheet: 0, column: 0, hasHeader: true, maxLines: 2 })).toMatchObject({
      lines: ['North', 'South'],
      counts: { total: 3, collected: 2 },
    });
  });

  test('numbers keep all their digits, booleans and formula results are shown, and errors are dropped', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>0.1</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="str"><f>1+1</f><v>two</v></c></row>';
    const opened = await open({ name: 'a.xlsx', bytes: make.makeZip(make.workbookParts(make.worksheetXml(rows))) });
    expect(sheetsOf(opened)[0]?.columns.map(({ header }) => header)).toEqual(['0.1', 'TRUE', 'two']);
  });

  test('a cell in the last corner of the grid is read in two seconds of processor time', async () => {
    const started = cpuTime();
    const opened = await open(make.makeFarCell());
    expect(sheetsOf(opened)[0]?.columns.map(({ index }) => index)).toEqual([0, 16_383]);
    expect(collect(opened, { column: 16_383 }).lines).toEqual(['https://far.example/']);
    expect(cpuTime() - started).toBeLessThan(2000);
  });
});

describe('refusals', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const cases: [string, ImportErrorCode, () => TestFile, Partial<ImportLimits>?][] = [
    ['a picture as csv', 'wrongType', make.makePngAsCsv],
    ['another extension', 'wrongType', () => ({ name: 'a.pdf', bytes: bytes('x') })],
    ['no extension', 'wrongType', () => ({ name: 'csv', bytes: bytes('x') })],
    ['an old xls', 'wrongType', make.makeRenamedXls],
    ['a zip of something else', 'wrongType', make.makeRenamedZip],
    ['text as xlsx', 'wrongType', () => ({ name: 'a.xlsx', bytes: bytes('https://a.example/') })],
    ['a workbook as csv', 'wrongType', () => ({ ...make.makeTwoSheets(), name: 'a.csv' })],
    ['zero bytes in a text', 'wrongType', () => ({ name: 'a.txt', bytes: bytes('abc\u0000def, something longer') })],
    ['no byte', 'emptyFile', () => make.makeEmpty()],
    ['no byte in an xlsx', 'emptyFile', () => make.makeEmpty('a.xlsx')],
    ['only blanks', 'emptyFile', () => ({ name: 'a.txt', bytes: bytes(' \n\t\r\n') })],
    ['only separators', 'emptyFile', () => ({ name: 'a.csv', bytes: bytes(',,\r\n, ,\r\n') })],
    ['only empty sheets', 'emptyFile', () => make.makeXlsx('a.xlsx', { One: [], Two: [[null]] })],
    ['a cut workbook', 'corrupt', make.makeTruncatedXlsx],
    ['a broken workbook', 'corrupt', make.makeBrokenXlsx],
    ['a password', 'encrypted', make.makeEncryptedXlsx],
    ['an encrypted zip', 'encrypted', make.makeEncryptedZip],
    ['UTF-16 with a mark', 'notUtf8', () => make.makeUtf16()],
    ['UTF-16 without a mark', 'notUtf8', () => make.makeUtf16(false)],
    ['Latin-1', 'notUtf8', make.makeLatin1],
    ['a text over the limit', 'tooLarge', () => ({ name: 'a.txt', bytes: bytes('12345') }), { textBytes: 4 }],
    ['a workbook over the limit', 'tooLarge', make.makeTwoSheets, { sheetBytes: 1000 }],
    [
      'a line over the limit',
      'endlessRow',
      () => ({ name: 'a.txt', bytes: bytes('x'.repeat(DEFAULT_IMPORT_LIMITS.rowLength + 1)) }),
    ],
    ['17 billion declared cells', 'endlessSheet', make.makeEndlessSheet],
    ['more real cells than allowed', 'endlessSheet', make.makeTwoSheets, { cells: 8 }],
  ];

  async function expectRefusal(file: TestFile, code: ImportErrorCode, limits?: Partial<ImportLimits>): Promise<void> {
    const started = cpuTime();
    expect(await failure(open(file, limits))).toBe(code);
    expect(cpuTime() - started).toBeLessThan(2000);
  }

  test.each(cases)('FORM-71 %s is refused as %s', async (_, code, makeIt, limits) => {
    await expectRefusal(makeIt(), code, limits);
  });

  test.skipIf(isMutantRun).each([
    ['a zip bomb', make.makeZipBomb],
    ['a ratio bomb', () => make.makeZipBomb(50)],
    ['a lying zip bomb', make.makeLyingZipBomb],
  ])('FORM-71 %s is refused as zipBomb', async (_, makeIt) => {
    await expectRefusal(makeIt(), 'zipBomb');
  });

  test('FORM-49 a column without values is refused, and another column can be chosen', async () => {
    const opened = await open({ name: 'a.csv', bytes: bytes('a,b,c\n1,,3\n') });
    expect(() => collect(opened, { column: 1, hasHeader: true })).toThrow(
      expect.objectContaining({ code: 'emptyColumn' }),
    );
    expect(collect(opened, { column: 2, hasHeader: true }).lines).toEqual(['3']);
  });

  test('FORM-71 a zero byte is refused in the first 8,192 bytes, and read behind them', async () => {
    const withZeroBehind = (length: number) => open({ name: 'a.txt', bytes: bytes(`${'x'.repeat(length)}\u0000`) });
    expect(await failure(withZeroBehind(8191))).toBe('wrongType');
    expect((await withZeroBehind(8192)).summary).toEqual({ kind: 'text', lineCount: 1 });
  });

  test('FORM-71 a file that cannot be read is unreadable, and any other failure is a damaged file', async () => {
    const failing = (error: Error) =>
      Object.assign(new Blob(['x']), {
        slice: () => {
          throw error;
        },
      });
    const codeOf = (error: Error) => failure(readFile(failing(error), 'a.txt', DEFAULT_IMPORT_LIMITS, () => undefined));
    expect(await codeOf(new DOMException('moved', 'NotReadableError'))).toBe('unreadable');
    expect(await codeOf(new TypeError('unknown'))).toBe('corrupt');
  });
});

describe('progress', () => {
  const stepsOf = async (file: TestFile) => {
    const steps: ImportProgress[] = [];
    await open(file, {}, (progress) => steps.push(progress));
    return steps;
  };
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));

  test('a text reports its start, what was read, and its lines', async () => {
    expect(await stepsOf({ name: 'a.txt', bytes: bytes('a\n\nb\n') })).toEqual([
      { fraction: 0, bytes: 0, rows: 0 },
      { fraction: 0.95, bytes: 5, rows: 0 },
      { fraction: 1, bytes: 5, rows: 2 },
    ]);
  });

  test('a csv reports reading as half of the work', async () => {
    expect(await stepsOf({ name: 'a.csv', bytes: bytes('a,b\n1,2\n') })).toEqual([
      { fraction: 0, bytes: 0, rows: 0 },
      { fraction: 0.5, bytes: 8, rows: 0 },
      { fraction: expect.closeTo(0.93, 2), bytes: 8, rows: 2 },
      { fraction: 1, bytes: 8, rows: 2 },
    ]);
  });

  test('a workbook reports its rows at the end', async () => {
    const file = make.makeTwoSheets();
    const steps = await stepsOf(file);
    const size = file.bytes.byteLength;
    expect(steps[0]).toEqual({ fraction: 0, bytes: 0, rows: 0 });
    expect(steps.at(-2)).toEqual({ fraction: 0.5, bytes: size, rows: 0 });
    expect(steps.at(-1)).toEqual({ fraction: 1, bytes: size, rows: 6 });
    expect(
      steps.every(({ bytes: read, rows }, index) => index === 0 || (read === size && (rows === 0 || rows === 6))),
    ).toBe(true);
  });

  test('a workbook of many parts reports each percent once', async () => {
    const cell = make.worksheetXml('<row r="1"><c r="A1"><v>1</v></c></row>');
    const more = Array.from({ length: 300 }, (_, index) => ({ name: `xl/part${index}.xml`, content: '<a/>' }));
    const steps = await stepsOf({ name: 'a.xlsx', bytes: make.makeZip([...make.workbookParts(cell), ...more]) });
    const percents = steps.map(({ fraction }) => Math.floor(fraction * 100));
    expect(percents.length).toBeGreaterThan(5);
    expect(percents).toEqual([...new Set(percents)]);
  });
});

describe('messages', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const sheetsOfOneColumn = (count: number) =>
    make.makeXlsx('a.xlsx', Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, [['x']]])));

  test.each<[TestFile, Partial<ImportLimits>, ImportErrorCode, string]>([
    [{ name: 'a.txt', bytes: bytes('') }, {}, 'emptyFile', 'The file has no bytes'],
    [{ name: 'a.txt', bytes: bytes('12345') }, { textBytes: 4 }, 'tooLarge', '5 bytes'],
    [{ name: 'a.txt', bytes: bytes('\n \n') }, {}, 'emptyFile', 'No line in the file'],
    [{ name: 'a.csv', bytes: bytes(',\n') }, {}, 'emptyFile', 'No value in the file'],
    [make.makeXlsx('a.xlsx', { One: [] }), {}, 'emptyFile', 'No value in any sheet'],
    [sheetsOfOneColumn(21), { columns: 1 }, 'endlessSheet', 'The sheets have too many columns'],
  ])('file %# is refused with a reason', async (file, limits, code, message) => {
    await expect(open(file, limits)).rejects.toMatchObject({ code, message });
  });

  test('files as large as the limits are read', async () => {
    expect((await open(sheetsOfOneColumn(20), { columns: 1 })).summary.kind).toBe('sheets');
    expect((await open({ name: 'a.txt', bytes: bytes('1234') }, { textBytes: 4 })).summary.kind).toBe('text');
    const book = make.makeTwoSheets();
    expect((await open(book, { sheetBytes: book.bytes.byteLength, textBytes: 0 })).summary.kind).toBe('sheets');
  });
});

describe('columns', () => {
  const csv = (text: string) => open({ name: 'my.links.csv', bytes: new Uint8Array(Buffer.from(text)) });

  test('FORM-49 the header is the first row that is not blank', async () => {
    const opened = await csv('\n , \nName,Link\na,1\n,2\n');
    expect(sheetsOf(opened)[0]?.name).toBe('my.links');
    expect(collect(opened, { column: 1, hasHeader: true })).toMatchObject({
      lines: ['1', '2'],
      counts: { total: 2, blank: 2 },
    });
    expect(collect(opened, { hasHeader: true })).toMatchObject({ lines: ['a'], counts: { total: 1, blank: 3 } });
    expect(collect(opened, { column: 1, hasHeader: true, maxLines: 1 }).lines).toEqual(['1']);
  });

  test('FORM-49 a header may have no name for the chosen column', async () => {
    const table = await csv(',Name\nurl 1,a\nurl 2,b\n');
    expect(collect(table, { column: 0, hasHeader: true })).toMatchObject({
      lines: ['url 1', 'url 2'],
      counts: { blank: 0 },
    });
    const rows = [
      [' ', 'Name'],
      ['url 1', 'a'],
      ['url 2', 'b'],
    ];
    const workbook = await open(make.makeXlsx('a.xlsx', { Only: rows }));
    expect(collect(workbook, { column: 0, hasHeader: true })).toMatchObject({
      lines: ['url 1', 'url 2'],
      counts: { blank: 0 },
    });
  });

  test('FORM-48 an empty sheet beside a filled one is accepted', async () => {
    const { summary } = await open(make.makeXlsx('a.xlsx', { Empty: [[]], Filled: [['x']] }));
    expect(summary).toMatchObject({ sheets: [{ rowCount: 0 }, { rowCount: 1 }] });
  });

  test('FORM-71 a workbook whose only sheet cannot be parsed is damaged, not empty', async () => {
    const cell = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const bytes = make.makeZip(make.workbookParts(make.worksheetXml(cell)));
    await expect(open({ name: 'a.xlsx', bytes })).rejects.toMatchObject({ code: 'corrupt' });
  });

  test('FORM-49 a workbook has its header below blank rows too', async () => {
    const opened = await open(make.makeXlsx('a.xlsx', { One: [[null], [' '], ['Link'], ['x'], [null, 'y'], ['z']] }));
    expect(collect(opened, { hasHeader: true }).lines).toEqual(['x', 'z']);
    expect(collect(opened).lines).toEqual(['Link', 'x', 'z']);
    expect(() => collect(opened, { sheet: 9 })).toThrow(
      expect.objectContaining({ code: 'emptyColumn', message: 'No value in that column' }),
    );
  });
});

describe.skipIf(isMutantRun)('a million lines', () => {
  test.each(['txt', 'csv'] as const)(
    'FORM-47 FORM-60 a %s keeps all its lines, in pieces, with steady progress',
    async (type) => {
      const steps: ImportProgress[] = [];
      const opened = await open(make.makeManyLines(1_000_000, type), {}, (progress) => {
        steps.push(progress);
      });
      const { counts, pieces } = collect(opened, type === 'csv' ? { column: 1, hasHeader: true } : {});
      expect(counts).toEqual({ total: 1_000_000, collected: 1_000_000, duplicates: 0, blank: 0 });
      expect(Math.max(...pieces)).toBeLessThanOrEqual(PIECE_BYTES);
      const fractions = steps.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(fractions.length).toBeGreaterThan(10);
      expect(fractions.length).toBeLessThanOrEqual(101);
      expect(fractions.at(-1)).toBe(1);
    },
  );
});
