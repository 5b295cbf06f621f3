import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/api/client';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { useSignedIn } from './session';

export type Account = Schemas['Account'];
export type LoginRecord = Schemas['LoginRecord'];

const LOGINS = '/v1/loginrecords';

export const accountQueries = {
  me: () => api.queryOptions('get', '/v1/accounts', undefined, { staleTime: 60_000 }),
  resources: () => api.queryOptions('get', '/v1/accounts/resources'),
  balance: () => api.queryOptions('get', '/v1/accounts/templateBalance'),
  /** `page` counts from 1. */
  logins: (query: OperationQuery<'listLoginRecords'>) => api.queryOptions('get', LOGINS, { params: { query } }),
  chatIdentity: () => api.queryOptions('get', '/v1/third/intercom/userid', undefined, { staleTime: Infinity }),
};

export async function refetchAccount(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
    cache.invalidateQueries({ queryKey: ['get', LOGINS] }),
  ]);
}

export function useAccountQuery() {
  const signedIn = useSignedIn();
  return useQuery({ ...accountQueries.me(), enabled: signedIn });
}

export function useFetchAccount(): () => Promise<Account> {
  const cache = useQueryClient();
  return () => cache.query({ ...accountQueries.me(), staleTime: 'static' });
}

export function useTryFetchAccount(): () => Promise<Account | undefined> {
  const fetchAccount = useFetchAccount();
  return async () => {
    try {
      return await fetchAccount();
    } catch {
      return undefined;
    }
  };
}

/** Returns a function that refetches: another window may have changed the plan. */
export function useRefetchAccount(): () => Promise<Account> {
  const cache = useQueryClient();
  return () => cache.query({ ...accountQueries.me(), staleTime: 0 });
}

/** Dollars. */
export function useTemplateBalanceQuery() {
  const signedIn = useSignedIn();
  return useQuery({ ...accountQueries.balance(), enabled: signedIn });
}

export function useUpdateLanguage() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/updatelanguage', {
    onSuccess: () => cache.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
  });
}

export function useUpdateProfile() {
  const cache = useQueryClient();
  return api.useMutation('put', '/v1/accounts', { onSuccess: () => refetchAccount(cache) });
}

export function useSaveExtraInfo() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/extraInfo', { onSuccess: () => refetchAccount(cache) });
}

/** Rejects with FailModifyUserName (ERR-04). */
export function useChangeUserName() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/userName', { onSuccess: () => refetchAccount(cache) });
}

export function useChatIdentityQuery() {
  return useQuery(
    api.queryOptions('get', '/v1/third/intercom/userid', undefined, { staleTime: Infinity, retry: false }),
  );
}
