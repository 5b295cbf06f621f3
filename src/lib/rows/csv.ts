import { neutralise } from './neutralise';
import { cellText, inPieces, type CellValue, type Row } from './row';

// Semicolon and tab too: a spreadsheet set to another separator must not cut a value open and find a formula inside.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

function csvField(value: CellValue): string {
  const text = typeof value === 'string' ? neutralise(cellText(value)) : cellText(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(values: Row): string {
  // A single empty field must not look like an empty line, which readers skip.
  if (values.length === 1 && cellText(values[0]) === '') return '""\r\n';
  return `${values.map(csvField).join(',')}\r\n`;
}

function* csvLines(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  yield '\ufeff';
  yield csvLine(fields);
  for (const row of rows) yield csvLine(fields.map((_, index) => row[index]));
}

/** CSV after RFC 4180 (CRLF, quotes doubled) with a UTF-8 mark and formulas neutralised, as pieces of text; rows are pulled one at a time. */
export function csvChunks(fields: readonly string[], rows: Iterable<Row>): Generator<string, void, undefined> {
  return inPieces(csvLines(fields, rows));
}
