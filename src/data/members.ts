import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { accountQueries } from './account';

export type Member = Schemas['Member'];
type MemberList = Schemas['MemberList'];

const LIST = '/v1/accounts/member';
const MEMBER = '/v1/accounts/member/{id}';
const SPENDING = '/v1/account/member/{id}/balanceDetails';
/** The id under which a member is created. */
const NEW = 'new';

/** What can be asked about the members of the account; loaders prefetch these, components read them. */
export const memberQueries = {
  /** Members with what is left for more of them (API-020); page counts from 1. Refused where the plan has none. */
  list: (query: OperationQuery<'listMembers'>) => api.queryOptions('get', LIST, { params: { query } }),
  /** What a member has spent in a period, by item and run (API-025). */
  spending: (id: string, query: OperationQuery<'getMemberBalanceDetails'>) =>
    api.queryOptions('get', SPENDING, { params: { path: { id }, query } }),
};

/** What changes with a member is read again: the lists, and the limits of the owner, whose nodes members share. */
async function invalidateMembers(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['get', LIST] }),
    queries.invalidateQueries({ queryKey: accountQueries.resources().queryKey }),
  ]);
}

/** Puts a member in its place in every list that shows it. */
function rewrite(queries: QueryClient, memberId: string, change: (member: Member) => Member): void {
  queries.setQueriesData<MemberList>({ queryKey: ['get', LIST] }, (list) =>
    list?.items.some((member) => member.memberId === memberId)
      ? { ...list, items: list.items.map((member) => (member.memberId === memberId ? change(member) : member)) }
      : list,
  );
}

/** Creates a member; `id` undefined, or changes one as far as properties are given (API-021). Rejects with the code of the refusal. */
export function useSaveMember() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id = NEW, ...body }: Schemas['MemberSave'] & { readonly id?: string }) =>
      client.POST(MEMBER, { params: { path: { id } }, body }),
    onSettled: () => invalidateMembers(queries),
  });
}

/** Removes a member; what it leaves goes to the owner, whose tasks and balance are read again with the rest. */
export function useRemoveMember() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.DELETE(MEMBER, { params: { path: { id } } }),
    // Tasks, groups, rows, exports and balance of the owner may all be others now.
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Sets the password of one member, whose sessions end (API-022). Rejects with 422 when it is not good enough. */
export function useSetMemberPassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, password }: { readonly id: string; readonly password: string }) => {
      await client.POST('/v1/accounts/member/{id}/password', { params: { path: { id } }, body: { password } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', LIST] }),
  });
}

/** Sets one password for several members and gives a result for each (API-023). */
export function useSetMemberPasswords() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, password }: { readonly ids: readonly string[]; readonly password: string }) =>
      (await client.POST('/v1/accounts/members/password', { body: { memberIds: [...ids], password } })).results,
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', LIST] }),
  });
}

/** Gives a member so many of the owner's cloud nodes (API-024). Rejects with 409 `ExceedCloudCount` or `CloudNodesInUse`. */
export function useSetMemberNodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cloudCount }: { readonly id: string; readonly cloudCount: number }) =>
      client.PUT('/v1/accounts/member/{id}/cloudCount', { params: { path: { id } }, body: { cloudCount } }),
    onSettled: () => invalidateMembers(queries),
  });
}

/** Disables or enables a member (MEM-01), shown at once; a list shows it as before where the server refuses. */
export function useSetMemberStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, disabled }: { readonly id: string; readonly disabled: boolean }) =>
      client.PUT('/v1/accounts/member/{id}/status', { params: { path: { id } }, body: { disabled } }),
    onMutate: async ({ id, disabled }) => {
      // An answer that is under way still has the former state.
      await queries.cancelQueries({ queryKey: ['get', LIST] });
      rewrite(queries, id, (member) => ({ ...member, disabled }));
    },
    onSuccess: (member) => {
      rewrite(queries, member.memberId, () => member);
    },
    onError: (_error, { id, disabled }) => {
      rewrite(queries, id, (member) => ({ ...member, disabled: !disabled }));
    },
    onSettled: () => invalidateMembers(queries),
  });
}
