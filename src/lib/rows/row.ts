/** What a cell of an exported row may hold; null and undefined are an empty cell. */
export type CellValue = string | number | boolean | null | undefined;

/** The values of one row, in the order of the fields. */
export type Row = readonly CellValue[];

/** Characters a writer gathers before it gives a piece away; keeps memory flat whatever the number of rows. */
export const PIECE_LENGTH = 64 * 1024;

/** A text with U+FFFD in place of each lone half of a surrogate pair, since UTF-8 cannot hold one. */
export function wellFormed(text: string): string {
  return text.isWellFormed() ? text : text.toWellFormed();
}

/** The text of a cell as XML writes it; an empty cell is an empty text. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? wellFormed(value) : String(value);
}

/** A head, the text of each row and a tail, in pieces of about PIECE_LENGTH characters; rows are pulled one at a time. */
export function* inPieces(
  head: string,
  rows: Iterable<Row>,
  textOf: (row: Row) => string,
  tail = '',
): Generator<string, void, undefined> {
  let piece = head;
  for (const row of rows) {
    piece += textOf(row);
    if (piece.length >= PIECE_LENGTH) {
      yield piece;
      piece = '';
    }
  }
  piece += tail;
  if (piece !== '') yield piece;
}

const INVALID_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that XML 1.0 forbids, for the XML and XLSX writers; lone surrogates become U+FFFD. */
export function withoutInvalidXml(text: string): string {
  // Code units do: none of these is half of a pair.
  return wellFormed(text).replace(INVALID_XML, '');
}
