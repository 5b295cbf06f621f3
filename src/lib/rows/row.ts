/** What a cell of an exported row may hold; null and undefined are an empty cell. */
export type CellValue = string | number | boolean | null | undefined;

/** The values of one row, in the order of the fields. */
export type Row = readonly CellValue[];

/** Characters a writer gathers before it gives a piece away; keeps memory flat whatever the number of rows. */
export const PIECE_LENGTH = 64 * 1024;

/** The text of a cell as CSV and XML write it: a lone half of a surrogate pair becomes U+FFFD, since UTF-8 cannot hold it. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value.toWellFormed() : String(value);
}

/** Joins small texts to pieces of about PIECE_LENGTH characters. */
export function* inPieces(texts: Iterable<string>): Generator<string, void, undefined> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length >= PIECE_LENGTH) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

/** Characters XML 1.0 forbids, dropped by the XML and XLSX writers. */
export function withoutInvalidXml(text: string): string {
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '');
}
