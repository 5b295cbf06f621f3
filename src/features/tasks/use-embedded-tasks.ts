import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useWatchedTasks } from '#src/data/task-watch';
import { useStickyError, useRegion } from '#src/shared/region/use-region';
import { isTaskActive } from '#src/domain/task-states';
import type { ListState } from '#src/shared/list/use-list-page';
import { useListSelection } from '#src/shared/list/use-list-selection';
import { useOnline } from '#src/state/preferences';
import { taskKey, type Task } from '#src/domain/task';

type TaskList = Schemas['TaskList'];

/** Longer lists only refetch the rows that can have changed. */
const LONG_LIST = 200;

interface EmbeddedTasks extends ListState<Task> {
  readonly isLong: boolean;
  readonly onVisibleRange: (from: number, to: number) => void;
}

/** Loads the first rows, then all; polls while the tab is visible (TASK-03 to TASK-05, TASK-29). */
export function useEmbeddedTasks(templateId: string, orderBy?: string): EmbeddedTasks {
  const cache = useQueryClient();
  const online = useOnline();
  const range = useRef({ from: 0, to: 0 });
  const onRange = useCallback((from: number, to: number) => {
    range.current = { from, to };
  }, []);
  const options = taskQueries.ofTemplate(templateId, orderBy);
  const known = cache.getQueryData<TaskList>(options.queryKey);
  const isWatched = (known?.items.length ?? 0) > LONG_LIST;
  const first = useQuery({
    ...taskQueries.firstOfTemplate(templateId, orderBy),
    ...quietOptions,
    enabled: known === undefined,
    retry: false,
  });
  const all = useQuery({
    ...options,
    ...pollingOptions(!isWatched),
    ...quietOptions,
    placeholderData: keepPreviousData,
    enabled: known !== undefined || first.isFetched,
  });
  const shown = all.data !== undefined && !all.isPlaceholderData ? all.data : (first.data ?? all.data);
  const queryHash = hashKey(options.queryKey);
  const [rowsId, setRowsId] = useState(queryHash);
  if (rowsId !== queryHash && all.data !== undefined && !all.isPlaceholderData) setRowsId(queryHash);
  const watchError = useWatchedTasks(
    {
      list: options,
      total: taskQueries.countOfTemplate(templateId),
      ids: () => {
        const items = cache.getQueryData<TaskList>(options.queryKey)?.items ?? [];
        const { from, to } = range.current;
        return items
          .filter((task, index) => (index >= from && index < to) || isTaskActive(task.taskExecuteStatus))
          .map((task) => task.taskId);
      },
    },
    isWatched,
  );
  const error = useStickyError(all) ?? watchError;
  const { data, ...region } = useRegion({
    data: shown,
    error,
    dataUpdatedAt: all.dataUpdatedAt || first.dataUpdatedAt,
    refetch: all.refetch,
  });
  const rows = data?.items;
  return {
    ...region,
    rows,
    rowKey: taskKey,
    rowsId,
    offline: !online || isOffline(error),
    selection: useListSelection(rows, taskKey),
    isLong: (data?.total ?? 0) > LONG_LIST,
    onVisibleRange: onRange,
  };
}
