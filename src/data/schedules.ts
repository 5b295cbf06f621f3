import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { settleEach } from '#src/lib/settle-each';
import { invalidateTasks } from './tasks';

/** Calls that set schedules at the same time. */
const AT_ONCE = 4;

/** One schedule for several tasks; `onProgress` hears how many calls were answered. */
export interface ScheduleOrder {
  readonly taskIds: readonly string[];
  readonly schedule: Schemas['TaskSchedule'];
  readonly onProgress?: (answered: number) => void;
}

/** What came of it: the answers, and the tasks that were refused with the error of each call. */
export interface ScheduleOutcome {
  readonly set: readonly Schemas['TaskScheduleResult'][];
  readonly refused: readonly { readonly taskId: string; readonly error: unknown }[];
}

/** Sets a schedule (ENUM-33), one call a task and a few at once. A task that is refused is named in the outcome; it never rejects. */
export function useSetSchedules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ taskIds, schedule, onProgress }: ScheduleOrder): Promise<ScheduleOutcome> => {
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
      // Without a connection the rest would fail as well, one after another.
      const results = await settleEach(taskIds, AT_ONCE, setOne, isOffline);
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

/** Clears schedules (API-074, API-088); the answer names those that were refused. */
export function useRemoveSchedules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly string[]) =>
      client.DELETE('/v1/taskSchedulers/batchRemoveSchedule', { body: { taskIds: [...taskIds] } }),
    onSettled: () => invalidateTasks(queries),
  });
}
