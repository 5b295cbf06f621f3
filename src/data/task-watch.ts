import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { polled, quiet } from './polling';
import type { taskQueries } from './tasks';

type TaskList = Schemas['TaskList'];
type Status = Schemas['TaskStatusItem'];

const MOST_WATCHED = 500;

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

export interface LongList {
  readonly list: ReturnType<typeof taskQueries.list>;
  readonly total: ReturnType<typeof taskQueries.countOfTemplate>;
  readonly ids: () => readonly string[];
}

async function look(cache: QueryClient, { list, total, ids }: LongList, signal: AbortSignal): Promise<null> {
  const wanted = ids().slice(0, MOST_WATCHED);
  const [statuses, count] = await Promise.all([
    wanted.length === 0 ? { items: [] } : client.POST('/v1/tasksearch/taskstatus', { body: { ids: wanted }, signal }),
    cache.query({ ...total, staleTime: 0 }),
  ]);
  const known = cache.getQueryData<TaskList>(list.queryKey);
  if (known) cache.setQueryData<TaskList>(list.queryKey, withStatuses(known, statuses.items));
  if (known && count.total !== known.total) void cache.invalidateQueries({ queryKey: list.queryKey });
  return null;
}

/** Writes the status of `ids` into the list (TASK-29). Returns the error of the last poll. */
export function useWatchedTasks(watched: LongList, active: boolean): unknown {
  const cache = useQueryClient();
  const { error } = useQuery({
    ...queryOptions({
      queryKey: ['watch', ...watched.list.queryKey],
      queryFn: ({ signal }) => look(cache, watched, signal),
      staleTime: 0,
      gcTime: 0,
      enabled: active,
    }),
    ...polled(active),
    ...quiet,
  });
  return active ? error : null;
}
