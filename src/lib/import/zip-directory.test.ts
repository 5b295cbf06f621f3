import { describe, expect, test } from 'vitest';
import { DEFAULT_IMPORT_LIMITS } from './protocol';
import { checkZipDirectory, readZipDirectory, type ZipEntry } from './zip-directory';

interface Source {
  readonly name?: string;
  readonly method?: number;
  readonly flags?: number;
  readonly localFlags?: number;
  readonly packedSize?: number;
  readonly size?: number;
  readonly offset?: number;
  readonly extra?: readonly number[];
  readonly localExtra?: readonly number[];
  readonly comment?: string;
  readonly signature?: number;
  readonly localSignature?: number;
}

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];
const u16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const u64 = (value: number): number[] => [...u32(value), ...u32(Math.floor(value / 2 ** 32))];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const MARK = 0xffffffff;

function localHeader({ name = 'a.xml', flags = 0, localFlags = flags, localExtra = [], localSignature }: Source) {
  return [
    ...u32(localSignature ?? 0x04034b50),
    ...zeros(2),
    ...u16(localFlags),
    ...zeros(18),
    ...u16(encode(name).length),
    ...u16(localExtra.length),
    ...encode(name),
    ...localExtra,
  ];
}

function centralHeader(source: Source, at: number): number[] {
  const { name = 'a.xml', method = 8, flags = 0, packedSize = 3, size = 9, extra = [], comment = '' } = source;
  return [
    ...u32(source.signature ?? 0x02014b50),
    ...zeros(4),
    ...u16(flags),
    ...u16(method),
    ...zeros(8),
    ...u32(packedSize),
    ...u32(size),
    ...u16(encode(name).length),
    ...u16(extra.length),
    ...u16(encode(comment).length),
    ...zeros(8),
    ...u32(source.offset ?? at),
    ...encode(name),
    ...extra,
    ...encode(comment),
  ];
}

function zipOf(
  sources: readonly Source[],
  { count = sources.length, directory, after = [] }: { count?: number; directory?: number; after?: number[] } = {},
): Uint8Array {
  const locals: number[] = [];
  const centrals: number[] = [];
  for (const source of sources) {
    centrals.push(...centralHeader(source, locals.length));
    locals.push(...localHeader(source), 1, 2, 3);
  }
  const end = [...u32(0x06054b50), ...zeros(6), ...u16(count), ...zeros(4), ...u32(directory ?? locals.length)];
  return new Uint8Array([...locals, ...centrals, ...end, ...u16(after.length), ...after]);
}

const refusal = (message: string): unknown =>
  expect.objectContaining({ name: 'ImportError', code: 'corrupt', message });

describe('the directory of a zip', () => {
  test('lists every entry with its sizes, its method and the start of its data', () => {
    const zip = zipOf([
      { name: 'first.xml', method: 0, packedSize: 3, size: 3, comment: 'note', extra: [9, 9, 0, 0] },
      { name: 'ä/second.xml', size: 70_000, localExtra: [1, 2, 3, 4, 5] },
    ]);
    expect(readZipDirectory(zip)).toEqual([
      { name: 'first.xml', method: 0, encrypted: false, packedSize: 3, size: 3, dataStart: 39 },
      { name: 'ä/second.xml', method: 8, encrypted: false, packedSize: 3, size: 70_000, dataStart: 42 + 30 + 13 + 5 },
    ]);
  });

  test('a directory without entries is empty', () => {
    expect(readZipDirectory(zipOf([]))).toEqual([]);
  });

  test('is found in a part of a larger buffer', () => {
    const zip = zipOf([{ name: 'a.xml' }]);
    const larger = new Uint8Array([7, 7, 7, ...zip, 7]);
    expect(readZipDirectory(larger.subarray(3, 3 + zip.length))).toEqual(readZipDirectory(zip));
  });

  test.each([0, 1, 0xffff])('is found before a comment of %i bytes', (length) => {
    expect(readZipDirectory(zipOf([{}], { after: zeros(length) }))).toHaveLength(1);
  });

  test.each([
    ['no byte', new Uint8Array()],
    ['less than an end record', new Uint8Array(21)],
    ['other bytes', new Uint8Array(100)],
    ['an end record before a comment that is too long', zipOf([], { after: zeros(0x10000) })],
  ])('%s has no end record', (_, bytes) => {
    expect(() => readZipDirectory(bytes)).toThrow(refusal('The zip has no end record'));
  });

  test.each<[string, Source, boolean]>([
    ['no flag', {}, false],
    ['a password', { flags: 0x01 }, true],
    ['strong encryption', { flags: 0x40 }, true],
    ['a masked directory', { flags: 0x2000 }, true],
    ['a password in the local header alone', { localFlags: 0x01 }, true],
    ['a password in the directory alone', { flags: 0x01, localFlags: 0 }, true],
    ['other flags', { flags: 0x0808 }, false],
  ])('%s: encrypted or not', (_, source, encrypted) => {
    expect(readZipDirectory(zipOf([source]))[0]?.encrypted).toBe(encrypted);
  });

  test('more entries than there are, or an entry without its signature, is corrupt', () => {
    const broken = refusal('The zip directory is broken');
    expect(() => readZipDirectory(zipOf([{}], { count: 2 }))).toThrow(broken);
    expect(() => readZipDirectory(zipOf([{ signature: 0x01014b50 }]))).toThrow(broken);
  });

  test('an entry whose local header is elsewhere is corrupt', () => {
    const elsewhere = refusal('A zip entry is not at the offset in the directory');
    expect(() => readZipDirectory(zipOf([{ localSignature: 0x04034b51 }]))).toThrow(elsewhere);
    expect(() => readZipDirectory(zipOf([{ offset: 1 }]))).toThrow(elsewhere);
  });

  test('a directory or an entry outside the file is corrupt', () => {
    const outside = refusal('The zip refers to data outside the file');
    expect(() => readZipDirectory(zipOf([{}], { directory: 5000 }))).toThrow(outside);
    expect(() => readZipDirectory(zipOf([{ offset: 5000 }]))).toThrow(outside);
  });
});

describe('zip64', () => {
  const field = (...values: readonly number[]): number[] => [
    ...u16(1),
    ...u16(values.length * 8),
    ...values.flatMap(u64),
  ];
  const other = [...u16(0x5455), ...u16(5), 1, 2, 3, 4, 5];
  const first = (source: Source) => readZipDirectory(zipOf([source]))[0];

  test('sizes and offset come from the extra field, in this order', () => {
    expect(first({ size: MARK, packedSize: MARK, offset: MARK, extra: field(2 ** 33, 2 ** 32, 0) })).toMatchObject({
      size: 2 ** 33,
      packedSize: 2 ** 32,
      dataStart: 35,
    });
  });

  test('only marked values come from it', () => {
    expect(first({ packedSize: MARK, extra: field(77) })).toMatchObject({ size: 9, packedSize: 77 });
    expect(first({ size: MARK, extra: field(88) })).toMatchObject({ size: 88, packedSize: 3 });
    expect(first({ offset: MARK, extra: field(0) })).toMatchObject({ size: 9, packedSize: 3, dataStart: 35 });
  });

  test('other extra fields are skipped', () => {
    expect(first({ size: MARK, extra: [...other, ...field(88)] })).toMatchObject({ size: 88 });
    expect(first({ size: 9, extra: other })).toMatchObject({ size: 9 });
  });

  test.each<[string, readonly number[]]>([
    ['no extra field', []],
    ['another extra field', other],
    ['a field that is too short', [...u16(1), ...u16(4), ...u32(88)]],
    ['too few values', field(88)],
    ['a field that is cut off', field(88).slice(0, 3)],
  ])('%s is corrupt', (_, extra) => {
    expect(() => first({ size: MARK, packedSize: MARK, extra })).toThrow(refusal('A zip64 entry has no sizes'));
  });
});

describe('what a workbook may contain', () => {
  const entry = (name: string, rest: Partial<ZipEntry> = {}): ZipEntry => ({
    name,
    method: 8,
    encrypted: false,
    packedSize: 10,
    size: 100,
    dataStart: 50,
    ...rest,
  });
  const book = [entry('[Content_Types].xml'), entry('xl/workbook.xml')];
  const MEGABYTE = 1024 * 1024;
  const refusalOf = (entries: readonly ZipEntry[], fileSize = 1000, limits = {}): string | undefined => {
    try {
      checkZipDirectory(entries, fileSize, { ...DEFAULT_IMPORT_LIMITS, ...limits });
      return undefined;
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      return `${String(code)}: ${String(message)}`;
    }
  };

  test.each([['xl/workbook.xml'], ['workbook.xml'], ['XL/WORKBOOK2.XML'], ['a/b/workbook12.xml']])(
    '%s is a workbook',
    (name) => {
      expect(refusalOf([entry('[CONTENT_TYPES].XML'), entry(name)])).toBeUndefined();
    },
  );

  test.each([['xl/workbook.xml.rels'], ['xl/myworkbook.xml'], ['xl/workbookx.xml'], ['xl/workbook_xml']])(
    '%s is not',
    (name) => {
      expect(refusalOf([entry('[Content_Types].xml'), entry(name)])).toBe('wrongType: The zip contains no workbook');
    },
  );

  test('content types are needed', () => {
    expect(refusalOf([entry('xl/workbook.xml')])).toBe('wrongType: The zip contains no workbook');
  });

  test('one encrypted entry is enough', () => {
    expect(refusalOf([...book, entry('a', { encrypted: true })])).toBe('encrypted: The zip is protected by a password');
  });

  test('2,000 entries are accepted, one more is not', () => {
    const more = (count: number) => [...book, ...Array.from({ length: count - 2 }, (_, i) => entry(`p${i}.xml`))];
    expect(refusalOf(more(2000))).toBeUndefined();
    expect(refusalOf(more(2001))).toBe('zipBomb: The zip has 2001 entries');
  });

  test('the inflated size of all entries has a limit', () => {
    expect(refusalOf(book, 1000, { inflatedBytes: 200 })).toBeUndefined();
    expect(refusalOf(book, 1000, { inflatedBytes: 199 })).toBe('zipBomb: Inflates to 200 bytes');
  });

  test('a ratio counts from ten megabytes on', () => {
    const large = (size: number) => [...book, entry('big.xml', { size: size - 200 })];
    expect(refusalOf(large(10 * MEGABYTE))).toBeUndefined();
    expect(refusalOf(large(10 * MEGABYTE + 1))).toBe('zipBomb: Inflates to 10486 times its size');
    expect(refusalOf(large(20 * MEGABYTE), MEGABYTE, { inflateRatio: 20 })).toBeUndefined();
    expect(refusalOf(large(20 * MEGABYTE + 1), MEGABYTE, { inflateRatio: 20 })).toBe(
      'zipBomb: Inflates to 20 times its size',
    );
  });

  test('an unknown compression is refused, stored and deflated entries are not', () => {
    expect(refusalOf([...book, entry('a.xml', { method: 0 }), entry('b.xml', { method: 8 })])).toBeUndefined();
    expect(refusalOf([...book, entry('a.xml', { method: 9 })])).toBe('corrupt: Unknown compression of a.xml');
  });

  test('an entry may end with the file, but not behind it', () => {
    const last = [...book, entry('last.xml', { dataStart: 990 })];
    expect(refusalOf(last, 1000)).toBeUndefined();
    expect(refusalOf(last, 999)).toBe('corrupt: last.xml is cut off');
  });
});
