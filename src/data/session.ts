import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { beginSession, usesCookie } from '../api/auth/adapter';
import { departForSignIn, exchangeCode, type Arrival } from '../api/auth/external-sign-in';
import type { AuthSettings } from '../api/auth/settings';
import { api, client } from '../api/client';
import { config } from '../api/config';
import { onSessionChange, sessionToken, setSessionToken } from '../api/session-token';
import { leaveTo } from '../lib/leave';
import { doBeforeSignOut } from './before-sign-out';

/** Whether somebody is signed in; true as soon as there is a token, before the account is known. */
export function isSignedIn(): boolean {
  return sessionToken() !== undefined;
}

/** Whether somebody is signed in; a component that reads it renders again after a sign-in, a sign-out and a refused session. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn);
}

/** Calls back after every sign-in and sign-out; gives the way to stop. */
export const followSession = onSessionChange;

/** Opens a session (ROLE-01). The cache is emptied by the frame, which follows the session. */
export function useLogIn() {
  return api.useMutation('post', '/v1/session', {
    onSuccess: (session) => beginSession(session.token),
  });
}

/** Ends the session here, whether or not the server could be told; an external sign-in is told by its own address. */
export function useLogOut() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session', {
    // What was agreed to be deleted can be deleted only by who is signed in.
    onMutate: () => doBeforeSignOut(queries),
    onSettled: () => {
      setSessionToken(undefined);
      const { auth } = config();
      if (auth.kind === 'redirect' && auth.signOutUrl !== undefined) leaveTo(auth.signOutUrl);
    },
  });
}

/** How long the start waits to hear whether a cookie holds a session, in milliseconds. */
const RESTORE_WAIT = 4000;

/** Asks the server at the start whether a cookie holds a session that this tab knows nothing of. Never rejects. */
export async function restoreSession(): Promise<void> {
  if (sessionToken() !== undefined || !usesCookie(config().auth)) return;
  const wait = AbortSignal.timeout(RESTORE_WAIT);
  await client.GET('/v1/accounts', { signal: wait }).then(
    () => beginSession(undefined),
    () => undefined,
  );
}

/** The settings of an external sign-in, undefined where people sign in on our own page. */
export function externalSignIn(): Extract<AuthSettings, { kind: 'redirect' }> | undefined {
  const { auth } = config();
  return auth.kind === 'redirect' ? auth : undefined;
}

/** Where an external sign-in leads back to: the sign-in page of this deployment. */
const landing = (): string => new URL(`${import.meta.env.BASE_URL}login`, globalThis.location.origin).href;

/** Leaves for the external sign-in; `returnTo` is the page to open afterwards. */
export function leaveForSignIn(settings: Extract<AuthSettings, { kind: 'redirect' }>, returnTo: string): void {
  leaveTo(departForSignIn(settings, landing(), returnTo));
}

/** Makes a session of what an external sign-in sent back: its code is exchanged, or its cookie tried. */
export function useArrive(settings: Extract<AuthSettings, { kind: 'redirect' }>) {
  return useMutation({
    mutationFn: async ({ code }: Extract<Arrival, { kind: 'arrived' }>) => {
      if (settings.exchangePath === undefined) {
        await client.GET('/v1/accounts');
        beginSession(undefined);
        return;
      }
      beginSession(await exchangeCode(settings.exchangePath, code, landing()));
    },
  });
}
