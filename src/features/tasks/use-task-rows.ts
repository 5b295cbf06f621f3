import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { polled, quiet, stalenessOf, type Staleness } from '#src/data/polling';
import { isHidden } from '#src/data/task-cache';
import { taskQueries } from '#src/data/tasks';
import { useWatchedTasks } from '#src/data/task-watch';
import { useKeptError } from '#src/data/use-kept-error';
import { isTaskActive } from '#src/domain/task-states';
import { useOnline } from '#src/state/preferences';
import type { RowOrder } from '#src/ui/table/use-stable-rows';

type TaskList = Schemas['TaskList'];

/** Rows from which on a list is not read every five seconds but looked at where it can have changed. */
export const MANY = 200;

export interface TaskRows {
  /** undefined while the first load runs. */
  readonly rows: readonly Schemas['TaskListItem'][] | undefined;
  readonly total: number;
  /** Which list they are, and which of them are on their way out. */
  readonly rowOrder: RowOrder;
  /** Nothing could be loaded. */
  readonly failed: boolean;
  /** What was loaded is not up to date, and since when. */
  readonly staleness: Staleness | undefined;
  readonly offline: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
  /** Tells which rows of a long list are on screen. */
  readonly onRange: (from: number, to: number) => void;
}

/**
 * The tasks of a list, looked at again every 5 s while the tab is seen (TASK-29). An unchanged answer gives the same rows and
 * renders nothing. `countOf` is the template whose tasks they are, if the list may be long.
 */
export function useTaskRows(options: ReturnType<typeof taskQueries.list>, countOf?: string): TaskRows {
  const cache = useQueryClient();
  const online = useOnline();
  const range = useRef({ from: 0, to: 0 });
  const onRange = useCallback((from: number, to: number) => {
    range.current = { from, to };
  }, []);
  const [retrying, setRetrying] = useState(false);
  const isLong = countOf !== undefined && (cache.getQueryData<TaskList>(options.queryKey)?.items.length ?? 0) > MANY;
  const isKnown = cache.getQueryData(options.queryKey) !== undefined;
  // Those in view are asked for alone, and all of them once these are there.
  const first = useQuery({
    ...taskQueries.firstOfTemplate(countOf ?? '', options.queryKey[2]?.params?.query?.orderBy),
    ...quiet,
    enabled: countOf !== undefined && !isKnown,
    retry: false,
  });
  const list = useQuery({
    ...options,
    ...polled(!isLong),
    ...quiet,
    placeholderData: keepPreviousData,
    enabled: countOf === undefined || isKnown || first.isFetched,
  });
  const shown = list.data !== undefined && !list.isPlaceholderData ? list.data : (first.data ?? list.data);
  // While a page is on its way the rows are still those of the page before.
  const key = hashKey(options.queryKey);
  const [listed, setListed] = useState(key);
  if (listed !== key && list.data !== undefined && !list.isPlaceholderData) setListed(key);
  const watchError = useWatchedTasks(
    {
      list: options,
      total: taskQueries.countOfTemplate(countOf ?? ''),
      ids: () => {
        const items = cache.getQueryData<TaskList>(options.queryKey)?.items ?? [];
        const { from, to } = range.current;
        return items
          .filter((task, index) => (index >= from && index < to) || isTaskActive(task.taskExecuteStatus))
          .map((task) => task.taskId);
      },
    },
    isLong,
  );
  const failure = useKeptError(list);
  const error = failure ?? watchError;
  const staleness = stalenessOf({ data: shown, error, dataUpdatedAt: list.dataUpdatedAt || first.dataUpdatedAt });
  return {
    rows: shown?.items,
    total: shown?.total ?? 0,
    rowOrder: { list: listed, isRemoved: (taskId) => isHidden(cache, taskId) },
    failed: shown === undefined && failure !== null,
    staleness,
    offline: !online || isOffline(error),
    retry: () => {
      setRetrying(true);
      void list.refetch().finally(() => {
        setRetrying(false);
      });
    },
    retrying,
    onRange,
  };
}
