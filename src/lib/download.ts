const MAX_NAME = 150;
const REVOKE_AFTER = 60_000;
// Separators, characters that Windows refuses, controls, and bidi marks that can hide the extension.
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const RESERVED = /^(?:(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[=+\-@＝＋－＠])/iu;

/** Returns a file name that every system accepts, or `fallback`. */
export function safeFileName(name: string, fallback = 'download'): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  if (cleaned === '' || /^_+$/u.test(cleaned)) return fallback;
  const safeName = RESERVED.test(cleaned) ? `_${cleaned}` : cleaned;
  if (safeName.length <= MAX_NAME) return safeName;
  const extension = /\.[A-Za-z0-9]{1,10}$/u.exec(safeName)?.[0] ?? '';
  return (
    safeName
      .slice(0, MAX_NAME - extension.length)
      .toWellFormed()
      .replaceAll('\ufffd', '')
      .trimEnd() + extension
  );
}

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = safeFileName(fileName);
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, REVOKE_AFTER);
}
