import { now } from '#src/lib/now';
import type { AuthAdapter } from './auth-adapter';

interface CsrfNames {
  readonly csrfCookie: string;
  readonly csrfMeta: string;
  readonly csrfHeader: string;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function pageCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

function pageMeta(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)?.content;
}

/**
 * Sends a CSRF token with writes: from the last response, else the cookie, else `<meta>`. Repeats a refused write when its response has
 * another token.
 */
export function createCookieAuth(names: CsrfNames): AuthAdapter {
  let fromHeader: string | undefined;
  const token = () => fromHeader ?? pageCookie(names.csrfCookie) ?? pageMeta(names.csrfMeta);
  return {
    canRetry: true,
    authorize: (request) => {
      const sent = new Request(request, { credentials: 'include' });
      const csrf = SAFE_METHODS.has(sent.method) ? undefined : token();
      if (csrf !== undefined) sent.headers.set(names.csrfHeader, csrf);
      return sent;
    },
    observe: (sent, response) => {
      fromHeader = response.headers.get(names.csrfHeader) ?? fromHeader;
      const isRefused = response.status === 403 && !SAFE_METHODS.has(sent.method);
      return isRefused && token() !== undefined && token() !== (sent.headers.get(names.csrfHeader) ?? undefined);
    },
    // Differs for each sign-in, so that a late 401 of an old session does not end a new one.
    sessionValueOf: () => `cookie-${now()}`,
  };
}
