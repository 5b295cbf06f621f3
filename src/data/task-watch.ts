import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { pollingOptions, quietOptions } from './polling';
import type { taskQueries } from './tasks';

type TaskList = Schemas['TaskList'];
type Status = Schemas['TaskStatusItem'];

const MAX_WATCHED = 500;

const fields = [
  'taskExecuteStatus',
  'currentTotalExtractCount',
  'spendingTime',
  'endExecuteTime',
  'nextExecuteTime',
  'lot',
  'errorCount',
  'stopping',
  'queuePosition',
  'waitingSince',
] as const satisfies readonly (keyof Status)[];

/** Unchanged rows, and an unchanged list, stay the same objects. */
export function withStatuses(list: TaskList, statuses: readonly Status[]): TaskList {
  const byId = new Map(statuses.map((status) => [status.taskId, status]));
  const items = list.items.map((task) => {
    const status = byId.get(task.taskId);
    const sent = fields.filter((field) => status?.[field] !== undefined && status[field] !== task[field]);
    return sent.length === 0
      ? task
      : { ...task, ...Object.fromEntries(sent.map((field) => [field, status?.[field]] as const)) };
  });
  return items.some((task, index) => task !== list.items[index]) ? { ...list, items } : list;
}

export interface WatchedList {
  readonly list: ReturnType<typeof taskQueries.list>;
  readonly total: ReturnType<typeof taskQueries.countOfTemplate>;
  readonly ids: () => readonly string[];
}

async function pollStatuses(cache: QueryClient, { list, total, ids }: WatchedList, signal: AbortSignal): Promise<null> {
  const watchedIds = ids().slice(0, MAX_WATCHED);
  const [statuses, count] = await Promise.all([
    watchedIds.length === 0
      ? { items: [] }
      : client.POST('/v1/tasksearch/taskstatus', { body: { ids: watchedIds }, signal }),
    cache.query({ ...total, staleTime: 0 }),
  ]);
  const known = cache.getQueryData<TaskList>(list.queryKey);
  if (known) cache.setQueryData<TaskList>(list.queryKey, withStatuses(known, statuses.items));
  if (known && count.total !== known.total) void cache.invalidateQueries({ queryKey: list.queryKey });
  return null;
}

/** Writes the status of `ids` into the list (TASK-29). Returns the error of the last poll. */
export function useWatchedTasks(watched: WatchedList, active: boolean): unknown {
  const cache = useQueryClient();
  const { error } = useQuery({
    ...queryOptions({
      queryKey: ['watch', ...watched.list.queryKey],
      queryFn: ({ signal }) => pollStatuses(cache, watched, signal),
      staleTime: 0,
      gcTime: 0,
      enabled: active,
    }),
    ...pollingOptions(active),
    ...quietOptions,
  });
  return active ? error : null;
}
