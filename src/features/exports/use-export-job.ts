import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ExportStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { exportQueries, invalidateExported, isOver, useStartExport } from '#src/data/exports';
import { attendExport, unwatchExport, watchExport } from '#src/state/exports';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { sameChoice } from './use-repeat-export';
import { useSaveExport } from './use-save-export';

/** What became of the file: undefined until it is fetched, then its bytes, `canceled`, or what went wrong. */
type Saved = { readonly size: number } | 'canceled' | { readonly error: unknown };

/**
 * One export from start to file: it goes on while its dialog is closed, and the console tells of its end; its file is saved as soon
 * as it is ready while the dialog is open. One that is under way for the task is taken up instead of started twice. `open` says
 * whether the dialog is.
 */
export function useExportJob(taskId: string, open: boolean) {
  const queries = useQueryClient();
  const [recordId, setRecordId] = useState<string>();
  // One that was let go is not taken up again, whatever an older list says of it.
  const [gone, setGone] = useState<string>();
  const [saved, setSaved] = useState<Saved>();
  const start = useStartExport();
  const saveFile = useSaveExport();
  // The export whose end was seen with the dialog open.
  const [seen, setSeen] = useState<string>();
  const handled = useRef<string>(undefined);

  const earlier = useQuery({
    ...exportQueries.list({ taskId, page: 1, pageSize: 1 }),
    enabled: open && recordId === undefined,
    staleTime: 0,
    refetchInterval: false,
  });
  const newest = earlier.data?.items[0];
  if (open && recordId === undefined && newest !== undefined && newest.recordId !== gone && !isOver(newest.status))
    setRecordId(newest.recordId);

  const job = useQuery({ ...exportQueries.record(recordId ?? ''), enabled: recordId !== undefined });
  const record = recordId === undefined ? undefined : (job.data ?? start.data);
  const over = record !== undefined && isOver(record.status);
  // What ended while the dialog was closed has been told: the dialog opens with a new choice.
  if (over && seen !== recordId) {
    if (open) setSeen(recordId);
    else {
      setGone(recordId);
      setRecordId(undefined);
    }
  }

  useEffect(() => (open && recordId !== undefined ? attendExport(recordId) : undefined), [open, recordId]);

  const fetchFile = (made: Schemas['ExportRecord']) =>
    saveFile(made).then(
      (size) => setSaved(size === undefined ? 'canceled' : { size }),
      (error: unknown) => setSaved({ error }),
    );
  const save = (made: Schemas['ExportRecord']) => {
    setSaved(undefined);
    return fetchFile(made);
  };
  const onOver = useEffectEvent(() => {
    if (record === undefined || handled.current === record.recordId) return;
    handled.current = record.recordId;
    unwatchExport(record.recordId);
    if (record.status !== ExportStatus.Completed) return;
    void invalidateExported(queries);
    void fetchFile(record);
  });
  useEffect(() => {
    if (over && open) onOver();
  }, [over, open]);

  const { run: begin } = useSingleFlight(async (request: Schemas['ExportRequest']) => {
    const made = await start.mutateAsync(request);
    watchExport(made.recordId);
    setSaved(undefined);
    setRecordId(made.recordId);
  });
  return {
    record,
    start,
    begin,
    /** What became of the file. */
    saved,
    save: () => (record === undefined ? Promise.resolve() : save(record)),
    /** Goes back to the choice. */
    forget: () => {
      setGone(recordId);
      setRecordId(undefined);
      setSaved(undefined);
      start.reset();
    },
    /** The record could not be looked at; the export itself may be going on. */
    lost: job.error,
    looked: earlier.data !== undefined || earlier.error !== null || recordId !== undefined,
    again: () => (record === undefined ? Promise.resolve() : begin(sameChoice(record))),
  };
}

export type ExportJob = ReturnType<typeof useExportJob>;
