import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { LogLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

type LogPage = Schemas['LogPage'];

export interface LogWish {
  readonly level?: LogLevel;
  readonly keyword?: string;
}

const LINES_A_CALL = 1000;
/** Older lines are dropped. */
const MOST_KEPT = 5000;

/** Merges without duplicates or gaps. */
export function withLatest(before: LogPage | undefined, latest: LogPage): LogPage {
  if (!before) return latest;
  const kept = new Map(before.items.map((line) => [line.id, line]));
  const fresh = latest.items.filter((line) => !kept.has(line.id));
  const joins = fresh.length < latest.items.length || latest.nextCursor === null;
  // A changed message means that the language has changed.
  const reads = latest.items.every((line) => (kept.get(line.id)?.message ?? line.message) === line.message);
  if (!joins || !reads || before.items.length + fresh.length > MOST_KEPT) return latest;
  return { items: [...fresh, ...before.items], nextCursor: before.nextCursor };
}

const ask = (id: string, lot: string, query: LogWish & { cursor?: string }, signal?: AbortSignal) =>
  client.GET('/v1/tasks/{id}/lot/{lot}/log', {
    params: { path: { id, lot }, query: { ...query, limit: LINES_A_CALL } },
    ...(signal ? { signal } : {}),
  });

const keyOf = (taskId: string, lot: string, wish: LogWish) =>
  ['get', '/v1/tasks/{id}/lot/{lot}/log', taskId, lot, wish] as const;

/** A refetch keeps the earlier lines. */
export const logQuery = (taskId: string, lot: string, wish: LogWish) =>
  queryOptions({
    queryKey: keyOf(taskId, lot, wish),
    queryFn: async ({ client: cache, queryKey, signal }) => {
      const latest = await ask(taskId, lot, wish, signal);
      return withLatest(cache.getQueryData<LogPage>(queryKey), latest);
    },
    staleTime: 1_000,
  });

export function useEarlierLines(taskId: string, lot: string, wish: LogWish) {
  const cache = useQueryClient();
  const { queryKey } = logQuery(taskId, lot, wish);
  return useMutation({
    mutationFn: async () => {
      const cursor = cache.getQueryData(queryKey)?.nextCursor ?? null;
      return cursor === null ? undefined : ask(taskId, lot, { ...wish, cursor });
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
