import { ImportError } from './import-error';
import type { ImportLimits } from './protocol';

export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  dataStart: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ZIP64_MARK = 0xffffffff;
const ENCRYPTED_FLAGS = 0x2041;
const MAX_ENTRIES = 2000;
/** Below this size a high ratio is harmless. */
const RATIO_FLOOR = 10 * 1024 * 1024;

function corrupt(why: string): ImportError {
  return new ImportError('corrupt', why);
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw corrupt('The zip has no end record');
}

/** Zip64 stores sizes above 4 GB in an extra field. */
function zip64Sizes(view: DataView, at: number, length: number, count: number): number[] {
  let field = at;
  while (field + 4 <= at + length) {
    const size = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1) {
      if (size < count * 8) break;
      return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(field + 4 + index * 8, true)));
    }
    field += 4 + size;
  }
  throw corrupt('A zip64 entry has no sizes');
}

function readEntry(view: DataView, at: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw corrupt('The zip directory is broken');
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const commentLength = view.getUint16(at + 32, true);
  const declared = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  const marked = declared.filter((value) => value === ZIP64_MARK).length;
  const wide = marked === 0 ? [] : zip64Sizes(view, at + 46 + nameLength, extraLength, marked);
  const [size = 0, packedSize = 0, local = 0] = declared.map((value) =>
    value === ZIP64_MARK ? (wide.shift() ?? 0) : value,
  );
  if (view.getUint32(local, true) !== LOCAL_SIGNATURE)
    throw corrupt('A zip entry is not at the offset in the directory');
  const dataStart = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const flags = view.getUint16(at + 8, true) | view.getUint16(local + 6, true);
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
  return {
    entry: {
      name,
      method: view.getUint16(at + 10, true),
      encrypted: (flags & ENCRYPTED_FLAGS) !== 0,
      packedSize,
      size,
      dataStart,
    },
    next: at + 46 + nameLength + extraLength + commentLength,
  };
}

/** Reads the central directory. Throws ImportError `corrupt`. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const entries: ZipEntry[] = [];
    for (let index = 0; index < count; index += 1) {
      const { entry, next } = readEntry(view, at);
      entries.push(entry);
      at = next;
    }
    return entries;
  } catch (error) {
    // DataView throws it for an offset outside the file.
    if (error instanceof RangeError) throw corrupt('The zip refers to data outside the file');
    throw error;
  }
}

/** Throws ImportError `wrongType`, `encrypted`, `zipBomb` or `corrupt`, before inflation. */
export function checkZipDirectory(entries: readonly ZipEntry[], fileSize: number, limits: ImportLimits): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (!names.has('[content_types].xml') || ![...names].some((name) => /(?:^|\/)workbook\d*\.xml$/u.test(name))) {
    throw new ImportError('wrongType', 'The zip contains no workbook');
  }
  if (entries.some(({ encrypted }) => encrypted))
    throw new ImportError('encrypted', 'The zip is protected by a password');
  if (entries.length > MAX_ENTRIES) throw new ImportError('zipBomb', `The zip has ${String(entries.length)} entries`);
  const inflated = entries.reduce((sum, { size }) => sum + size, 0);
  if (inflated > limits.inflatedBytes) throw new ImportError('zipBomb', `Inflates to ${String(inflated)} bytes`);
  if (inflated > RATIO_FLOOR && inflated / fileSize > limits.inflateRatio) {
    throw new ImportError('zipBomb', `Inflates to ${String(Math.round(inflated / fileSize))} times its size`);
  }
  for (const { name, method, dataStart, packedSize } of entries) {
    if (method !== 0 && method !== 8) throw corrupt(`Unknown compression of ${name}`);
    if (dataStart + packedSize > fileSize) throw corrupt(`${name} is cut off`);
  }
}
