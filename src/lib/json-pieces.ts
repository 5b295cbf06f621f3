import { forEachChunk } from './chunks';

/** Characters; takes less than a millisecond. */
const SLICE_LENGTH = 64 * 1024;
const PART_BYTES = 1024 * 1024;

/** A text too long to join or escape at once. `pieces` is called for each pass. */
export class LongText {
  readonly #pieces: () => Iterable<string>;

  constructor(pieces: () => Iterable<string>) {
    this.#pieces = pieces;
  }

  /** At most 64 Ki characters, never cutting a character. */
  *slices(): Generator<string> {
    for (const piece of this.#pieces()) {
      for (let start = 0; start < piece.length;) {
        let end = Math.min(start + SLICE_LENGTH, piece.length);
        if ((piece.charCodeAt(end - 1) & 0xfc00) === 0xd800) end += 1;
        yield piece.slice(start, end);
        start = end;
      }
    }
  }

  toJSON(): string {
    return [...this.slices()].join('');
  }
}

/** Yields JSON that equals JSON.stringify's when joined. A LongText is never joined. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (value instanceof LongText) {
    yield '"';
    for (const slice of value.slices()) yield JSON.stringify(slice).slice(1, -1);
    yield '"';
  } else if (Array.isArray(value)) {
    yield '[';
    for (const [index, entry] of value.entries()) {
      if (index > 0) yield ',';
      yield* jsonPieces(entry ?? null);
    }
    yield ']';
  } else if (typeof value === 'object' && value !== null) {
    yield '{';
    let isFirst = true;
    for (const [key, entry] of Object.entries(value)) {
      if (entry === undefined) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(key)}:`;
      isFirst = false;
      yield* jsonPieces(entry);
    }
    yield '}';
  } else {
    yield JSON.stringify(value);
  }
}

/** Counts UTF-8 bytes in slices. Stops just above `limit`. */
export async function countBytes(pieces: Iterable<string>, limit: number): Promise<number> {
  const encoder = new TextEncoder();
  let bytes = 0;
  const upToLimit = function* () {
    for (const piece of pieces) {
      if (bytes > limit) return;
      yield piece;
    }
  };
  await forEachChunk(upToLimit(), (piece) => {
    bytes += encoder.encode(piece).length;
  });
  return bytes;
}

/** Writes JSON in slices, never as one string. */
export async function jsonBlob(value: unknown): Promise<Blob> {
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  await forEachChunk(jsonPieces(value), (piece) => {
    const written = encoder.encode(piece);
    waiting.push(written);
    bytes += written.length;
    if (bytes < PART_BYTES) return;
    parts.push(new Blob(waiting));
    waiting = [];
    bytes = 0;
  });
  return new Blob([...parts, ...waiting], { type: 'application/json' });
}
