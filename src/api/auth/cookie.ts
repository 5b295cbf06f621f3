import { now } from '#src/lib/now';
import type { AuthAdapter } from './auth-adapter';

/** Names of the places where the CSRF token is found and goes. */
interface CsrfNames {
  readonly csrfCookie: string;
  readonly csrfMeta: string;
  readonly csrfHeader: string;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The value of a cookie of this page, undefined when it has none of that name or when there is no page. */
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
 * A session in a cookie: every call goes with credentials, writing ones with the CSRF token. The token is what the last answer's
 * header gave, else the page's cookie, else its `<meta>`. A refused writing call whose answer brings another token is sent again.
 */
export function createCookieAuth(names: CsrfNames): AuthAdapter {
  let fromHeader: string | undefined;
  const token = () => fromHeader ?? pageCookie(names.csrfCookie) ?? pageMeta(names.csrfMeta);
  return {
    mayRepeat: true,
    authorize: (request) => {
      const sent = new Request(request, { credentials: 'include' });
      const csrf = SAFE.has(sent.method) ? undefined : token();
      if (csrf !== undefined) sent.headers.set(names.csrfHeader, csrf);
      return sent;
    },
    observe: (sent, response) => {
      fromHeader = response.headers.get(names.csrfHeader) ?? fromHeader;
      const isRefused = response.status === 403 && !SAFE.has(sent.method);
      return isRefused && token() !== undefined && token() !== (sent.headers.get(names.csrfHeader) ?? undefined);
    },
    // Different for every sign-in, so that a late refusal of an old session does not end a new one.
    sessionOf: () => `cookie-${now()}`,
  };
}
