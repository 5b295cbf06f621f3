import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { beginSession } from '#src/api/auth/adapter';
import { client, opensSession } from '#src/api/client';
import { isSessionAsked, keepSession, onSessionAsked, settleSession } from '#src/api/session-end';
import { setSessionToken } from '#src/api/session-token';
import { accountQueries, type Account } from './account';
import { externalSignIn } from './session';

/** True while a session is being resumed: what is on screen then stays, since it may be the same person's. */
let resuming = false;

/** Whether the session that began just now goes on with what is on screen. */
export const isResuming = (): boolean => resuming;

/** Keeps the page when the session ends, as soon as it is known whose it is; where people sign in elsewhere, they are sent there. */
export function useKeepSession(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      keepSession(
        () => externalSignIn() === undefined && cache.getQueryData(accountQueries.me().queryKey) !== undefined,
      ),
    [cache],
  );
}

/** Whether the session has ended in mid-work and the sign-in is asked for in place. */
export function useSessionAsked(): boolean {
  return useSyncExternalStore(onSessionAsked, isSessionAsked);
}

/** The ways out of a session that ended in mid-work. */
export function useResumeSession() {
  const cache = useQueryClient();
  // Whose page it is, known before anybody else signs in.
  const [owner] = useState(() => cache.getQueryData<Account>(accountQueries.me().queryKey)?.userId);
  return {
    /**
     * Begins the session of a token and looks whose it is. The same person's goes on: the calls that wait are sent again. Another's is
     * given back, with everything as it was, for who asks first.
     */
    resume: async (token: string): Promise<Account | undefined> => {
      resuming = true;
      try {
        beginSession(token);
        const account = await client.GET('/v1/accounts', opensSession);
        if (account.userId !== owner) return account;
        settleSession(true);
        void cache.invalidateQueries();
        return undefined;
      } finally {
        resuming = false;
      }
    },
    /** Goes on as somebody else: what the page held goes. */
    startOver: (): void => {
      settleSession(false);
      void cache.resetQueries();
    },
    /** Gives up: the page goes, the sign-in page comes. */
    giveUp: (): void => {
      settleSession(false);
      setSessionToken(undefined);
    },
  };
}
