import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '#src/contract/types';

type Task = Schemas['TaskListItem'];
type TaskList = Schemas['TaskList'];

const lists = { queryKey: ['get', '/v1/tasksearchs'] } as const;

const hidden = new WeakMap<QueryClient, Set<string>>();

function rewrite(queries: QueryClient, change: (task: Task) => Task): void {
  queries.setQueriesData<TaskList>(lists, (list) => {
    if (!list) return undefined;
    const items = list.items.map(change);
    return items.some((task, at) => task !== list.items[at]) ? { ...list, items } : undefined;
  });
}

/** Returns a rollback for some tasks; it skips refetched fields. */
async function applyUpdate(
  queries: QueryClient,
  taskIds: readonly string[],
  change: Partial<Task>,
): Promise<(refused: readonly (string | null)[]) => void> {
  // A pending response would restore the old state.
  await queries.cancelQueries(lists);
  const wanted = new Set(taskIds);
  const before = new Map<string, Task>();
  rewrite(queries, (task) => {
    if (!wanted.has(task.taskId)) return task;
    before.set(task.taskId, before.get(task.taskId) ?? task);
    return { ...task, ...change };
  });
  return (refused) => {
    const back = new Set(refused);
    rewrite(queries, (task) => {
      const former = before.get(task.taskId);
      if (!back.has(task.taskId) || !former) return task;
      const keys = (Object.keys(change) as (keyof Task)[]).filter((key) => task[key] === change[key]);
      return keys.length === 0
        ? task
        : { ...task, ...Object.fromEntries(keys.map((key) => [key, former[key]] as const)) };
    });
  };
}

/** Rolls back the tasks that `refused` returns, or all if the call fails. */
export async function optimisticUpdate<Result>(
  queries: QueryClient,
  {
    taskIds,
    change,
    send,
    refused,
  }: {
    readonly taskIds: readonly string[];
    readonly change: Partial<Task>;
    readonly send: () => Promise<Result>;
    readonly refused: (result: Result) => readonly (string | null)[];
  },
): Promise<Result> {
  const undo = await applyUpdate(queries, taskIds, change);
  try {
    const result = await send();
    undo(refused(result));
    return result;
  } catch (error) {
    undo(taskIds);
    throw error;
  }
}

export const isHidden = (queries: QueryClient, taskId: string): boolean => hidden.get(queries)?.has(taskId) ?? false;

export function withoutHidden(queries: QueryClient, list: TaskList): TaskList {
  const out = hidden.get(queries);
  if (!out || out.size === 0) return list;
  const items = list.items.filter((task) => !out.has(task.taskId));
  return { ...list, items, total: Math.max(items.length, list.total - (list.items.length - items.length)) };
}

export interface Hidden {
  bringBack(): void;
  release(): void;
}

/** Hides tasks in refetched lists, too. */
export function hideTasks(queries: QueryClient, taskIds: readonly string[]): Hidden {
  const out = hidden.get(queries) ?? new Set<string>();
  hidden.set(queries, out);
  for (const taskId of taskIds) out.add(taskId);
  const former = queries.getQueriesData<TaskList>(lists);
  queries.setQueriesData<TaskList>(lists, (list) => list && withoutHidden(queries, list));
  // A page without rows shows the next ones.
  void queries.invalidateQueries({
    ...lists,
    predicate: ({ queryKey }) => {
      const list = queries.getQueryData<TaskList>(queryKey);
      return list?.items.length === 0 && list.total > 0;
    },
  });
  const release = () => {
    for (const taskId of taskIds) out.delete(taskId);
  };
  return {
    release,
    bringBack: () => {
      release();
      for (const [key, list] of former) if (list) queries.setQueryData(key, withoutHidden(queries, list));
      void queries.invalidateQueries(lists);
    },
  };
}
