import { ImportError } from './import-error';

const SLICE_BYTES = 2 * 1024 * 1024;

/** Reads UTF-8 text with `\n` line breaks and no byte order mark. Throws ImportError `notUtf8`. `onBytes` receives the bytes read. */
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
    // May be half of CRLF.
    carried = text.endsWith('\r') ? '\r' : '';
    const completeText = carried === '' ? text : text.slice(0, -1);
    pieces.push(completeText.replaceAll(/\r\n?/gu, '\n'));
  };
  // The chunk size of `Blob.stream` differs between browsers.
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const bytes = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    take(decode(bytes));
    onBytes(start + bytes.byteLength);
  }
  take(decode());
  const text = pieces.join('');
  return carried === '' ? text : `${text}\n`;
}

/** Calls `visit` with each line, without building an array. */
export function forEachLine(text: string, visit: (line: string) => void): void {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    if (end === -1) {
      visit(text.slice(start));
      return;
    }
    visit(text.slice(start, end));
    start = end + 1;
  }
}
