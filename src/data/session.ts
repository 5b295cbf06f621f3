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

/** True as soon as there is a token, before the account is known. */
export function isSignedIn(): boolean {
  return sessionToken() !== undefined;
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn);
}

export const followSession = onSessionChange;

export function useLogIn(begin: (token: string) => void | Promise<void> = beginSession) {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['LoginRequest'] }) =>
      client.POST('/v1/session', { body, ...opensSession }),
    onSuccess: (session) => begin(session.token),
  });
}

/** Ends the session here even if the call fails. */
export function useLogOut() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session', {
    // Pending deletions need the session.
    onMutate: () => doBeforeSignOut(queries),
    onSettled: () => {
      setSessionToken(undefined);
      const { auth } = config();
      if (auth.kind === 'redirect' && auth.signOutUrl !== undefined) leaveTo(auth.signOutUrl);
    },
  });
}

/** Rejects if the call fails; the session here then continues. */
export function useLogOutEverywhere() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session/all', {
    onMutate: () => doBeforeSignOut(queries),
    onSuccess: () => setSessionToken(undefined),
  });
}

/** This session first; reads at most a hundred logins. */
export function useSignedInPlaces() {
  return useQuery({
    ...api.queryOptions('get', '/v1/loginrecords', { params: { query: { page: 1, pageSize: 100 } } }),
    select: ({ items }) =>
      items.filter(({ active }) => active).toSorted((one, other) => Number(other.current) - Number(one.current)),
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['Registration'] }) =>
      client.POST('/v1/registrations', { body, ...opensSession }),
    onSuccess: (session) => beginSession(session.token),
  });
}

export function useSendSignUpCode() {
  return api.useMutation('post', '/v1/registrations/code');
}

/** False while unknown. */
export function useEmailUsed(email: string): boolean {
  const { data } = useQuery({
    ...api.queryOptions('get', '/v1/accounts/email:checkUsed', { params: { query: { email } } }),
    enabled: email !== '',
    staleTime: 10_000,
    retry: false,
  });
  return data?.used === true;
}

export function useRequestPasswordReset() {
  return api.useMutation('post', '/v1/passwordResets');
}

export function useResetPassword() {
  return api.useMutation('put', '/v1/passwordResets/{token}');
}

export const endSession = (): void => setSessionToken(undefined);

/** Milliseconds. */
const RESTORE_WAIT = 4000;

/** Never rejects. */
export async function restoreSession(): Promise<void> {
  if (sessionToken() !== undefined || !usesCookie(config().auth)) return;
  const wait = AbortSignal.timeout(RESTORE_WAIT);
  await client.GET('/v1/accounts', { signal: wait }).then(
    () => beginSession(undefined),
    () => undefined,
  );
}

export function externalSignIn(): Extract<AuthSettings, { kind: 'redirect' }> | undefined {
  const { auth } = config();
  return auth.kind === 'redirect' ? auth : undefined;
}

const landing = (): string => new URL(`${import.meta.env.BASE_URL}login`, globalThis.location.origin).href;

export function leaveForSignIn(settings: Extract<AuthSettings, { kind: 'redirect' }>, returnTo: string): void {
  leaveTo(departForSignIn(settings, landing(), returnTo));
}

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
