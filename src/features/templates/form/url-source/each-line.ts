import type { ImportedLines } from '#src/lib/import/imported-lines';

const PIECE_LENGTH = 64 * 1024;

/** Yields trimmed, non-empty lines without an array of all (FORM-61). */
export function* eachLine(lines: string | ImportedLines): Generator<string> {
  let rest = '';
  for (const piece of typeof lines === 'string' ? [lines] : lines.pieces()) {
    let start = 0;
    for (let end = nextBreak(piece, 0); end !== -1; end = nextBreak(piece, start)) {
      const line = (rest + piece.slice(start, end)).trim();
      if (line !== '') yield line;
      rest = '';
      start = end + 1;
    }
    rest += piece.slice(start);
  }
  const last = rest.trim();
  if (last !== '') yield last;
}

function nextBreak(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return -1;
}

export class LinePieces {
  count = 0;
  readonly #full: string[] = [];
  #open = '';

  add(line: string): void {
    this.#open += this.count === 0 ? line : `\n${line}`;
    this.count += 1;
    if (this.#open.length < PIECE_LENGTH) return;
    this.#full.push(this.#open);
    this.#open = '';
  }

  pieces(): string[] {
    return this.#open === '' ? [...this.#full] : [...this.#full, this.#open];
  }
}
