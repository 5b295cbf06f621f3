import { z } from '#src/lib/zod';

const headerName = z.string().regex(/^[\w-]+$/);

const csrf = {
  csrfCookie: z.string().min(1).default('XSRF-TOKEN'),
  csrfMeta: z.string().min(1).default('csrf-token'),
  csrfHeader: headerName.default('X-CSRF-Token'),
};

export const authSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bearer') }),
  z.object({ kind: z.literal('cookie'), ...csrf }),
  z.object({
    kind: z.literal('redirect'),
    signInUrl: z.url({ protocol: /^https?$/ }),
    /** Opened after signing out. */
    signOutUrl: z.url({ protocol: /^https?$/ }).optional(),
    returnParameter: z.string().min(1).default('redirect_uri'),
    stateParameter: z.string().min(1).default('state'),
    codeParameter: z.string().min(1).default('code'),
    /** Path that takes `{ code, redirectUri }` and returns `{ token }`. Without it, the sign-in sets a cookie. */
    exchangePath: z.string().startsWith('/').optional(),
    ...csrf,
  }),
]);

export type AuthSettings = z.output<typeof authSchema>;

/** Parses VITE_API_AUTH: `bearer`, `cookie`, or JSON. Throws an Error that says what is invalid. */
export function parseAuthSettings(text: string | undefined): AuthSettings {
  if (text === undefined || text.trim() === '') return { kind: 'bearer' };
  let value: unknown = { kind: text.trim() };
  if (text.trim().startsWith('{')) {
    try {
      value = JSON.parse(text);
    } catch {
      throw new Error('VITE_API_AUTH is not JSON');
    }
  }
  const parsed = authSchema.safeParse(value);
  if (!parsed.success) throw new Error(`VITE_API_AUTH is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
