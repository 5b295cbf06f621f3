import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '#src/contract/types';

type Task = Schemas['TaskListItem'];
type TaskList = Schemas['TaskList'];

/** Everything that was read of task lists, whatever their page, filter and order. */
const lists = { queryKey: ['get', '/v1/tasksearchs'] } as const;

/** Tasks that are hidden from the lists of a cache until it is known what becomes of them. */
const hidden = new WeakMap<QueryClient, Set<string>>();

/** Puts `change` in the place of the items of every list; a list in which nothing changes is left alone. */
function rewrite(queries: QueryClient, change: (task: Task) => Task): void {
  queries.setQueriesData<TaskList>(lists, (list) => {
    if (!list) return undefined;
    const items = list.items.map(change);
    return items.some((task, at) => task !== list.items[at]) ? { ...list, items } : undefined;
  });
}

/**
 * Shows a change of tasks in every list at once, before the server has agreed. Gives the way back for those that were refused, or
 * for all; a field that was read anew in the meantime stays as the server said.
 */
export async function showChange(
  queries: QueryClient,
  taskIds: readonly string[],
  changeOf: (task: Task) => Partial<Task>,
): Promise<(refused?: readonly string[]) => void> {
  // An answer that is under way still has the former state.
  await queries.cancelQueries(lists);
  const wanted = new Set(taskIds);
  const before = new Map<string, Task>();
  const shown = new Map<string, Partial<Task>>();
  rewrite(queries, (task) => {
    if (!wanted.has(task.taskId)) return task;
    const change = shown.get(task.taskId) ?? changeOf(task);
    before.set(task.taskId, before.get(task.taskId) ?? task);
    shown.set(task.taskId, change);
    return { ...task, ...change };
  });
  return (refused = taskIds) => {
    const back = new Set(refused);
    rewrite(queries, (task) => {
      const former = before.get(task.taskId);
      const change = shown.get(task.taskId);
      if (!back.has(task.taskId) || !former || !change) return task;
      const keys = (Object.keys(change) as (keyof Task)[]).filter((key) => task[key] === change[key]);
      return keys.length === 0
        ? task
        : { ...task, ...Object.fromEntries(keys.map((key) => [key, former[key]] as const)) };
    });
  };
}

/** Whether a task is hidden from the lists of this cache. */
export const isHidden = (queries: QueryClient, taskId: string): boolean => hidden.get(queries)?.has(taskId) ?? false;

/** A list without the tasks that are hidden from this cache. */
export function withoutHidden(queries: QueryClient, list: TaskList): TaskList {
  const out = hidden.get(queries);
  if (!out || out.size === 0) return list;
  const items = list.items.filter((task) => !out.has(task.taskId));
  return { ...list, items, total: Math.max(items.length, list.total - (list.items.length - items.length)) };
}

/** How tasks that were hidden come back. */
export interface Hidden {
  /** Every list shows them again as it did, and is then read anew. */
  bringBack(): void;
  /** They are not held back any longer: what is read next shows them if they are still there. */
  release(): void;
}

/** Takes tasks out of every list at once and keeps them out, whatever is read in the meantime. */
export function hideTasks(queries: QueryClient, taskIds: readonly string[]): Hidden {
  const out = hidden.get(queries) ?? new Set<string>();
  hidden.set(queries, out);
  for (const taskId of taskIds) out.add(taskId);
  const former = queries.getQueriesData<TaskList>(lists);
  queries.setQueriesData<TaskList>(lists, (list) => list && withoutHidden(queries, list));
  // A page that lost all its rows gets those that follow.
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
