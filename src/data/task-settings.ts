import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isOffline, statusOf, throwIfRefused } from '#src/api/errors';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { settleEach } from '#src/lib/settle-each';
import { optimisticUpdate } from './task-cache';
import { invalidateTasks } from './tasks';

/** Calls that run side by side where the contract has one for each task. */
const AT_ONCE = 6;

/** A task that something was refused for, and why: the error of its call, or the code and message of its 200 response. */
export interface TaskRefusal {
  readonly taskId: string;
  readonly error: unknown;
}

/** Moves tasks to a group, shown at once (API-070, API-087); the answer names those that were not moved, which go back. */
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

/** Copies tasks to a group (API-071, API-086); what was passed over or failed is named, with the count and limit of tasks. */
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

/** Sets the stored priority of tasks, shown at once, with one call for each (API-067); gives those that were refused, which go back. */
export function useSetPriority() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskIds, priority }: { readonly taskIds: readonly string[]; readonly priority: number }) =>
      optimisticUpdate(queries, {
        taskIds,
        change: { priority },
        send: async (): Promise<readonly TaskRefusal[]> => {
          const results = await settleEach(
            taskIds,
            AT_ONCE,
            (taskId) => client.POST('/v1/tasks/priority', { body: { taskId, priority } }),
            // Without a session or a connection the rest would fail the same way.
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

/** Sets how many cloud nodes a run of a task takes (API-068); an empty code means saved. */
export function useSetCloudCount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['TaskCloudCount']) =>
      throwIfRefused(await client.POST('/v1/tasks/cloudcount', { body })),
    onSettled: () => invalidateTasks(queries),
  });
}

/** The address under which others see a task (API-065): asking again gives the same one. */
export const shareQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['post', '/v1/taskrules/taskshares/{id}', taskId] as const,
    queryFn: ({ signal }) => client.POST('/v1/taskrules/taskshares/{id}', { params: { path: { id: taskId } }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
