import { describe, expect, test } from 'vitest';
import { checkSignature, isCompoundFile, refuseCompoundFile, typeByName, type ImportFileType } from './signature';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const wide = (text: string): number[] => ascii(text).flatMap((code) => [code, 0]);

function refusalOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return `${String(code)}: ${String(message)}`;
  }
}
const refusedAs = (type: ImportFileType, ...bytes: readonly number[]) =>
  refusalOf(() => checkSignature(type, new Uint8Array(bytes)));

describe('the type of a file by its name', () => {
  test.each([
    ['a.txt', 'txt'],
    ['a.CSV', 'csv'],
    ['links.2026.xlsx', 'xlsx'],
    ['.csv', 'csv'],
  ])('FORM-71 %s is %s', (name, type) => {
    expect(typeByName(name)).toBe(type);
  });

  test.each(['csv', 'a.pdf', 'a.csv.zip', 'a.', 'a.csv ', 'axlsx', ''])('FORM-71 %j is refused', (name) => {
    expect(refusalOf(() => typeByName(name))).toBe(`wrongType: Not a .csv, .xlsx or .txt file: ${name}`);
  });
});

describe('text', () => {
  test.each([
    ['words', ascii('https://a.example/')],
    ['no byte', []],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61]],
    ['the start of a signature', [0x89, ...ascii('PN')]],
    ['the start of a program', [0x7f, ...ascii('EL')]],
    ['a signature that does not stand first', ascii(' %PDF-')],
    ['letters of a signature in lower case', ascii('gif89a')],
    ['half a mark', [0xff, 0x61]],
  ])('%s passes', (_, bytes) => {
    expect(refusedAs('txt', ...bytes)).toBeUndefined();
    expect(refusedAs('csv', ...bytes)).toBeUndefined();
  });

  test.each([
    ['a PNG', [0x89, ...ascii('PNG')]],
    ['a JPEG', [0xff, 0xd8, 0xff]],
    ['a GIF of 1987', ascii('GIF87a')],
    ['a GIF of 1989', ascii('GIF89a')],
    ['a PDF', ascii('%PDF-')],
    ['a gzip', [0x1f, 0x8b]],
    ['a RAR', ascii('Rar!\u001a')],
    ['a 7z', [...ascii('7z'), 0xbc, 0xaf, 0x27, 0x1c]],
    ['a program', [0x7f, ...ascii('ELF')]],
    ['a zip', [0x50, 0x4b, 3, 4]],
    ['an empty zip', [0x50, 0x4b, 5, 6]],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ])('%s is not text', (_, bytes) => {
    expect(refusedAs('csv', ...bytes, ...ascii(' rest'))).toBe('wrongType: The content is not text');
  });

  test.each([
    ['little endian', [0xff, 0xfe]],
    ['big endian', [0xfe, 0xff]],
  ])('UTF-16 with a mark, %s, is not UTF-8', (_, bytes) => {
    expect(refusedAs('txt', ...bytes, 0x61, 0x62)).toBe('notUtf8: UTF-16 byte order mark');
  });

  test.each([
    ['little endian', wide('abcd')],
    ['big endian', [0, ...wide('abcd').slice(0, -1)]],
    ['with a character of two bytes in three', [0x61, 0, 0x62, 0x30, 0x63, 0]],
  ])('UTF-16 without a mark, %s, is not UTF-8', (_, bytes) => {
    expect(refusedAs('txt', ...bytes)).toBe('notUtf8: UTF-16 without a byte order mark');
  });

  test.each([
    ['zeros at odd and even places', [0, 0x61, 0x62, 0]],
    ['a quarter of zeros', [0, 0x61, 0x62, 0x63]],
    ['one zero in a long text', [...ascii('a longer text'), 0]],
  ])('%s is no text at all', (_, bytes) => {
    expect(refusedAs('txt', ...bytes)).toBe('wrongType: The content holds zero bytes');
  });
});

describe('workbooks', () => {
  test('a zip passes, and so does a compound file, which is refused by its content', () => {
    expect(refusedAs('xlsx', 0x50, 0x4b, 3, 4)).toBeUndefined();
    expect(refusedAs('xlsx', 0x50, 0x4b, 5, 6)).toBeUndefined();
    expect(refusedAs('xlsx', 0xd0, 0xcf, 0x11, 0xe0)).toBeUndefined();
    expect(refusedAs('xlsx', 0x50, 0x4b, 3, 6)).toBe('wrongType: The content is not a workbook');
    expect(refusedAs('xlsx', 0xd0, 0xcf, 0x11)).toBe('wrongType: The content is not a workbook');
    expect(refusedAs('xlsx', ...ascii('a,b'))).toBe('wrongType: The content is not a workbook');
  });

  test('a compound file is known by four bytes', () => {
    expect(isCompoundFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe(true);
    expect(isCompoundFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe1]))).toBe(false);
  });

  test.each([
    ['a protected workbook', [1, 2, ...wide('EncryptedPackage')], true],
    ['a protected workbook that names its stream', [...wide('Workbook'), ...wide('EncryptedPackage')], true],
    ['nothing known', [1, 2, 3], true],
    ['nothing known but zeros', [0, 0, 0], true],
    ['an old workbook', [...wide('WoWorkbook'), 9], false],
    ['an old document', wide('WordDocument'), false],
    ['a name in plain letters', ascii('Workbook'), true],
  ])('%s', (_, bytes, encrypted) => {
    expect(refusalOf(() => refuseCompoundFile(new Uint8Array(bytes)))).toBe(
      encrypted
        ? 'encrypted: The workbook is protected by a password'
        : 'wrongType: An .xls or .doc file with another extension',
    );
  });
});
