import type { ImportColumn, ImportSheet } from './protocol';

const MAX_SAMPLES = 5;
const MAX_SAMPLE_LENGTH = 200;
/** In later rows, only new columns count. */
const SAMPLED_ROWS = 200;

const MAX_SEARCHED_LENGTH = 10 * MAX_SAMPLE_LENGTH;

function shorten(text: string): string {
  const line = text.trim().slice(0, MAX_SEARCHED_LENGTH).replaceAll(/\s+/gu, ' ');
  return line.length > MAX_SAMPLE_LENGTH ? `${line.slice(0, MAX_SAMPLE_LENGTH - 1)}…` : line;
}

const looksLikeAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)/iu.test(text);

export class SheetDescriber {
  #columns = new Map<number, ImportColumn>();
  #rowCount = 0;
  #firstRow: string[] = [];
  readonly #maxColumns: number;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  add(cells: Iterable<readonly [column: number, text: string]>): void {
    let filled = false;
    const sampling = this.#rowCount < SAMPLED_ROWS;
    const isHeader = this.#rowCount === 0;
    for (const [index, text] of cells) {
      if (text.trim() === '') continue;
      filled = true;
      const known = this.#columns.get(index);
      if (known === undefined && this.#columns.size >= this.#maxColumns) continue;
      const column = known ?? { index, header: '', sample: [] };
      this.#columns.set(index, column);
      if (isHeader) {
        column.header = shorten(text);
        this.#firstRow.push(column.header);
      } else if (sampling && column.sample.length < MAX_SAMPLES) column.sample.push(shorten(text));
    }
    if (filled) this.#rowCount += 1;
  }

  describe(name: string): ImportSheet {
    const columns = [...this.#columns.values()].sort((left, right) => left.index - right.index);
    const samples = columns.flatMap(({ sample }) => sample);
    const likelyHeader =
      this.#rowCount > 1 &&
      !this.#firstRow.some(looksLikeAddress) &&
      (samples.some(looksLikeAddress) || this.#firstRow.every((text) => !/^[+-]?[\d.,]+$/u.test(text)));
    return { name: shorten(name), columns, rowCount: this.#rowCount, hasLikelyHeader: likelyHeader };
  }
}
