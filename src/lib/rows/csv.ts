import { lineMaker } from './line-maker';
import { neutralise } from './neutralise';
import type { CellValue, RowFormat } from './row';

// Semicolon and tab too: a spreadsheet set to another separator must not cut a value open and find a formula inside.
const NEEDS_QUOTES = /[",;\t\r\n]/;
const OUTER_SPACE = /^\s|\s$/;
// What needs quotes, and a sign, an apostrophe or a blank at an end of one of several texts.
const TROUBLE = /[",;\t\r\n]|\u007f[=+\-@'＝＋－＠\s]|\s\u007f/;

function escape(value: string): string {
  const text = neutralise(value);
  return NEEDS_QUOTES.test(text) || OUTER_SPACE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const other = (value: CellValue): string => (value === null || value === undefined ? '' : String(value));

/** CSV after RFC 4180 (CRLF, quotes doubled) with a UTF-8 mark and formulas neutralised. */
export function csvFormat(fields: readonly string[]): RowFormat {
  const width = Math.max(fields.length, 1);
  const write = lineMaker({
    before: Array.from({ length: width }, (_, column) => (column === 0 ? '' : ',')),
    after: '\r\n',
    quote: '',
    trouble: TROUBLE,
    escape,
    other,
  });
  return {
    head: `\ufeff${write(fields)}`,
    // A single empty field must not look like an empty line, which readers skip.
    row: (row) => (width === 1 && (row[0] ?? '') === '' ? '""\r\n' : write(row)),
    between: '',
    tail: '',
  };
}
