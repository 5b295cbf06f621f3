/** Lines held as a few large texts instead of an array, so a million of them weigh what their characters weigh and can live in a form. Immutable. */
export class ImportedLines {
  /** How many lines there are. */
  readonly count: number;
  readonly #pieces: readonly string[];
  #joined: string | undefined;

  /** `pieces` are the texts that joined give the lines, separated by line feeds. */
  constructor(pieces: readonly string[], count: number) {
    this.#pieces = pieces;
    this.count = count;
  }

  /** The lines of a text as it is written: trimmed, empty ones dropped (FORM-61). */
  static fromText(text: string): ImportedLines {
    const lines = text
      .split(/\r\n?|\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return new ImportedLines([lines.join('\n')], lines.length);
  }

  /** The lines as a few texts that joined give `text()`; for a body that is built without joining them. */
  pieces(): readonly string[] {
    return this.#pieces;
  }

  /** All lines joined by line feeds; joined once, at the first call. With a million lines that copies some 60 MB (about 0.1 s), so ask when saving, not when drawing. */
  text(): string {
    this.#joined ??= this.#pieces.join('');
    return this.#joined;
  }

  /** The first `limit` lines, found without joining the rest. */
  preview(limit: number): string[] {
    if (limit <= 0 || this.count === 0) return [];
    const lines: string[] = [];
    let rest = '';
    for (const piece of this.#pieces) {
      let start = 0;
      for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
        lines.push(rest + piece.slice(start, end));
        rest = '';
        start = end + 1;
        if (lines.length === limit) return lines;
      }
      rest += piece.slice(start);
    }
    lines.push(rest);
    return lines;
  }
}
