import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createStoredZip, unzip } from './unzip';
import { readZipDirectory, type ZipEntry } from './zip-directory';

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function packed(text: string, rest: Partial<ZipEntry> = {}) {
  const deflated = new Uint8Array(deflateRawSync(text));
  const file = new Uint8Array([1, 2, 3, 4, ...deflated, 5, 6]);
  const size = encode(text).byteLength;
  const entry = { name: 'a.xml', method: 8, encrypted: false, packedSize: deflated.byteLength, size, dataStart: 4 };
  return { file, entry: { ...entry, ...rest } satisfies ZipEntry };
}

async function refusalOf({ file, entry }: ReturnType<typeof packed>): Promise<string> {
  const error: unknown = await unzip(file, [entry], () => undefined).catch((reason: unknown) => reason);
  const { code, message } = error as { code?: string; message?: string };
  return `${String(code)}: ${String(message)}`;
}

describe('inflating the entries of a zip', () => {
  test('deflated entries get their text back, at most as long as declared', async () => {
    const text = 'row '.repeat(50_000);
    const { file, entry } = packed(text);
    const parts = await unzip(file, [entry], () => undefined);
    expect(parts.map(({ name, bytes }) => [name, decode(bytes)])).toEqual([['a.xml', text]]);
  });

  test('stored entries are taken as they are, and the read bytes add up', async () => {
    const file = encode('....abcdefg..');
    const stored = { method: 0, encrypted: false };
    const reported: number[] = [];
    const parts = await unzip(
      file,
      [
        { ...stored, name: 'first', packedSize: 3, size: 3, dataStart: 4 },
        { ...stored, name: 'second', packedSize: 4, size: 4, dataStart: 7 },
      ],
      (bytes) => reported.push(bytes),
    );
    expect(parts.map(({ name, bytes }) => [name, decode(bytes)])).toEqual([
      ['first', 'abc'],
      ['second', 'defg'],
    ]);
    expect(reported).toEqual([3, 7]);
  });

  test('an empty entry is empty', async () => {
    const { file, entry } = packed('');
    expect((await unzip(file, [entry], () => undefined))[0]?.bytes).toEqual(new Uint8Array());
  });

  test.each<[string, string, Partial<ZipEntry>, string]>([
    ['more than it declares', 'twelve bytes', { size: 11 }, 'zipBomb: a.xml is larger than it declares'],
    ['less than it declares', 'twelve bytes', { size: 13 }, 'corrupt: a.xml is shorter than it declares'],
    ['data that cannot be inflated', 'twelve bytes', { dataStart: 0 }, 'corrupt: a.xml cannot be inflated'],
    ['data that ends too early', 'twelve bytes', { packedSize: 4 }, 'corrupt: a.xml cannot be inflated'],
    ['stored data of another size', 'ab', { method: 0, size: 3 }, 'corrupt: The size of a.xml does not match its data'],
  ])('%s is refused', async (_, text, rest, expected) => {
    expect(await refusalOf(packed(text, rest))).toBe(expected);
  });

  test('the cause is kept', async () => {
    const { file, entry } = packed('twelve bytes', { dataStart: 0 });
    await expect(unzip(file, [entry], () => undefined)).rejects.toHaveProperty('cause');
  });
});

describe('a stored zip', () => {
  test('contains the parts, which its own directory finds', async () => {
    const parts = [
      { name: 'xl/workbook.xml', bytes: encode('<workbook/>') },
      { name: 'ä.xml', bytes: encode('') },
      { name: 'c', bytes: encode('third part') },
    ];
    const zip = createStoredZip(parts);
    const entries = readZipDirectory(zip);
    expect(entries).toEqual([
      { name: 'xl/workbook.xml', method: 0, encrypted: false, packedSize: 11, size: 11, dataStart: 45 },
      { name: 'ä.xml', method: 0, encrypted: false, packedSize: 0, size: 0, dataStart: 45 + 11 + 36 },
      { name: 'c', method: 0, encrypted: false, packedSize: 10, size: 10, dataStart: 45 + 11 + 36 + 31 },
    ]);
    expect((await unzip(zip, entries, () => undefined)).map(({ bytes }) => decode(bytes))).toEqual([
      '<workbook/>',
      '',
      'third part',
    ]);
    const end = new DataView(zip.buffer, zip.length - 22);
    const counts = [end.getUint16(8, true), end.getUint16(10, true)];
    const [directory, start] = [end.getUint32(12, true), end.getUint32(16, true)];
    expect(counts).toEqual([3, 3]);
    expect(start + directory).toBe(zip.length - 22);
    expect(decode(zip.subarray(start, start + 4))).toBe('PK\u0001\u0002');
  });

  test('names the version that is needed to read it, and no flags', () => {
    const zip = createStoredZip([{ name: 'a', bytes: encode('x') }]);
    const view = new DataView(zip.buffer);
    expect([view.getUint16(4, true), view.getUint16(32 + 4, true), view.getUint16(32 + 6, true)]).toEqual([20, 20, 20]);
    expect([view.getUint16(6, true), view.getUint16(32 + 8, true)]).toEqual([0, 0]);
  });
});
