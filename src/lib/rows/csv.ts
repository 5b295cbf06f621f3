import { neutralise } from './neutralise';
import { inPieces, wellFormed, type CellValue, type Row } from './row';

// Semicolon and tab too: a spreadsheet set to another separator must not cut a value open and find a formula inside.
const NEEDS_QUOTES = /[",;\t\r\n]/;
const OUTER_SPACE = /^\s|\s$/;
// What most cells are, told in one look: no blank, sign or quote in front, nothing inside that needs quotes, no surrogate.
const PLAIN = /^[\w(#$%&*./:<>?!~\u00c0-\u167f\u3001-\ud7ff][^",;\t\r\n\ud800-\udfff]*$/;

/** Whether a character is printable ASCII, which is no blank. */
const isVisible = (code: number): boolean => code > 0x20 && code < 0x7f;

function csvField(value: CellValue): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  if (PLAIN.test(value) && isVisible(value.charCodeAt(value.length - 1))) return value;
  const text = neutralise(wellFormed(value));
  return NEEDS_QUOTES.test(text) || OUTER_SPACE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(values: Row, width: number): string {
  let line = csvField(values[0]);
  // A single empty field must not look like an empty line, which readers skip.
  if (width === 1 && line === '') return '""\r\n';
  for (let index = 1; index < width; index += 1) line += `,${csvField(values[index])}`;
  return `${line}\r\n`;
}

/** CSV after RFC 4180 (CRLF, quotes doubled) with a UTF-8 mark and formulas neutralised, as pieces of text; rows are pulled one at a time. */
export function csvChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  const width = fields.length;
  return inPieces(`\ufeff${csvLine(fields, width)}`, rows, (row) => csvLine(row, width));
}
