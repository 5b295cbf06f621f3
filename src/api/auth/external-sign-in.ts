import { now } from '#src/lib/now';
import { ApiError } from '../errors';
import { apiFetch } from '../fetch';
import { config } from '../config';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';
import type { AuthSettings } from './settings';

type RedirectSettings = Extract<AuthSettings, { kind: 'redirect' }>;

const KEY = 'external-sign-in';
/** Milliseconds. A second redirect within this time needs a click, or two sites that disagree redirect forever. */
const REDIRECT_COOLDOWN = 15_000;

interface PendingRedirect {
  readonly state: string;
  readonly returnTo: string;
  readonly at: number;
}

const isPendingRedirect = (value: unknown): value is PendingRedirect =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'returnTo' in value &&
  typeof value.returnTo === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Stores `returnTo` and returns the address of the sign-in page, which redirects back to `landing`. */
export function prepareSignInRedirect(settings: RedirectSettings, landing: string, returnTo: string): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeJson(sessionStore, KEY, { state, returnTo, at: now() } satisfies PendingRedirect);
  const url = new URL(settings.signInUrl);
  url.searchParams.set(settings.returnParameter, landing);
  url.searchParams.set(settings.stateParameter, state);
  return url.href;
}

/** Returns whether the app may redirect without a click: not if it has just done so. */
export function canRedirectToSignIn(): boolean {
  const last = readJson(sessionStore, KEY, isPendingRedirect);
  return last === null || now() - last.at > REDIRECT_COOLDOWN;
}

export type SignInReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'strange' }
  | { readonly kind: 'arrived'; readonly code: string | undefined; readonly returnTo: string };

/** A code counts only with the state that this tab sent; otherwise the arrival is `strange`. */
export function readSignInReturn(settings: RedirectSettings, query: URLSearchParams): SignInReturn {
  const state = query.get(settings.stateParameter);
  const code = query.get(settings.codeParameter) ?? undefined;
  if (state === null && code === undefined) return { kind: 'none' };
  const pendingRedirect = readJson(sessionStore, KEY, isPendingRedirect);
  if (state === null || pendingRedirect?.state !== state) return { kind: 'strange' };
  if (settings.exchangePath !== undefined && code === undefined) return { kind: 'strange' };
  return { kind: 'arrived', code, returnTo: pendingRedirect.returnTo };
}

/** Exchanges a code for a token; `landing` is the redirect's address. Rejects with ApiError. */
export async function exchangeCode(exchangePath: string, code: string | undefined, landing: string): Promise<string> {
  const { apiBaseUrl } = config();
  const request = new Request(`${apiBaseUrl || globalThis.location.origin}${exchangePath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, redirectUri: landing }),
  });
  const response = await apiFetch(request, { session: false });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new ApiError('malformed', response.status, 'Malformed', 'The response of the token exchange has no token.');
  return body.token;
}
