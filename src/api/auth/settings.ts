import { z } from '#src/lib/zod';

const notEmpty = z.string().check(z.minLength(1));
const headerName = z.string().check(z.regex(/^[\w-]+$/));

const csrf = {
  csrfCookie: z._default(notEmpty, 'XSRF-TOKEN'),
  csrfMeta: z._default(notEmpty, 'csrf-token'),
  csrfHeader: z._default(headerName, 'X-CSRF-Token'),
};

export const authSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bearer') }),
  z.object({ kind: z.literal('cookie'), ...csrf }),
  z.object({
    kind: z.literal('redirect'),
    signInUrl: z.url({ protocol: /^https?$/ }),
    /** Opened after signing out. */
    signOutUrl: z.optional(z.url({ protocol: /^https?$/ })),
    returnParameter: z._default(notEmpty, 'redirect_uri'),
    stateParameter: z._default(notEmpty, 'state'),
    codeParameter: z._default(notEmpty, 'code'),
    /** Path that takes `{ code, redirectUri }` and returns `{ token }`. Without it, the sign-in sets a cookie. */
    exchangePath: z.optional(z.string().check(z.startsWith('/'))),
    ...csrf,
  }),
]);

export type AuthSettings = z.output<typeof authSchema>;

/** Throws an Error that says what is invalid. */
export function parseSettings<Output>(name: string, schema: z.ZodMiniType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value, { error: z.locales.en().localeError });
  if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

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
  return parseSettings('VITE_API_AUTH', authSchema, value);
}
