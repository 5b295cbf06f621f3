import { ImportError } from './import-error';
import type { ZipEntry } from './zip-directory';

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
}

/** Throws ImportError `zipBomb` above the declared size and `corrupt` below it. */
async function inflate(packed: Uint8Array<ArrayBuffer>, entry: ZipEntry): Promise<Uint8Array> {
  const out = new Uint8Array(entry.size);
  let length = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.byteLength > out.byteLength)
        throw new ImportError('zipBomb', `${entry.name} is larger than it declares`);
      out.set(value, length);
      length += value.byteLength;
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('corrupt', `${entry.name} cannot be inflated`, { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  if (length !== entry.size) throw new ImportError('corrupt', `${entry.name} is shorter than it declares`);
  return out;
}

/** Inflates entries, never beyond their declared sizes. Rejects with ImportError. `onBytes` receives the packed bytes. */
export async function unzip(
  file: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
  onBytes: (bytes: number) => void,
): Promise<ZipPart[]> {
  const parts: ZipPart[] = [];
  let done = 0;
  for (const entry of entries) {
    const packed = file.subarray(entry.dataStart, entry.dataStart + entry.packedSize);
    if (entry.method === 0 && entry.size !== entry.packedSize)
      throw new ImportError('corrupt', `The size of ${entry.name} does not match its data`);
    parts.push({ name: entry.name, bytes: entry.method === 0 ? packed : await inflate(packed, entry) });
    done += entry.packedSize;
    onBytes(done);
  }
  return parts;
}

function header(part: { name: Uint8Array; size: number }, signature: number, local: number | null): Uint8Array {
  const central = local !== null;
  const shift = central ? 2 : 0;
  const bytes = new Uint8Array((central ? 46 : 30) + part.name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(4, 20, true);
  if (central) view.setUint16(6, 20, true);
  view.setUint32(18 + shift, part.size, true);
  view.setUint32(22 + shift, part.size, true);
  view.setUint16(26 + shift, part.name.length, true);
  if (central) view.setUint32(42, local, true);
  bytes.set(part.name, central ? 46 : 30);
  return bytes;
}

/**
 * Packs parts into an uncompressed zip: the sheet reader trusts local headers and inflates without a limit. It ignores checksums, which
 * are zero.
 */
export function createStoredZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const named = parts.map(({ name, bytes }) => ({ name: encoder.encode(name), bytes, size: bytes.byteLength }));
  const dataLength = named.reduce((sum, part) => sum + 30 + part.name.length + part.size, 0);
  const directoryLength = named.reduce((sum, part) => sum + 46 + part.name.length, 0);
  const out = new Uint8Array(dataLength + directoryLength + 22);
  let at = 0;
  let entryAt = dataLength;
  for (const part of named) {
    const local = header(part, 0x04034b50, null);
    const central = header(part, 0x02014b50, at);
    out.set(local, at);
    out.set(part.bytes, at + local.length);
    out.set(central, entryAt);
    at += local.length + part.size;
    entryAt += central.length;
  }
  const end = new DataView(out.buffer, entryAt);
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, named.length, true);
  end.setUint16(10, named.length, true);
  end.setUint32(12, directoryLength, true);
  end.setUint32(16, dataLength, true);
  return out;
}
