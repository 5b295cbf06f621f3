import { ImportError } from './import-error';

export type ImportFileType = 'txt' | 'csv' | 'xlsx';

const TYPES: readonly ImportFileType[] = ['txt', 'csv', 'xlsx'];

export const SIGNATURE_BYTES = 8192;

/** Returns the type of a file name (FORM-71). Throws ImportError `wrongType` for others. */
export function typeByName(name: string): ImportFileType {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase();
  const found = TYPES.find((type) => type === extension);
  if (found === undefined) throw new ImportError('wrongType', `Not a .csv, .xlsx or .txt file: ${name}`);
  return found;
}

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** Returns whether this is an old .xls or a password-protected .xlsx. */
export function isCompoundFile(head: Uint8Array): boolean {
  return startsWith(head, 0xd0, 0xcf, 0x11, 0xe0);
}

function isZip(head: Uint8Array): boolean {
  return startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06);
}

const BINARY_SIGNATURES: readonly number[][] = [
  [0x89, ...ascii('PNG')],
  [0xff, 0xd8, 0xff],
  ascii('GIF87a'),
  ascii('GIF89a'),
  ascii('%PDF-'),
  [0x1f, 0x8b],
  ascii('Rar!\u001a'),
  [...ascii('7z'), 0xbc, 0xaf, 0x27, 0x1c],
  [0x7f, ...ascii('ELF')],
];

function checkText(head: Uint8Array): void {
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff))
    throw new ImportError('notUtf8', 'UTF-16 byte order mark');
  if (isCompoundFile(head) || isZip(head) || BINARY_SIGNATURES.some((signature) => startsWith(head, ...signature))) {
    throw new ImportError('wrongType', 'The content is not text');
  }
  let zeros = 0;
  let zerosAtOneParity = 0;
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue;
    zeros += 1;
    if (index % 2 === 1) zerosAtOneParity += 1;
  }
  if (zeros === 0) return;
  // Zeros at every other byte are UTF-16 without a byte order mark.
  const isUtf16 = zerosAtOneParity === 0 || zerosAtOneParity === zeros;
  if (isUtf16 && zeros * 4 > head.length) throw new ImportError('notUtf8', 'UTF-16 without a byte order mark');
  throw new ImportError('wrongType', 'The content holds zero bytes');
}

function checkSheet(head: Uint8Array): void {
  if (!isZip(head) && !isCompoundFile(head)) throw new ImportError('wrongType', 'The content is not a workbook');
}

/** Throws ImportError `wrongType` or `notUtf8`. Compound files pass as `xlsx`; refuseCompoundFile rejects them. */
export function checkSignature(type: ImportFileType, head: Uint8Array): void {
  if (type === 'xlsx') checkSheet(head);
  else checkText(head);
}

function containsUtf16(bytes: Uint8Array, text: string): boolean {
  const wide = ascii(text).flatMap((code) => [code, 0]);
  const first = wide[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wide.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** Throws ImportError: `wrongType` for a renamed .xls, else `encrypted`. */
export function refuseCompoundFile(bytes: Uint8Array): never {
  const oldSheet =
    !containsUtf16(bytes, 'EncryptedPackage') &&
    (containsUtf16(bytes, 'Workbook') || containsUtf16(bytes, 'WordDocument'));
  throw oldSheet
    ? new ImportError('wrongType', 'An .xls or .doc file with another extension')
    : new ImportError('encrypted', 'The workbook is protected by a password');
}
