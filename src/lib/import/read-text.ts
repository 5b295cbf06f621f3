import { ImportError } from './import-error';

const SLICE_BYTES = 2 * 1024 * 1024;

/** Reads a blob as UTF-8 text with line breaks made one (`\n`) and a byte order mark removed; throws `notUtf8`. `onBytes` hears how many bytes are read. */
export async function readText(file: Blob, onBytes: (bytes: number) => void): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const pieces: string[] = [];
  let carried = '';
  const decode = (bytes?: ArrayBuffer): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      throw new ImportError('notUtf8', 'The bytes are not UTF-8', { cause: error });
    }
  };
  const take = (decoded: string): void => {
    const text = carried + decoded;
    // A carriage return at the end of a piece may be half of a pair.
    carried = text.endsWith('\r') ? '\r' : '';
    const whole = carried === '' ? text : text.slice(0, -1);
    pieces.push(whole.includes('\r') ? whole.replaceAll(/\r\n?/gu, '\n') : whole);
  };
  // By slices rather than by the blob's stream, whose pieces are as large as each browser likes.
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const bytes = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    take(decode(bytes));
    onBytes(start + bytes.byteLength);
  }
  take(decode());
  const text = pieces.join('');
  return carried === '' ? text : `${text}\n`;
}

/** Calls `visit` with each line of a text, without making an array of them. */
export function eachLine(text: string, visit: (line: string) => void): void {
  let start = 0;
  while (start <= text.length) {
    const end = text.indexOf('\n', start);
    if (end === -1) {
      // What follows the last line feed is a line only when there is something.
      if (start < text.length) visit(text.slice(start));
      return;
    }
    visit(text.slice(start, end));
    start = end + 1;
  }
}
