import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../api/answer';
import { api, client } from '../api/client';
import { ApiError } from '../api/errors';
import { apiFetch } from '../api/fetch';
import { ExportStatus } from '../contract/enums.gen';
import type { Schemas } from '../contract/types';

/** Milliseconds between two looks at an export that is being made. */
const EXPORT_POLL = 500;

const isOver = (status: ExportStatus): boolean =>
  status === ExportStatus.Completed || status === ExportStatus.Failed || status === ExportStatus.Canceled;

export const exportQueries = {
  /** One export with its progress; looks again until it is over. */
  record: (recordId: string) =>
    api.queryOptions(
      'get',
      '/v1/asynchronousExport/ExportData/{recordId}',
      { params: { path: { recordId } } },
      {
        staleTime: 0,
        refetchInterval: (query: { state: { data?: Schemas['ExportRecord'] | undefined } }) => {
          const status = query.state.data?.status;
          return status !== undefined && isOver(status) ? false : EXPORT_POLL;
        },
      },
    ),
  /** Exports of the account, newest first; page counts from 1 (API-102). */
  list: (query: { page?: number; pageSize?: number; taskId?: string }) =>
    api.queryOptions('get', '/v1/asynchronousExport/ExportData/list', { params: { query } }),
};

/** Starts an export job (API-105). */
export function useStartExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['ExportRequest']) =>
      answer(await client.POST('/v1/asynchronousExport/ExportData', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['get', '/v1/asynchronousExport/ExportData/list'] }),
  });
}

/** Cancels an export that is being made, or removes one that is over. */
export function useCancelExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (recordId: string) => {
      await client.DELETE('/v1/asynchronousExport/ExportData/{recordId}', { params: { path: { recordId } } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/v1/asynchronousExport/ExportData/list'] }),
  });
}

/** Fetches the file of a finished export; a link with `download` would bypass the emulator. What was exported is read again afterwards. */
export function useDownloadExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ recordId, signal }: { recordId: string; signal?: AbortSignal }) => {
      const { url, fileName } = answer(
        await client.GET('/v1/asynchronousExport/fileDownLoadUrl', {
          params: { query: { recordId } },
          ...(signal ? { signal } : {}),
        }),
      );
      // An address on another origin must not be given the session.
      const response = await apiFetch(new Request(new URL(url, globalThis.location.href), signal ? { signal } : {}), {
        session: false,
      });
      const blob = await response.blob();
      if (blob.size === 0) throw new ApiError('malformed', response.status, 'EmptyFile', 'The file is empty.');
      return { blob, fileName };
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['rows'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/tasks/{id}/summary'] }),
      ]),
  });
}
