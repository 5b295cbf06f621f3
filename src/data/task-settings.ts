import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isOffline, statusOf, throwIfRefused } from '#src/api/errors';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { allSettledWithLimit } from '#src/lib/all-settled-with-limit';
import { optimisticUpdate } from './task-cache';
import { invalidateTasks } from './tasks';

const CONCURRENCY = 6;

export interface TaskRefusal {
  readonly taskId: string;
  readonly error: unknown;
}

export function useMoveTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      taskIds,
      group: { taskGroupId, taskGroupName },
    }: {
      readonly taskIds: readonly string[];
      readonly group: Pick<Schemas['TaskGroup'], 'taskGroupId' | 'taskGroupName'>;
    }) =>
      optimisticUpdate(queries, {
        taskIds,
        change: { taskGroupId, taskGroupName },
        send: () =>
          client.POST('/v1/taskrules/batchupdatetaskgroup/{group}', {
            params: { path: { group: taskGroupId } },
            body: { taskIds: [...taskIds] },
          }),
        refused: ({ error, errors }) => (error ? taskIds : errors.map(({ taskId }) => taskId)),
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

export function useCopyTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskIds, groupId }: { readonly taskIds: readonly string[]; readonly groupId: string }) =>
      client.POST('/v1/taskrules/batchcopytask/{group}', {
        params: { path: { group: groupId } },
        body: { taskIds: [...taskIds] },
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

export function useSetPriority() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskIds, priority }: { readonly taskIds: readonly string[]; readonly priority: number }) =>
      optimisticUpdate(queries, {
        taskIds,
        change: { priority },
        send: async (): Promise<readonly TaskRefusal[]> => {
          const results = await allSettledWithLimit(
            taskIds,
            CONCURRENCY,
            (taskId) => client.POST('/v1/tasks/priority', { body: { taskId, priority } }),
            // Without a session or a connection the other calls would fail too.
            (error) => statusOf(error) === 401 || isOffline(error),
          );
          return taskIds.flatMap((taskId, at): TaskRefusal[] => {
            const result = results[at];
            if (result?.status === 'rejected') return [{ taskId, error: result.reason as unknown }];
            const { code = '', message = null } = result?.value ?? {};
            return code === '' ? [] : [{ taskId, error: { code, message } }];
          });
        },
        refused: (refusals) => refusals.map(({ taskId }) => taskId),
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

export function useSetCloudCount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['TaskCloudCount']) =>
      throwIfRefused(await client.POST('/v1/tasks/cloudcount', { body })),
    onSettled: () => invalidateTasks(queries),
  });
}

export const shareQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['post', '/v1/taskrules/taskshares/{id}', taskId] as const,
    queryFn: ({ signal }) => client.POST('/v1/taskrules/taskshares/{id}', { params: { path: { id: taskId } }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
