import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { invalidateTasks } from './tasks';

/** Rejects with 409 for a taken name. */
export function useRenameTaskGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskGroupId, taskGroupName }: { taskGroupId: string; taskGroupName: string }) =>
      client.PUT('/v1/taskrules/taskgroups/{id}', {
        params: { path: { id: taskGroupId } },
        body: { taskGroupName },
      }),
    onSuccess: () => invalidateTasks(queries),
  });
}

/** Rejects with 409 for the default group, which receives the tasks. */
export function useDeleteTaskGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.DELETE('/v1/taskrules/taskgroups/{id}', { params: { path: { id } } }),
    onSuccess: () => invalidateTasks(queries),
  });
}
