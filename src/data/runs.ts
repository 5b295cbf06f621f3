import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { invalidateTasks } from './tasks';

export const MAX_LOTS = 100_000;
export const ROWS_PAGE_SIZE = 100;
/** Limits memory when a user scrolls through a million rows. */
const MAX_CACHED_WINDOWS = 40;

export type RowsScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'notExported' }
  | { readonly kind: 'lot'; readonly lotNo: string };

export const runQueries = {
  summary: (taskId: string) =>
    api.queryOptions('get', '/v1/tasks/{id}/summary', { params: { path: { id: taskId } } }, { staleTime: 1_000 }),
  lots: (taskId: string) =>
    api.queryOptions(
      'get',
      '/v1/tasks/{id}/taskLots',
      { params: { path: { id: taskId }, query: { size: MAX_LOTS } } },
      { staleTime: 1_000 },
    ),
  /** `page` counts from 1. */
  subtasks: (taskId: string, lot: string, page = 1, pageSize = 100) =>
    api.queryOptions(
      'get',
      '/v1/tasks/{id}/lot/{lot}/subTasks',
      { params: { path: { id: taskId, lot }, query: { page, pageSize } } },
      { staleTime: 1_000 },
    ),
  /** `page` counts from 0. */
  rows: (taskId: string, scope: RowsScope, page: number, pageSize = ROWS_PAGE_SIZE) => ({
    queryKey: ['rows', taskId, scope, page, pageSize] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readRows(taskId, scope, page, pageSize, signal),
    staleTime: 5_000,
  }),
};

export function pruneRowWindows(queries: QueryClient, taskId: string): void {
  const cache = queries.getQueryCache();
  const idle = cache
    .findAll({ queryKey: ['rows', taskId], type: 'inactive', fetchStatus: 'idle' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of idle.slice(MAX_CACHED_WINDOWS)) cache.remove(query);
}

export async function* iterateRows(taskId: string, signal: AbortSignal): AsyncGenerator<Schemas['RowsPage'], void> {
  const size = limits.rowsPageSize.max;
  for (let page = 0; ; page += 1) {
    const found = await readRows(taskId, { kind: 'all' }, page, size, signal);
    yield found;
    if (found.rows.length === 0 || (page + 1) * size >= found.total) return;
  }
}

async function readRows(
  id: string,
  scope: RowsScope,
  page: number,
  pageSize: number,
  signal: AbortSignal,
): Promise<Schemas['RowsPage']> {
  const query = { page, pageSize };
  if (scope.kind === 'lot') {
    return client.GET('/v1/taskdatas/{id}/lot/{lot}/getAllLotData', {
      params: { path: { id, lot: scope.lotNo }, query },
      signal,
    });
  }
  return scope.kind === 'all'
    ? client.GET('/v1/taskdatas/{id}/getalldata', { params: { path: { id }, query }, signal })
    : client.GET('/v1/taskdatas/{id}/getNotExportData', { params: { path: { id }, query }, signal });
}

export function useStartSubtask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['SubtaskRequest']) => client.POST('/v1/tasks/subTask/start', { body }),
    onSettled: () => invalidateTasks(queries),
  });
}

export function useStopSubtask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['SubtaskRequest']) => client.POST('/v1/tasks/subTask/stop', { body }),
    onSettled: () => invalidateTasks(queries),
  });
}
