import { keyPrefix, localStore, sessionStore } from '#src/lib/storage';

const KEY = 'session';
/** In localStorage while a tab has a session. */
const SIGNED_IN = 'signedIn';
let token: string | undefined;
const listeners = new Set<() => void>();

/** Returns the token. It is in memory and sessionStorage, never in localStorage. */
export function sessionToken(): string | undefined {
  token ??= sessionStore.get(KEY) ?? undefined;
  return token;
}

/** Stores or removes the token and notifies the listeners. */
export function setSessionToken(next: string | undefined): void {
  if (next === token && next === (sessionStore.get(KEY) ?? undefined)) return;
  token = next;
  if (next === undefined) {
    sessionStore.remove(KEY);
    localStore.remove(SIGNED_IN);
  } else {
    sessionStore.set(KEY, next);
    localStore.set(SIGNED_IN, '1');
  }
  for (const listener of listeners) listener();
}

/** Calls back after each sign-in and sign-out; returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also true in a browser that stores nothing. */
function canOtherTabHaveSession(): boolean {
  const stored = localStore.get(SIGNED_IN) ?? '';
  return stored !== '' || !localStore.set(SIGNED_IN, stored);
}

/** Requests the session of other open tabs, and answers their requests. Resolves within 200 ms, at once when no tab is signed in. */
export async function shareSession(): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(`${keyPrefix}${KEY}`);
  const answered = new Promise<void>((resolve) => {
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = event.data;
      if (message === 'ask' && sessionToken() !== undefined) {
        channel.postMessage({ token: sessionToken() });
        localStore.set(SIGNED_IN, '1');
      }
      if (isTokenMessage(message) && sessionToken() === undefined) {
        setSessionToken(message.token);
        resolve();
      }
      if (message === 'ended') setSessionToken(undefined);
    });
  });
  onSessionChange(() => {
    if (sessionToken() === undefined) channel.postMessage('ended');
  });
  if (sessionToken() !== undefined) {
    localStore.set(SIGNED_IN, '1');
    return;
  }
  if (!canOtherTabHaveSession()) return;
  channel.postMessage('ask');
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 200))]);
  // A tab that answers later sets it again.
  if (sessionToken() === undefined) localStore.remove(SIGNED_IN);
}

function isTokenMessage(value: unknown): value is { token: string } {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}
