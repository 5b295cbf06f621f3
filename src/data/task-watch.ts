import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { polled, quiet } from './polling';
import type { taskQueries } from './tasks';

type TaskList = Schemas['TaskList'];
type Status = Schemas['TaskStatusItem'];

/** How many tasks the status is asked of at most in one look. */
const MOST_WATCHED = 500;

/** The fields of a status that a row shows, too. */
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

/** A list with the present status of some of its tasks; rows in which nothing changed stay the same objects, and so does the list. */
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

/** A list too long to be read every five seconds. */
export interface LongList {
  /** Its queries: the list itself, and how many tasks there are. */
  readonly list: ReturnType<typeof taskQueries.list>;
  readonly total: ReturnType<typeof taskQueries.countOfTemplate>;
  /** Which of its tasks to look at: those on screen and those at work. */
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
  // A task was made or deleted elsewhere: only then all are read again.
  if (known && count.total !== known.total) void cache.invalidateQueries({ queryKey: list.queryKey });
  return null;
}

/**
 * Keeps a long list up to date (TASK-29, API-063): every five seconds the status of the tasks on screen and at work is asked and
 * written into the list. Gives the error of the last look.
 */
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
