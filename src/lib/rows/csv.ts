import { createRowWriter } from './row-writer';
import { neutralize } from './neutralize';
import type { CellValue, RowFormat } from './row';

// A spreadsheet with another delimiter must not split a value and run a formula in it.
const NEEDS_QUOTES = /[",;\t\r\n]/;
const OUTER_SPACE = /^\s|\s$/;
// Also matches in values joined by SEPARATOR.
const ESCAPE_PATTERN = /[",;\t\r\n]|\u007f[=+\-@'＝＋－＠\s]|\s\u007f/;

function escape(value: string): string {
  const text = neutralize(value);
  return NEEDS_QUOTES.test(text) || OUTER_SPACE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const writeNonText = (value: CellValue): string => (value === null || value === undefined ? '' : String(value));

/** CSV as in RFC 4180, with a byte order mark and neutralized formulas. */
export function csvFormat(fields: readonly string[]): RowFormat {
  const width = Math.max(fields.length, 1);
  const write = createRowWriter({
    before: Array.from({ length: width }, (_, column) => (column === 0 ? '' : ',')),
    after: '\r\n',
    quote: '',
    escapePattern: ESCAPE_PATTERN,
    escape,
    writeNonText,
  });
  return {
    head: `\ufeff${write(fields)}`,
    // Readers skip empty lines.
    row: (row) => (width === 1 && (row[0] ?? '') === '' ? '""\r\n' : write(row)),
    between: '',
    tail: '',
  };
}
