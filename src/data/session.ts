import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { beginSession, usesCookie } from '#src/api/auth/adapter';
import { prepareSignInRedirect, exchangeCode, type SignInReturn } from '#src/api/auth/external-sign-in';
import type { AuthSettings } from '#src/api/auth/settings';
import { api, client, openSessionOptions } from '#src/api/client';
import { config } from '#src/api/config';
import { onSessionChange, sessionToken, setSessionToken } from '#src/api/session-token';
import type { Schemas } from '#src/contract/types';
import { navigateAway } from '#src/lib/external-navigation';
import { runBeforeSignOut } from './before-sign-out';

/** True as soon as there is a token, before the account is known. */
export function isSignedIn(): boolean {
  return sessionToken() !== undefined;
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn);
}

export const subscribeToSession = onSessionChange;

export function useLogIn(begin: (token: string) => void | Promise<void> = beginSession) {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['LoginRequest'] }) =>
      client.POST('/v1/session', { body, ...openSessionOptions }),
    onSuccess: (session) => begin(session.token),
  });
}

/** Ends the session here even if the call fails. */
export function useLogOut() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session', {
    // Pending deletions need the session.
    onMutate: () => runBeforeSignOut(queries),
    onSettled: () => {
      setSessionToken(undefined);
      const { auth } = config();
      if (auth.kind === 'redirect' && auth.signOutUrl !== undefined) navigateAway(auth.signOutUrl);
    },
  });
}

/** Rejects if the call fails; the session here then continues. */
export function useLogOutEverywhere() {
  const queries = useQueryClient();
  return api.useMutation('delete', '/v1/session/all', {
    onMutate: () => runBeforeSignOut(queries),
    onSuccess: () => setSessionToken(undefined),
  });
}

/** This session first; reads at most a hundred logins. */
export function useActiveLoginsQuery() {
  return useQuery({
    ...api.queryOptions('get', '/v1/loginrecords', { params: { query: { page: 1, pageSize: 100 } } }),
    select: ({ items }) =>
      items.filter(({ active }) => active).toSorted((one, other) => Number(other.current) - Number(one.current)),
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: ({ body }: { readonly body: Schemas['Registration'] }) =>
      client.POST('/v1/registrations', { body, ...openSessionOptions }),
    onSuccess: (session) => beginSession(session.token),
  });
}

export function useSendSignUpCode() {
  return api.useMutation('post', '/v1/registrations/code');
}

/** False while unknown. */
export function useIsEmailUsed(email: string): boolean {
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
const RESTORE_TIMEOUT = 4000;

/** Never rejects. */
export async function restoreSession(): Promise<void> {
  if (sessionToken() !== undefined || !usesCookie(config().auth)) return;
  const wait = AbortSignal.timeout(RESTORE_TIMEOUT);
  await client.GET('/v1/accounts', { signal: wait }).then(
    () => beginSession(undefined),
    () => undefined,
  );
}

export function externalSignInSettings(): Extract<AuthSettings, { kind: 'redirect' }> | undefined {
  const { auth } = config();
  return auth.kind === 'redirect' ? auth : undefined;
}

const returnUrl = (): string => new URL(`${import.meta.env.BASE_URL}login`, globalThis.location.origin).href;

export function redirectToSignIn(settings: Extract<AuthSettings, { kind: 'redirect' }>, returnTo: string): void {
  navigateAway(prepareSignInRedirect(settings, returnUrl(), returnTo));
}

export function useCompleteSignIn(settings: Extract<AuthSettings, { kind: 'redirect' }>) {
  return useMutation({
    mutationFn: async ({ code }: Extract<SignInReturn, { kind: 'arrived' }>) => {
      if (settings.exchangePath === undefined) {
        await client.GET('/v1/accounts');
        beginSession(undefined);
        return;
      }
      beginSession(await exchangeCode(settings.exchangePath, code, returnUrl()));
    },
  });
}
