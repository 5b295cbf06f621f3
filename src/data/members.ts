import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { accountQueries } from './account';

export type Member = Schemas['Member'];
type MemberList = Schemas['MemberList'];

const LIST = '/v1/accounts/member';
const MEMBER = '/v1/accounts/member/{id}';
const SPENDING = '/v1/account/member/{id}/balanceDetails';
const NEW_MEMBER_ID = 'new';

export const memberQueries = {
  /** `page` counts from 1. */
  list: (query: OperationQuery<'listMembers'>) => api.queryOptions('get', LIST, { params: { query } }),
  spending: (id: string, query: OperationQuery<'getMemberBalanceDetails'>) =>
    api.queryOptions('get', SPENDING, { params: { path: { id }, query } }),
};

/** Includes the owner's limits, since members share its nodes. */
async function invalidateMembers(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['get', LIST] }),
    queries.invalidateQueries({ queryKey: accountQueries.resources().queryKey }),
  ]);
}

function updateMember(queries: QueryClient, memberId: string, change: (member: Member) => Member): void {
  queries.setQueriesData<MemberList>({ queryKey: ['get', LIST] }, (list) =>
    list?.items.some((member) => member.memberId === memberId)
      ? { ...list, items: list.items.map((member) => (member.memberId === memberId ? change(member) : member)) }
      : list,
  );
}

export function useSaveMember() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id = NEW_MEMBER_ID, ...body }: Schemas['MemberSave'] & { readonly id?: string }) =>
      client.POST(MEMBER, { params: { path: { id } }, body }),
    onSettled: () => invalidateMembers(queries),
  });
}

/** The member's tasks and balance go to the owner. */
export function useRemoveMember() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.DELETE(MEMBER, { params: { path: { id } } }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Ends the member's sessions; rejects with 422 for a weak password. */
export function useSetMemberPassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, password }: { readonly id: string; readonly password: string }) => {
      await client.POST('/v1/accounts/member/{id}/password', { params: { path: { id } }, body: { password } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', LIST] }),
  });
}

export function useSetMemberPasswords() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, password }: { readonly ids: readonly string[]; readonly password: string }) =>
      (await client.POST('/v1/accounts/members/password', { body: { memberIds: [...ids], password } })).results,
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', LIST] }),
  });
}

/** Rejects with 409 ExceedCloudCount or CloudNodesInUse. */
export function useSetMemberNodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cloudCount }: { readonly id: string; readonly cloudCount: number }) =>
      client.PUT('/v1/accounts/member/{id}/cloudCount', { params: { path: { id } }, body: { cloudCount } }),
    onSettled: () => invalidateMembers(queries),
  });
}

export function useSetMemberStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, disabled }: { readonly id: string; readonly disabled: boolean }) =>
      client.PUT('/v1/accounts/member/{id}/status', { params: { path: { id } }, body: { disabled } }),
    onMutate: async ({ id, disabled }) => {
      await queries.cancelQueries({ queryKey: ['get', LIST] });
      updateMember(queries, id, (member) => ({ ...member, disabled }));
    },
    onSuccess: (member) => {
      updateMember(queries, member.memberId, () => member);
    },
    onError: (_error, { id, disabled }) => {
      updateMember(queries, id, (member) => ({ ...member, disabled: !disabled }));
    },
    onSettled: () => invalidateMembers(queries),
  });
}
