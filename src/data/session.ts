import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { beginSession, usesCookie } from '#src/api/auth/adapter';
import { departForSignIn, exchangeCode, type Arrival } from '#src/api/auth/external-sign-in';
import type { AuthSettings } from '#src/api/auth/settings';
import { api, client, opensSession } from '#src/api/client';
import { config } from '#src/api/config';
import { onSessionChange, sessionToken, setSessionToken } from '#src/api/session-token';
import type { Schemas } from '#src/contract/types';
import { leaveTo } from '#src/lib/leave';
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

/** Opens a session (ROLE-01). The cache is emptied by the frame, which follows the session; `begin` says what else is done with its token. */
export function useLogIn(begin: (token: string) => void | Promise<void> = beginSession) {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['LoginRequest'] }) =>
      client.POST('/v1/session', { body, ...opensSession }),
    onSuccess: (session) => begin(session.token),
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

/** Ends every session of the account, this one too. Rejects when the server could not be told: the session here then goes on. */
export function useLogOutEverywhere() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session/all', {
    onMutate: () => doBeforeSignOut(queries),
    onSuccess: () => setSessionToken(undefined),
  });
}

/** Where the account is signed in now, this place first (API-016): at most a hundred logins are looked through. */
export function useSignedInPlaces() {
  return useQuery({
    ...api.queryOptions('get', '/v1/loginrecords', { params: { query: { page: 1, pageSize: 100 } } }),
    select: ({ items }) =>
      items.filter(({ active }) => active).toSorted((one, other) => Number(other.current) - Number(one.current)),
  });
}

/** Makes an account and opens its first session (ROLE-01, ENUM-54). */
export function useSignUp() {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['Registration'] }) =>
      client.POST('/v1/registrations', { body, ...opensSession }),
    onSuccess: (session) => beginSession(session.token),
  });
}

/** Mails a sign-up code to an address that no account has. */
export function useSendSignUpCode() {
  return api.useMutation('post', '/v1/registrations/code');
}

/** Whether another account has an e-mail (API-011); false while that is not known. Asks nothing for an empty text. */
export function useEmailUsed(email: string): boolean {
  const { data } = useQuery({
    ...api.queryOptions('get', '/v1/accounts/email:checkUsed', { params: { query: { email } } }),
    enabled: email !== '',
    staleTime: 10_000,
    retry: false,
  });
  return data?.used === true;
}

/** Asks for a mail with which a new password is set. */
export function useRequestPasswordReset() {
  return api.useMutation('post', '/v1/passwordResets');
}

/** Sets a new password with the token of the mail; every session of the account ends. */
export function useResetPassword() {
  return api.useMutation('put', '/v1/passwordResets/{token}');
}

/** Ends the session here alone, where the server has ended it already: nothing is sent. */
export const endSession = (): void => setSessionToken(undefined);

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
