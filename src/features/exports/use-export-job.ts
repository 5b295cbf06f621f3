import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ExportStatus } from '../../contract/enums.gen';
import type { Schemas } from '../../contract/types';
import { exportQueries, useCancelExport, useDownloadExport, useStartExport } from '../../data/exports';
import { saveBlob } from '../../lib/download';

const isUnderWay = (record: Schemas['ExportRecord']): boolean =>
  record.status === ExportStatus.Waiting || record.status === ExportStatus.Running;

/**
 * One export from start to file: it goes on while its dialog is closed, its file is saved as soon as it is ready, and one
 * that is under way for the task is taken up instead of started twice. `looking` says whether anybody asked for it yet.
 */
export function useExportJob(taskId: string, looking: boolean) {
  const [recordId, setRecordId] = useState<string>();
  // One that was let go is not taken up again, whatever an older list says of it.
  const [gone, setGone] = useState<string>();
  const start = useStartExport();
  const cancel = useCancelExport();
  const download = useDownloadExport();
  const saved = useRef<string>(undefined);

  const earlier = useQuery({
    ...exportQueries.list({ taskId, page: 1, pageSize: 1 }),
    enabled: looking && recordId === undefined,
    staleTime: 0,
  });
  const newest = earlier.data?.items[0];
  if (recordId === undefined && newest !== undefined && newest.recordId !== gone && isUnderWay(newest))
    setRecordId(newest.recordId);

  const job = useQuery({ ...exportQueries.record(recordId ?? ''), enabled: recordId !== undefined });
  const record = recordId === undefined ? undefined : (job.data ?? start.data);
  const ready = record?.status === ExportStatus.Completed;
  const { mutateAsync } = download;
  const save = async (id: string) => {
    const { blob, fileName } = await mutateAsync({ recordId: id });
    saveBlob(blob, fileName);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!ready || recordId === undefined || saved.current === recordId) return;
    saved.current = recordId;
    // The mutation keeps the failure; the dialog shows it.
    latest.current(recordId).catch(() => undefined);
  }, [ready, recordId]);

  const begin = async (request: Schemas['ExportRequest']) => {
    const made = await start.mutateAsync(request);
    setRecordId(made.recordId);
  };
  const forget = () => {
    setGone(recordId);
    setRecordId(undefined);
    start.reset();
    download.reset();
  };
  return {
    record,
    start,
    download,
    begin,
    forget,
    /** The record could not be looked at; the export itself may be going on. */
    lost: job.error,
    looked: earlier.data !== undefined || earlier.error !== null || recordId !== undefined,
    canceling: cancel.isPending,
    cancel: async () => {
      if (recordId !== undefined) await cancel.mutateAsync(recordId);
      forget();
    },
    saveAgain: () => {
      if (recordId !== undefined) save(recordId).catch(() => undefined);
    },
    again: async () => {
      if (!record) return;
      const { format, scope, lotNo, columns } = record;
      await begin({ taskId, format, scope, lotNo, columns });
    },
  };
}

export type ExportJob = ReturnType<typeof useExportJob>;
