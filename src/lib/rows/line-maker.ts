import type { CellValue, Row } from './row';

/** How a format writes the cells of a row. */
export interface LineStyle {
  /** What stands before each cell; there are as many cells as entries. */
  readonly before: readonly string[];
  /** What stands behind the last one. */
  readonly after: string;
  /** What stands before and behind each text. */
  readonly quote: string;
  /** Finds a text that cannot be written as it is, also among several with SEPARATOR before each and behind the last. */
  readonly trouble: RegExp;
  /** Such a text as it is written. */
  escape(text: string): string;
  /** What is written for a cell that is no text. */
  other(value: Exclude<CellValue, string>): string;
}

/** Stands between texts that are looked at together: a character that every format writes as it is. */
export const SEPARATOR = '\u007f';

/** A column that has needed care so often is no longer looked at together with the others. */
const OFTEN = 8;

/**
 * Writes rows as lines. Nearly all texts can be written as they are, and looking at each on its own takes longer than writing it:
 * those of a row are looked at together. Columns whose texts often need care (addresses with commas, nested values) are soon told
 * apart, since one of them would make the whole row one to be careful with.
 */
export function lineMaker({ before, after, quote, trouble, escape, other }: LineStyle): (row: Row) => string {
  const width = before.length;
  const seldom = before.map(() => true);
  const found = before.map(() => 0);
  let rows = 0;

  const careful = (text: string, column: number): string => {
    if (!trouble.test(SEPARATOR + text + SEPARATOR)) return text;
    const times = (found[column] ?? 0) + 1;
    found[column] = times;
    if (times > OFTEN && times > rows / OFTEN) seldom[column] = false;
    return escape(text);
  };

  return (row) => {
    rows += 1;
    let together = SEPARATOR;
    for (let column = 0; column < width; column += 1) {
      const value = row[column];
      if (typeof value === 'string' && seldom[column] === true) together += value + SEPARATOR;
    }
    const isPlain = !trouble.test(together);
    let line = '';
    for (let column = 0; column < width; column += 1) {
      const value = row[column];
      line += before[column] ?? '';
      if (typeof value !== 'string') line += other(value);
      else line += quote + (isPlain && seldom[column] === true ? value : careful(value, column)) + quote;
    }
    return line + after;
  };
}
