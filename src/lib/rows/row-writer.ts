import type { CellValue, Row } from './row';

export interface RowSyntax {
  /** The text before each cell. */
  readonly before: readonly string[];
  /** The text after the last cell. */
  readonly after: string;
  /** The text around each string. */
  readonly quote: string;
  /** Matches values that need `escape`, also in values joined by SEPARATOR. */
  readonly escapePattern: RegExp;
  escape(text: string): string;
  writeNonText(value: Exclude<CellValue, string>): string;
}

/** Every format writes this character unescaped. */
export const SEPARATOR = '\u007f';

/** A column whose values are escaped more often is tested separately. */
const ESCAPE_THRESHOLD = 8;

/** Returns a function that writes a row. Tests all strings of a row at once, because few need escaping. */
export function createRowWriter({
  before,
  after,
  quote,
  escapePattern,
  escape,
  writeNonText,
}: RowSyntax): (row: Row) => string {
  const width = before.length;
  const seldom = before.map(() => true);
  const found: number[] = [];
  let rows = 0;

  const escapeIfNeeded = (text: string, column: number): string => {
    if (!escapePattern.test(SEPARATOR + text + SEPARATOR)) return text;
    const times = (found[column] ?? 0) + 1;
    found[column] = times;
    if (times > ESCAPE_THRESHOLD && times > rows / ESCAPE_THRESHOLD) seldom[column] = false;
    return escape(text);
  };

  return (row) => {
    rows += 1;
    let together = SEPARATOR;
    for (let column = 0; column < width; column += 1) {
      const value = row[column];
      if (typeof value === 'string' && seldom[column] === true) together += value + SEPARATOR;
    }
    const isPlain = !escapePattern.test(together);
    let line = '';
    for (let column = 0; column < width; column += 1) {
      const value = row[column];
      line += before[column] ?? '';
      if (typeof value !== 'string') line += writeNonText(value);
      else line += quote + (isPlain && seldom[column] === true ? value : escapeIfNeeded(value, column)) + quote;
    }
    return line + after;
  };
}
