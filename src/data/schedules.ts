import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../api/answer';
import { client } from '../api/client';
import type { Schemas } from '../contract/types';
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
      const set: Schemas['TaskScheduleResult'][] = [];
      const refused: { taskId: string; error: unknown }[] = [];
      const waiting = taskIds.values();
      const work = async () => {
        for (const taskId of waiting) {
          try {
            const call = { params: { path: { taskId } }, body: schedule };
            set.push(answer(await client.PUT('/v1/taskSchedulers/{taskId}', call)));
          } catch (error) {
            refused.push({ taskId, error });
          }
          onProgress?.(set.length + refused.length);
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, taskIds.length) }, work));
      return { set, refused };
    },
    onSettled: () => invalidateTasks(queries),
  });
}

/** Clears schedules (API-074, API-088); the answer names those that were refused. */
export function useRemoveSchedules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (taskIds: readonly string[]) =>
      answer(await client.DELETE('/v1/taskSchedulers/batchRemoveSchedule', { body: { taskIds: [...taskIds] } })),
    onSettled: () => invalidateTasks(queries),
  });
}
