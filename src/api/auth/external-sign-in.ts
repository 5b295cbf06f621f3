import { now } from '#src/lib/now';
import { ApiError } from '../errors';
import { apiFetch } from '../fetch';
import { config } from '../config';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';
import type { AuthSettings } from './settings';

type RedirectSettings = Extract<AuthSettings, { kind: 'redirect' }>;

const KEY = 'external-sign-in';
/** Who is sent to sign in again within so many milliseconds is asked first: the two sites may disagree for ever. */
const AGAIN_AFTER = 15_000;

interface Departure {
  readonly state: string;
  readonly returnTo: string;
  readonly at: number;
}

const isDeparture = (value: unknown): value is Departure =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'returnTo' in value &&
  typeof value.returnTo === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Notes where one wants to be afterwards and gives the address of the sign-in page; `landing` is the address it shall lead back to. */
export function departForSignIn(settings: RedirectSettings, landing: string, returnTo: string): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeJson(sessionStore, KEY, { state, returnTo, at: now() } satisfies Departure);
  const url = new URL(settings.signInUrl);
  url.searchParams.set(settings.returnParameter, landing);
  url.searchParams.set(settings.stateParameter, state);
  return url.href;
}

/** Whether one may be sent to the sign-in page without being asked: not when one has just been there. */
export function mayDepart(): boolean {
  const last = readJson(sessionStore, KEY, isDeparture);
  return last === null || now() - last.at > AGAIN_AFTER;
}

/** What the sign-in page sent back: `none` when one does not come from there, `strange` when the state is not ours. */
export type Arrival =
  | { readonly kind: 'none' }
  | { readonly kind: 'strange' }
  | { readonly kind: 'arrived'; readonly code: string | undefined; readonly returnTo: string };

/** Reads the query with which the sign-in page led back here. A code counts only with the state that this tab sent along. */
export function readArrival(settings: RedirectSettings, query: URLSearchParams): Arrival {
  const state = query.get(settings.stateParameter);
  const code = query.get(settings.codeParameter) ?? undefined;
  if (state === null && code === undefined) return { kind: 'none' };
  const departure = readJson(sessionStore, KEY, isDeparture);
  if (state === null || departure?.state !== state) return { kind: 'strange' };
  if (settings.exchangePath !== undefined && code === undefined) return { kind: 'strange' };
  return { kind: 'arrived', code, returnTo: departure.returnTo };
}

/** Exchanges a code for the token of a session; `landing` is the address that the sign-in page led back to. Rejects with ApiError. */
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
    throw new ApiError('malformed', response.status, 'Malformed', 'The exchange answered no token.');
  return body.token;
}
