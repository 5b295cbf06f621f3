const MAX_LENGTH = 2048;
const DECODE_ROUNDS = 6;
const PROBE_ORIGIN = 'https://origin.invalid';

// Controls, line separators and bidi marks.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  if (CONTROL.test(path) || path.includes('\\')) return false;
  // `/..//host` resolves to `//host`, which a later navigation treats as another site.
  if (path.includes('//')) return false;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  const first = path.slice(1).split('/', 1)[0] ?? '';
  return !first.includes(':') && !path.includes('@');
}

function isSafeAtEveryDecoding(path: string): boolean {
  let current = path;
  for (let round = 0; round < DECODE_ROUNDS; round += 1) {
    // NFKC turns full-width slashes into ASCII.
    if (!isPlainPath(current) || !isPlainPath(current.normalize('NFKC'))) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return false;
    }
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

/** Returns `raw` if it is a path of this site, else `fallback`. Guards against crafted links. Never throws. */
export function safeReturnPath(raw: string | null | undefined, fallback = '/'): string {
  if (raw === null || raw === undefined || raw === '' || raw.length > MAX_LENGTH) return fallback;
  if (CONTROL.test(raw) || raw.includes('\\')) return fallback;
  const path = raw.split(/[?#]/, 1)[0] ?? '';
  if (!isSafeAtEveryDecoding(path)) return fallback;
  try {
    const url = new URL(raw, PROBE_ORIGIN);
    return url.origin === PROBE_ORIGIN && url.username === '' && !url.pathname.startsWith('//') ? raw : fallback;
  } catch {
    return fallback;
  }
}
