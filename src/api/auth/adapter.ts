import { config } from '../config';
import { setSessionToken, sessionToken } from '../session-token';
import type { AuthAdapter } from './auth-adapter';
import { createCookieAuth } from './cookie';
import type { AuthSettings } from './settings';

const bearer: AuthAdapter = {
  canRetry: false,
  authorize: (request) => {
    const token = sessionToken();
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  observe: () => false,
  sessionValueOf: (token) => {
    if (token === undefined || token === '') throw new TypeError('The sign-in response has no token.');
    return token;
  },
};

let current: { settings: AuthSettings; adapter: AuthAdapter } | undefined;

export function authAdapter(): AuthAdapter {
  const settings = config().auth;
  if (current?.settings !== settings)
    current = { settings, adapter: usesCookie(settings) ? createCookieAuth(settings) : bearer };
  return current.adapter;
}

/** Returns whether a cookie carries the session, so that only the server knows whether there is one. */
export function usesCookie(settings: AuthSettings): settings is Exclude<AuthSettings, { kind: 'bearer' }> {
  return settings.kind === 'cookie' || (settings.kind === 'redirect' && settings.exchangePath === undefined);
}

/** Starts a session; a cookie server returns no token. Throws if a token is needed and missing. */
export function beginSession(token: string | undefined): void {
  setSessionToken(authAdapter().sessionValueOf(token));
}
