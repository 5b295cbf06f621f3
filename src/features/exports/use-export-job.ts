import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ExportStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { exportQueries, invalidateExportedRows, isExportFinished, useStartExport } from '#src/data/exports';
import { markExportShown, unwatchExport, watchExport } from '#src/state/exports';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { repeatRequestOf } from './use-repeat-export';
import { useSaveExport } from './use-save-export';

type DownloadResult = { readonly size: number } | 'canceled' | { readonly error: unknown };

/**
 * Continues while its dialog is closed; an open dialog downloads the file. Resumes the task's running export instead of starting another.
 */
export function useExportJob(taskId: string, open: boolean) {
  const queries = useQueryClient();
  const [recordId, setRecordId] = useState<string>();
  // A dismissed export, which a stale list must not resume.
  const [dismissedId, setDismissedId] = useState<string>();
  const [saved, setSaved] = useState<DownloadResult>();
  const start = useStartExport();
  const saveFile = useSaveExport();
  const [endedWhileOpenId, setEndedWhileOpenId] = useState<string>();
  const handled = useRef<string>(undefined);

  const latestQuery = useQuery({
    ...exportQueries.list({ taskId, page: 1, pageSize: 1 }),
    enabled: open && recordId === undefined,
    staleTime: 0,
    refetchInterval: false,
  });
  const newest = latestQuery.data?.items[0];
  if (
    open &&
    recordId === undefined &&
    newest !== undefined &&
    newest.recordId !== dismissedId &&
    !isExportFinished(newest.status)
  )
    setRecordId(newest.recordId);

  const job = useQuery({ ...exportQueries.record(recordId ?? ''), enabled: recordId !== undefined });
  const record = recordId === undefined ? undefined : (job.data ?? start.data);
  const over = record !== undefined && isExportFinished(record.status);
  // The watcher has reported it already, so the dialog starts with the form.
  if (over && endedWhileOpenId !== recordId) {
    if (open) setEndedWhileOpenId(recordId);
    else {
      setDismissedId(recordId);
      setRecordId(undefined);
    }
  }

  useEffect(() => (open && recordId !== undefined ? markExportShown(recordId) : undefined), [open, recordId]);

  const fetchFile = (exportRecord: Schemas['ExportRecord']) =>
    saveFile(exportRecord).then(
      (size) => setSaved(size === undefined ? 'canceled' : { size }),
      (error: unknown) => setSaved({ error }),
    );
  const save = (exportRecord: Schemas['ExportRecord']) => {
    setSaved(undefined);
    return fetchFile(exportRecord);
  };
  const onOver = useEffectEvent(() => {
    if (record === undefined || handled.current === record.recordId) return;
    handled.current = record.recordId;
    unwatchExport(record.recordId);
    if (record.status !== ExportStatus.Completed) return;
    void invalidateExportedRows(queries);
    void fetchFile(record);
  });
  useEffect(() => {
    if (over && open) onOver();
  }, [over, open]);

  const { run: begin } = useSingleFlight(async (request: Schemas['ExportRequest']) => {
    const created = await start.mutateAsync(request);
    watchExport(created.recordId);
    setSaved(undefined);
    setRecordId(created.recordId);
  });
  return {
    record,
    start,
    begin,
    saved,
    save: () => (record === undefined ? Promise.resolve() : save(record)),
    reset: () => {
      setDismissedId(recordId);
      setRecordId(undefined);
      setSaved(undefined);
      start.reset();
    },
    /** Loading the record failed; the export itself may continue. */
    loadError: job.error,
    isLoaded: latestQuery.data !== undefined || latestQuery.error !== null || recordId !== undefined,
    repeat: () => (record === undefined ? Promise.resolve() : begin(repeatRequestOf(record))),
  };
}

export type ExportJob = ReturnType<typeof useExportJob>;
