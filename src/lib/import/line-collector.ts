import { ImportError } from './import-error';
import { LineSet } from './line-set';
import { DEFAULT_IMPORT_LIMITS, type LineCounts } from './protocol';

export const PIECE_BYTES = 2 * 1024 * 1024;

/** One `encodeInto` for each line would be too slow. */
const BATCH_LENGTH = 64 * 1024;

/** UTF-8, never cut inside a character. */
export type EmitPiece = (piece: Uint8Array<ArrayBuffer>) => void;

export function refuseLongLine({ length }: string): void {
  if (length > DEFAULT_IMPORT_LIMITS.rowLength) throw new ImportError('endlessRow', `${String(length)} characters`);
}

/** Trims and counts lines and emits the first `maxLines` non-empty ones (FORM-60). */
export class LineCollector {
  readonly #encoder = new TextEncoder();
  readonly #seen = new LineSet();
  readonly #counts: LineCounts = { total: 0, collected: 0, duplicates: 0, blank: 0 };
  readonly #maxLines: number;
  readonly #emit: EmitPiece;
  #piece = new Uint8Array(PIECE_BYTES);
  #used = 0;
  #pending = '';
  #length = 0;

  constructor(maxLines: number | undefined, emit: EmitPiece) {
    this.#maxLines = maxLines ?? Infinity;
    this.#emit = emit;
  }

  add(value: string): void {
    if (/[\r\n]/u.test(value)) for (const line of value.split(/\r\n?|\n/u)) this.#addLine(line);
    else this.#addLine(value);
  }

  finish(): LineCounts {
    this.#encode();
    if (this.#used > 0) this.#emit(this.#piece.slice(0, this.#used));
    this.#used = 0;
    return this.#counts;
  }

  #addLine(raw: string): void {
    const line = raw.trim();
    if (line === '') {
      this.#counts.blank += 1;
      return;
    }
    this.#counts.total += 1;
    if (this.#counts.collected >= this.#maxLines) return;
    if (!this.#seen.add(line)) this.#counts.duplicates += 1;
    refuseLongLine(line);
    this.#length += line.length;
    // Many cells may repeat one text.
    if (this.#length > DEFAULT_IMPORT_LIMITS.textBytes) throw new ImportError('zipBomb', 'The lines are too long');
    this.#pending += this.#counts.collected > 0 ? `\n${line}` : line;
    this.#counts.collected += 1;
    if (this.#pending.length >= BATCH_LENGTH) this.#encode();
  }

  #encode(): void {
    let remaining = this.#pending;
    this.#pending = '';
    for (;;) {
      const { read, written } = this.#encoder.encodeInto(remaining, this.#piece.subarray(this.#used));
      this.#used += written;
      remaining = remaining.slice(read);
      if (remaining === '') return;
      this.#emit(this.#piece.slice(0, this.#used));
      this.#used = 0;
    }
  }
}
