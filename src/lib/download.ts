const MAX_NAME = 150;
const REVOKE_AFTER = 60_000;
// Separators, characters Windows refuses, controls, and marks that hide the real extension by running backwards.
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** Makes a file name that every system accepts, with its extension kept; `fallback` when nothing of it is left. */
export function safeFileName(name: string, fallback = 'download'): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  if (cleaned === '' || /^_+$/u.test(cleaned)) return fallback;
  const whole = RESERVED.test(cleaned) ? `_${cleaned}` : cleaned;
  if (whole.length <= MAX_NAME) return whole;
  const extension = /\.[A-Za-z0-9]{1,10}$/u.exec(whole)?.[0] ?? '';
  return (
    whole
      .slice(0, MAX_NAME - extension.length)
      .toWellFormed()
      .replaceAll('\ufffd', '')
      .trimEnd() + extension
  );
}

/** Hands a blob to the person as a download, under a safe form of the name. Browser only. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = safeFileName(fileName);
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Some browsers read the address after the click has returned, so it is not revoked at once.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, REVOKE_AFTER);
}
