import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '#src/contract/types';
import type { Task } from '#src/domain/task';

type TaskList = Schemas['TaskList'];

const lists = { queryKey: ['get', '/v1/tasksearchs'] } as const;

const hiddenTaskIds = new WeakMap<QueryClient, Set<string>>();

function updateTasks(queries: QueryClient, change: (task: Task) => Task): void {
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
  await queries.cancelQueries(lists);
  const changedIds = new Set(taskIds);
  const before = new Map<string, Task>();
  updateTasks(queries, (task) => {
    if (!changedIds.has(task.taskId)) return task;
    before.set(task.taskId, before.get(task.taskId) ?? task);
    return { ...task, ...change };
  });
  return (refused) => {
    const rolledBack = new Set(refused);
    updateTasks(queries, (task) => {
      const previous = before.get(task.taskId);
      if (!rolledBack.has(task.taskId) || !previous) return task;
      const keys = (Object.keys(change) as (keyof Task)[]).filter((key) => task[key] === change[key]);
      return keys.length === 0
        ? task
        : { ...task, ...Object.fromEntries(keys.map((key) => [key, previous[key]] as const)) };
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

export const isTaskHidden = (queries: QueryClient, taskId: string): boolean =>
  hiddenTaskIds.get(queries)?.has(taskId) ?? false;

export function omitHiddenTasks(queries: QueryClient, list: TaskList): TaskList {
  const hiddenIds = hiddenTaskIds.get(queries);
  if (!hiddenIds || hiddenIds.size === 0) return list;
  const items = list.items.filter((task) => !hiddenIds.has(task.taskId));
  return { ...list, items, total: Math.max(items.length, list.total - (list.items.length - items.length)) };
}

export interface HiddenTasks {
  restore(): void;
  release(): void;
}

/** Hides tasks in refetched lists, too. */
export function hideTasks(queries: QueryClient, taskIds: readonly string[]): HiddenTasks {
  const hiddenIds = hiddenTaskIds.get(queries) ?? new Set<string>();
  hiddenTaskIds.set(queries, hiddenIds);
  for (const taskId of taskIds) hiddenIds.add(taskId);
  const previousLists = queries.getQueriesData<TaskList>(lists);
  queries.setQueriesData<TaskList>(lists, (list) => list && omitHiddenTasks(queries, list));
  // A page without rows shows the next ones.
  void queries.invalidateQueries({
    ...lists,
    predicate: ({ queryKey }) => {
      const list = queries.getQueryData<TaskList>(queryKey);
      return list?.items.length === 0 && list.total > 0;
    },
  });
  const release = () => {
    for (const taskId of taskIds) hiddenIds.delete(taskId);
  };
  return {
    release,
    restore: () => {
      release();
      for (const [key, list] of previousLists) if (list) queries.setQueryData(key, omitHiddenTasks(queries, list));
      void queries.invalidateQueries(lists);
    },
  };
}
