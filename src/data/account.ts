import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/api/client';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { useSignedIn } from './session';

export type Account = Schemas['Account'];
export type LoginRecord = Schemas['LoginRecord'];

const LOGINS = '/v1/loginrecords';

/** What can be asked about the account of the session; loaders prefetch these, components read them. */
export const accountQueries = {
  /** Level, names and balance (API-001). */
  me: () => api.queryOptions('get', '/v1/accounts', undefined, { staleTime: 60_000 }),
  /** Limits of the plan and what is used of them (API-002). */
  resources: () => api.queryOptions('get', '/v1/accounts/resources'),
  /** The balance that templates, proxies and captchas are charged to (API-003). */
  balance: () => api.queryOptions('get', '/v1/accounts/templateBalance'),
  /** Logins of the account with place and way, latest first (API-016); page counts from 1. */
  logins: (query: OperationQuery<'listLoginRecords'>) => api.queryOptions('get', LOGINS, { params: { query } }),
  /** How the customer chat knows the account (API-019); it stays the same. */
  chatIdentity: () => api.queryOptions('get', '/v1/third/intercom/userid', undefined, { staleTime: Infinity }),
};

/** Reads anew what a change of the account shows: who one is, and where one is signed in. */
export async function reloadAccount(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
    cache.invalidateQueries({ queryKey: ['get', LOGINS] }),
  ]);
}

/** The account of the session; asks nothing while nobody is signed in. */
export function useAccount() {
  const signedIn = useSignedIn();
  return useQuery({ ...accountQueries.me(), enabled: signedIn });
}

/** Asks who is signed in, when it is needed: what is known counts. Rejects when the server does not answer. */
export function useKnownAccount(): () => Promise<Account> {
  const cache = useQueryClient();
  return () => cache.query({ ...accountQueries.me(), staleTime: 'static' });
}

/** The same where an account that cannot be read is undefined. */
export function useAskAccount(): () => Promise<Account | undefined> {
  const knownAccount = useKnownAccount();
  return async () => {
    try {
      return await knownAccount();
    } catch {
      return undefined;
    }
  };
}

/** Reads who is signed in anew: a plan may have changed in another window. Rejects when the server does not answer. */
export function useReadAccount(): () => Promise<Account> {
  const cache = useQueryClient();
  return () => cache.query({ ...accountQueries.me(), staleTime: 0 });
}

/** The balance in dollars; asks nothing while nobody is signed in. */
export function useTemplateBalance() {
  const signedIn = useSignedIn();
  return useQuery({ ...accountQueries.balance(), enabled: signedIn });
}

/** Keeps the interface language with the account (API-015); the account is read anew. */
export function useUpdateLanguage() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/updatelanguage', {
    onSuccess: () => cache.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
  });
}

/** Stores full name and company (API-005); the account is read anew. */
export function useUpdateProfile() {
  const cache = useQueryClient();
  return api.useMutation('put', '/v1/accounts', { onSuccess: () => reloadAccount(cache) });
}

/** Stores company and survey (API-004); the account is read anew. */
export function useSaveExtraInfo() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/extraInfo', { onSuccess: () => reloadAccount(cache) });
}

/** Changes the user name (API-009); rejects with FailModifyUserName when somebody has it (ERR-04). */
export function useChangeUserName() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/userName', { onSuccess: () => reloadAccount(cache) });
}

/** Under which name the customer chat knows this account (API-019). */
export function useChatIdentity() {
  return useQuery(
    api.queryOptions('get', '/v1/third/intercom/userid', undefined, { staleTime: Infinity, retry: false }),
  );
}
