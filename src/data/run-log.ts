import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { LogLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

type LogPage = Schemas['LogPage'];

export interface LogFilter {
  readonly level?: LogLevel;
  readonly keyword?: string;
}

const LINES_PER_CALL = 1000;
/** Older lines are dropped. */
const MAX_LINES = 5000;

/** Merges without duplicates or gaps. */
export function mergeLatest(before: LogPage | undefined, latest: LogPage): LogPage {
  if (!before) return latest;
  const knownLines = new Map(before.items.map((line) => [line.id, line]));
  const fresh = latest.items.filter((line) => !knownLines.has(line.id));
  const isContiguous = fresh.length < latest.items.length || latest.nextCursor === null;
  // A changed message means that the language has changed.
  const isSameLanguage = latest.items.every(
    (line) => (knownLines.get(line.id)?.message ?? line.message) === line.message,
  );
  if (!isContiguous || !isSameLanguage || before.items.length + fresh.length > MAX_LINES) return latest;
  return { items: [...fresh, ...before.items], nextCursor: before.nextCursor };
}

const fetchPage = (id: string, lot: string, query: LogFilter & { cursor?: string }, signal?: AbortSignal) =>
  client.GET('/v1/tasks/{id}/lot/{lot}/log', {
    params: { path: { id, lot }, query: { ...query, limit: LINES_PER_CALL } },
    ...(signal ? { signal } : {}),
  });

const keyOf = (taskId: string, lot: string, filter: LogFilter) =>
  ['get', '/v1/tasks/{id}/lot/{lot}/log', taskId, lot, filter] as const;

/** A refetch keeps the earlier lines. */
export const logQuery = (taskId: string, lot: string, filter: LogFilter) =>
  queryOptions({
    queryKey: keyOf(taskId, lot, filter),
    queryFn: async ({ client: cache, queryKey, signal }) => {
      const latest = await fetchPage(taskId, lot, filter, signal);
      return mergeLatest(cache.getQueryData<LogPage>(queryKey), latest);
    },
    staleTime: 1_000,
  });

export function useLoadEarlierLines(taskId: string, lot: string, filter: LogFilter) {
  const cache = useQueryClient();
  const { queryKey } = logQuery(taskId, lot, filter);
  return useMutation({
    mutationFn: async () => {
      const cursor = cache.getQueryData(queryKey)?.nextCursor ?? null;
      return cursor === null ? undefined : fetchPage(taskId, lot, { ...filter, cursor });
    },
    onSuccess: (earlier) => {
      if (!earlier) return;
      cache.setQueryData(queryKey, (before) => {
        const known = new Set(before?.items.map((line) => line.id));
        return {
          items: [...(before?.items ?? []), ...earlier.items.filter((line) => !known.has(line.id))],
          nextCursor: earlier.nextCursor,
        };
      });
    },
  });
}
