/** What a cell of an exported row may hold; null and undefined are an empty cell. */
export type CellValue = string | number | boolean | null | undefined;

/** The values of one row, in the order of the fields. It may be the same array for each row, so nobody keeps it. */
export type Row = readonly CellValue[];

/** How a format writes rows as text, whoever makes them and in however many parts. */
export interface RowFormat {
  /** What stands before the first row. */
  readonly head: string;
  /** What stands behind the last row. */
  readonly tail: string;
  /** What stands between two rows. */
  readonly between: string;
  row(row: Row): string;
}

/** Characters that are gathered before they are made bytes: few pieces, since each costs a message on its way; memory stays flat whatever the number of rows. */
export const PIECE_LENGTH = 256 * 1024;

/** Which rows of a file are written: with its beginning, with its end, or neither. */
interface Part {
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** A file, or a part of it, as UTF-8 in pieces; rows are pulled one at a time. Half of a surrogate pair becomes U+FFFD. */
export function* inPieces(
  { head, tail, between, row }: RowFormat,
  rows: Iterable<Row>,
  { isStart, isEnd }: Part = { isStart: true, isEnd: true },
): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const encoder = new TextEncoder();
  let text = isStart ? head : '';
  let isFirst = isStart;
  for (const values of rows) {
    text += isFirst ? row(values) : between + row(values);
    isFirst = false;
    if (text.length >= PIECE_LENGTH) {
      yield encoder.encode(text);
      text = '';
    }
  }
  if (isEnd) text += tail;
  if (text !== '') yield encoder.encode(text);
}

const INVALID_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that XML 1.0 forbids, for the XML and XLSX writers; lone surrogates become U+FFFD. */
export function withoutInvalidXml(text: string): string {
  // Code units do: none of these is half of a pair.
  return text.toWellFormed().replace(INVALID_XML, '');
}
