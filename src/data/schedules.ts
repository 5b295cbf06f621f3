import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { allSettledWithLimit } from '#src/lib/all-settled-with-limit';
import { invalidateTasks } from './tasks';

const CONCURRENCY = 4;

export interface SetSchedulesRequest {
  readonly taskIds: readonly string[];
  readonly schedule: Schemas['TaskSchedule'];
  readonly onProgress?: (answered: number) => void;
}

export interface SetSchedulesResult {
  readonly set: readonly Schemas['TaskScheduleResult'][];
  readonly refused: readonly { readonly taskId: string; readonly error: unknown }[];
}

/** Never rejects: the outcome names the refused tasks (ENUM-33). */
export function useSetSchedules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ taskIds, schedule, onProgress }: SetSchedulesRequest): Promise<SetSchedulesResult> => {
      let answered = 0;
      const setOne = async (taskId: string) => {
        try {
          const call = { params: { path: { taskId } }, body: schedule };
          return await client.PUT('/v1/taskSchedulers/{taskId}', call);
        } finally {
          answered += 1;
          onProgress?.(answered);
        }
      };
      // Offline, the other calls would fail too.
      const results = await allSettledWithLimit(taskIds, CONCURRENCY, setOne, isOffline);
      const set: Schemas['TaskScheduleResult'][] = [];
      const refused: { taskId: string; error: unknown }[] = [];
      results.forEach((result, at) => {
        if (result.status === 'fulfilled') set.push(result.value);
        else refused.push({ taskId: taskIds[at] ?? '', error: result.reason });
      });
      return { set, refused };
    },
    onSettled: () => invalidateTasks(queries),
  });
}

export function useRemoveSchedules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly string[]) =>
      client.DELETE('/v1/taskSchedulers/batchRemoveSchedule', { body: { taskIds: [...taskIds] } }),
    onSettled: () => invalidateTasks(queries),
  });
}
