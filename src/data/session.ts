import { useSyncExternalStore } from 'react';
import { api } from '../api/client';
import { onSessionChange, sessionToken, setSessionToken } from '../api/session-token';

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
    onSuccess: (session) => setSessionToken(session.token),
  });
}

/** Ends the session here, whether or not the server could be told. */
export function useLogOut() {
  return api.useMutation('delete', '/v1/session', {
    onSettled: () => setSessionToken(undefined),
  });
}
