import { z } from 'zod';

const headerName = z.string().regex(/^[\w-]+$/);

/** Where a cookie session keeps its CSRF token and how it goes back. */
const csrf = {
  /** Cookie of the page's own origin that holds the token. */
  csrfCookie: z.string().min(1).default('XSRF-TOKEN'),
  /** `<meta name>` of index.html that holds it, for servers that write the page. */
  csrfMeta: z.string().min(1).default('csrf-token'),
  /** Header that carries it: in writing requests, and in answers of a server on another origin. */
  csrfHeader: headerName.default('X-CSRF-Token'),
};

/** How a deployment knows who calls. */
export const authSchema = z.discriminatedUnion('kind', [
  /** The token of the sign-in goes along in Authorization. */
  z.object({ kind: z.literal('bearer') }),
  /** The server sets a cookie; writing calls carry a CSRF token. */
  z.object({ kind: z.literal('cookie'), ...csrf }),
  /** People sign in on another site and come back. */
  z.object({
    kind: z.literal('redirect'),
    signInUrl: z.url({ protocol: /^https?$/ }),
    /** Opened after signing out here; without it one stays here. */
    signOutUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Parameters of the sign-in page and of the address it leads back to. */
    returnParameter: z.string().min(1).default('redirect_uri'),
    stateParameter: z.string().min(1).default('state'),
    codeParameter: z.string().min(1).default('code'),
    /** Path below the API that takes `{ code, redirectUri }` and answers `{ token }`; without it the sign-in has set a cookie. */
    exchangePath: z.string().startsWith('/').optional(),
    ...csrf,
  }),
]);

/** The authentication of a deployment, with defaults filled in. */
export type AuthSettings = z.output<typeof authSchema>;

/** The default: a bearer token. */
export const BEARER: AuthSettings = { kind: 'bearer' };

/** Reads VITE_API_AUTH: a kind that needs no settings (`bearer`, `cookie`) or the whole as JSON. Throws an Error that says what does not fit. */
export function authOfText(text: string | undefined): AuthSettings {
  if (text === undefined || text.trim() === '') return BEARER;
  let value: unknown = { kind: text.trim() };
  if (text.trim().startsWith('{')) {
    try {
      value = JSON.parse(text);
    } catch {
      throw new Error('VITE_API_AUTH is not JSON');
    }
  }
  const parsed = authSchema.safeParse(value);
  if (!parsed.success) throw new Error(`VITE_API_AUTH does not fit: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
