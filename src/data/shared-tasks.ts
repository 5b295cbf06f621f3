import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { invalidateTasks, taskQueries } from './tasks';

export const sharedTaskQueries = {
  share: (id: string) => api.queryOptions('get', '/v1/taskshares:{id}', { params: { path: { id } } }),
};

export interface TakeSharedTaskResult {
  readonly response: Schemas['TaskCopyResponse'];
  readonly group: Schemas['TaskGroup'];
}

/** Business refusals are in the response. */
export function useTakeSharedTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shareId: string): Promise<TakeSharedTaskResult> => {
      const { items } = await queries.query({ ...taskQueries.groups(), staleTime: 0 });
      const group = items.find(({ isDefault }) => isDefault) ?? items[0];
      if (group === undefined) throw new Error('The account has no task group');
      const params = { path: { group: group.taskGroupId } };
      const result = await client.POST('/v1/taskrules/batchcopytask/{group}', { params, body: { taskIds: [shareId] } });
      return { response: result, group };
    },
    onSettled: () => invalidateTasks(queries),
  });
}
