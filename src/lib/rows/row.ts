/** null and undefined are empty cells. */
export type CellValue = string | number | boolean | null | undefined;

/** The array may be reused for the next row, so do not store it. */
export type Row = readonly CellValue[];

export interface RowFormat {
  readonly head: string;
  readonly tail: string;
  readonly between: string;
  row(row: Row): string;
}

/** Minimum bytes: each piece costs a message. */
export const MIN_PIECE_BYTES = 1024 * 1024;
/** Long concatenated strings are slower to encode. */
const BATCH_LENGTH = 8 * 1024;
/** UTF-8 bytes of a UTF-16 code unit. */
const MAX_UTF8_BYTES = 3;

interface FilePart {
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** Yields a file, or a part of it, as UTF-8. Lone surrogates become U+FFFD. */
export function* encodeRows(
  { head, tail, between, row }: RowFormat,
  rows: Iterable<Row>,
  { isStart, isEnd }: FilePart = { isStart: true, isEnd: true },
): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(MIN_PIECE_BYTES + 8 * BATCH_LENGTH);
  let length = 0;
  let text = isStart ? head : '';
  const write = () => {
    if (length + text.length * MAX_UTF8_BYTES > bytes.length) {
      const larger = new Uint8Array(length + text.length * MAX_UTF8_BYTES);
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
    if (text.length < BATCH_LENGTH) continue;
    write();
    if (length < MIN_PIECE_BYTES) continue;
    yield bytes.slice(0, length);
    length = 0;
  }
  if (isEnd) text += tail;
  write();
  if (length > 0) yield bytes.slice(0, length);
}

const INVALID_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes the characters that XML 1.0 forbids. Lone surrogates become U+FFFD. */
export function withoutInvalidXml(text: string): string {
  return text.toWellFormed().replace(INVALID_XML, '');
}
