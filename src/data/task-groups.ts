import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { invalidateTasks } from './tasks';

/** Renames a task group (API-064); rejects with 409 when another has the name. Its tasks name it, so they are read again. */
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

/** Deletes a task group, whose tasks go to the default one (API-064); rejects with 409 for that one itself. */
export function useDeleteTaskGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.DELETE('/v1/taskrules/taskgroups/{id}', { params: { path: { id } } }),
    onSuccess: () => invalidateTasks(queries),
  });
}
