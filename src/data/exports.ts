import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client, fetchClient, fileOptions } from '#src/api/client';
import { config } from '#src/api/config';
import { ApiError, statusOf } from '#src/api/errors';
import { apiFetch } from '#src/api/fetch';
import { ExportIntent, ExportStatus } from '#src/contract/enums.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { receiveBlob, StalledError, type DownloadProgress } from '#src/lib/receive-blob';
import { pollingOptions } from './polling';

/** Milliseconds. */
const POLL_INTERVAL = 500;
const BACKGROUND_POLL_INTERVAL = 2_000;

const LIST = '/v1/asynchronousExport/ExportData/list';

export const isExportFinished = (status: ExportStatus): boolean =>
  status === ExportStatus.Completed || status === ExportStatus.Failed || status === ExportStatus.Canceled;

type PolledQuery = Parameters<ReturnType<typeof pollingOptions>['refetchInterval']>[0];

function nextPollDelay(query: PolledQuery, active: boolean, interval: number): number | false {
  const wait = pollingOptions(active).refetchInterval(query);
  return wait === false || query.state.error !== null ? wait : interval;
}

export const exportQueries = {
  record: (recordId: string, inBackground = false) =>
    api.queryOptions(
      'get',
      '/v1/asynchronousExport/ExportData/{recordId}',
      { params: { path: { recordId } } },
      {
        staleTime: 0,
        refetchInterval: (query: PolledQuery) => {
          const status = (query.state.data as Schemas['ExportRecord'] | undefined)?.status;
          return nextPollDelay(
            query,
            status === undefined || !isExportFinished(status),
            inBackground ? BACKGROUND_POLL_INTERVAL : POLL_INTERVAL,
          );
        },
      },
    ),
  /** `page` counts from 1. */
  list: (query: OperationQuery<'listExportRecords'>) =>
    api.queryOptions(
      'get',
      LIST,
      { params: { query } },
      {
        refetchInterval: (query: PolledQuery) => {
          const records = (query.state.data as Schemas['ExportRecordList'] | undefined)?.items ?? [];
          return nextPollDelay(
            query,
            records.some((record) => !isExportFinished(record.status)),
            BACKGROUND_POLL_INTERVAL,
          );
        },
      },
    ),
};

export async function invalidateExportedRows(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['get', LIST] }),
    queries.invalidateQueries({ queryKey: ['rows'] }),
    queries.invalidateQueries({ queryKey: ['get', '/v1/tasks/{id}/summary'] }),
    queries.invalidateQueries({ queryKey: ['get', '/v1/accounts/resources'] }),
  ]);
}

export function useStartExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['ExportRequest']) => client.POST('/v1/asynchronousExport/ExportData', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['get', LIST] }),
  });
}

const removed = new WeakMap<QueryClient, Set<string>>();

export const isExportRemoved = (queries: QueryClient, recordId: string): boolean =>
  removed.get(queries)?.has(recordId) ?? false;

/** Rejects with 409 if the export's state has changed. */
export function useCancelOrRemoveExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ recordId, intent }: { recordId: string; intent: ExportIntent }) => {
      await client.DELETE('/v1/asynchronousExport/ExportData/{recordId}', {
        params: { path: { recordId }, query: { intent } },
      });
    },
    onSuccess: (_, { recordId, intent }) => {
      if (intent === ExportIntent.Remove) removed.set(queries, (removed.get(queries) ?? new Set()).add(recordId));
    },
    onSettled: (_, _error, { recordId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['get', LIST] }),
        queries.invalidateQueries({ queryKey: exportQueries.record(recordId).queryKey }),
      ]),
  });
}

export function useCheckGoogleSheet() {
  return useMutation({
    mutationFn: (url: string) => client.POST('/v1/asynchronousExport/ExportGoogleSheet/check', { body: { url } }),
  });
}

interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

export interface FetchedFile {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

async function receiveFile(response: Response, options: FetchOptions, total?: number | null): Promise<Blob> {
  try {
    const blob = await receiveBlob(response, { ...options, total: total ?? undefined, idleTimeout: config().timeout });
    if (blob.size > 0) return blob;
  } catch (error) {
    if (options.signal.aborted) throw error;
    if (error instanceof StalledError)
      throw new ApiError('timeout', 0, 'Timeout', 'The server did not respond in time.');
    throw new ApiError('network', 0, 'Network', 'The connection was lost.');
  }
  throw new ApiError('malformed', response.status, 'EmptyFile', 'The file is empty.');
}

const fetchLink = (recordId: string, signal: AbortSignal): Promise<Schemas['ExportDownload']> =>
  client.GET('/v1/asynchronousExport/fileDownLoadUrl', { params: { query: { recordId } }, signal });

/** Sends no session: the pre-signed address may be on another origin. */
const fetchFile = (url: string, signal: AbortSignal): Promise<Response> =>
  apiFetch(new Request(new URL(url, globalThis.location.href), { signal }), { session: false, file: true });

/**
 * A link with `download` would bypass the emulator. Retries once if the address expired. Rejects with ApiError, or with the reason of
 * `signal`.
 */
export async function fetchExport(recordId: string, options: FetchOptions): Promise<FetchedFile> {
  const link = await fetchLink(recordId, options.signal);
  let response: Response;
  try {
    response = await fetchFile(link.url, options.signal);
  } catch (error) {
    if (![403, 404, 410].includes(statusOf(error))) throw error;
    const again = await fetchLink(recordId, options.signal);
    if (again.url === link.url) throw new ApiError('http', 404, 'Expired', 'The file is no longer available.');
    response = await fetchFile(again.url, options.signal);
  }
  return { blob: await receiveFile(response, options, link.size), fileName: link.fileName };
}

/** Rejects with 409 RecordsNotReady, which names the records. */
export async function fetchZip(request: Schemas['ExportZipRequest'], options: FetchOptions): Promise<FetchedFile> {
  const { response, data } = await fetchClient.POST('/v1/asynchronousExport/ExportData/zip', {
    body: request,
    ...fileOptions,
    signal: options.signal,
  });
  const body = new Response(data ?? null, { headers: { 'Content-Type': 'application/zip' } });
  const name = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return {
    blob: await receiveFile(body, options),
    fileName: name === undefined ? undefined : decodeURIComponent(name),
  };
}
