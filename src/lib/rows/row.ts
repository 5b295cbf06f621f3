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

/** Bytes that a piece has at least: few pieces, since each costs a message on its way; memory stays flat whatever the number of rows. */
export const PIECE_LENGTH = 1024 * 1024;
/** Characters that are made bytes at a time: long texts of many parts take longer than the same in short ones. */
const TEXT_LENGTH = 8 * 1024;
/** Bytes that a UTF-16 unit takes at most. */
const MOST = 3;

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
  let bytes = new Uint8Array(PIECE_LENGTH + 8 * TEXT_LENGTH);
  let length = 0;
  let text = isStart ? head : '';
  const write = () => {
    if (length + text.length * MOST > bytes.length) {
      const larger = new Uint8Array(length + text.length * MOST);
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    length += encoder.encodeInto(text, bytes.subarray(length)).written;
    text = '';
  };
  let isFirst = isStart;
  for (const values of rows) {
    text += isFirst ? row(values) : between + row(values);
    isFirst = false;
    if (text.length < TEXT_LENGTH) continue;
    write();
    if (length < PIECE_LENGTH) continue;
    yield bytes.slice(0, length);
    length = 0;
  }
  if (isEnd) text += tail;
  write();
  if (length > 0) yield bytes.slice(0, length);
}

const INVALID_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that XML 1.0 forbids, for the XML and XLSX writers; lone surrogates become U+FFFD. */
export function withoutInvalidXml(text: string): string {
  // Code units do: none of these is half of a pair.
  return text.toWellFormed().replace(INVALID_XML, '');
}
