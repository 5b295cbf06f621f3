import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { beginSession } from '#src/api/auth/adapter';
import { client, openSessionOptions } from '#src/api/client';
import {
  isSignInPromptOpen,
  keepPageOnSessionEnd,
  onSignInPromptChange,
  closeSignInPrompt,
} from '#src/api/session-end';
import { setSessionToken } from '#src/api/session-token';
import { accountQueries, type Account } from './account';
import { externalSignInSettings } from './session';

/** The page stays while a session is resumed: the user may be the same. */
let resuming = false;

export const isResuming = (): boolean => resuming;

export function useKeepPageOnSessionEnd(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      keepPageOnSessionEnd(
        () => externalSignInSettings() === undefined && cache.getQueryData(accountQueries.me().queryKey) !== undefined,
      ),
    [cache],
  );
}

export function useIsSignInPromptOpen(): boolean {
  return useSyncExternalStore(onSignInPromptChange, isSignInPromptOpen);
}

export function useResumeSession() {
  const cache = useQueryClient();
  // Read before another user signs in.
  const [owner] = useState(() => cache.getQueryData<Account>(accountQueries.me().queryKey)?.userId);
  return {
    /** Repeats the waiting calls for the same user; returns another account, with the page unchanged. */
    resume: async (token: string): Promise<Account | undefined> => {
      resuming = true;
      try {
        beginSession(token);
        const account = await client.GET('/v1/accounts', openSessionOptions);
        if (account.userId !== owner) return account;
        closeSignInPrompt(true);
        void cache.invalidateQueries();
        return undefined;
      } finally {
        resuming = false;
      }
    },
    startOver: (): void => {
      closeSignInPrompt(false);
      void cache.resetQueries();
    },
    giveUp: (): void => {
      closeSignInPrompt(false);
      setSessionToken(undefined);
    },
  };
}
