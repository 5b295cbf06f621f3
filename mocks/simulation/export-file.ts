import { ExportFormat } from '#src/contract/enums.gen';
import { toByteStream } from '#src/lib/rows/byte-stream';
import { xlsxBytes } from '#src/lib/rows/xlsx';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { TaskRecord } from '#mocks/db/tasks';
import { rowSourceOf } from '#mocks/seeds/row-source';
import { filePieces, plannedRows, type RowPlan } from './export-plan';
import { streamFromWorkers } from './worker-file-stream';
import { runRowsOf } from './rows';

const types: Readonly<Record<ExportFormat, string>> = {
  [ExportFormat.CSV]: 'text/csv; charset=utf-8',
  [ExportFormat.XLSX]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [ExportFormat.JSON]: 'application/octet-stream',
  [ExportFormat.XML]: 'application/xml; charset=utf-8',
};

const MAX_MEASURED_ROWS = 5_000;
/** Below this a worker starts too slowly. */
const MIN_WORKER_ROWS = 20_000;

/** Reads all records at once, so that deleting the task does not truncate a download. */
function planOf(db: Database, job: ExportJobRecord, task: TaskRecord): RowPlan {
  const { names, table } = rowSourceOf(task);
  const runs = [...runRowsOf(db, job.slices)].map(({ run, first, last }) => ({
    seed: run.seed,
    inputs: run.inputs,
    at: run.startedAt ?? run.requestedAt,
    first,
    last,
  }));
  const columns = job.columns ?? names;
  return { columns, headings: job.headings ?? columns, table, runs };
}

/** Returns the bytes; undefined for XLSX and above 5,000 rows, where measuring takes too long. */
export function measuredSize(db: Database, job: ExportJobRecord, task: TaskRecord): number | undefined {
  const { format } = job;
  if (format === ExportFormat.XLSX || job.totalRows > MAX_MEASURED_ROWS) return undefined;
  let bytes = 0;
  for (const piece of filePieces({ ...planOf(db, job, task), format })) bytes += piece.byteLength;
  return bytes;
}

const measuredSizes = new WeakMap<ExportJobRecord, number | undefined>();

/** Returns bytes. Measures seeded files late, because that took a third of the emulator's start. */
export function fileSize(db: Database, job: ExportJobRecord): number | undefined {
  const task = db.tasks.get(job.taskId);
  if (job.size !== undefined || !job.marked || !task) return job.size;
  if (!measuredSizes.has(job)) measuredSizes.set(job, measuredSize(db, job, task));
  return measuredSizes.get(job);
}

/** Only XLSX is not streamed. */
export async function exportBytes(
  db: Database,
  job: ExportJobRecord,
  task: TaskRecord,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const plan = planOf(db, job, task);
  const { format } = job;
  const onEnd = (bytes: number) => {
    if (job.size === undefined) void db.exports.update(job.recordId, (draft) => void (draft.size = bytes));
  };
  if (format === ExportFormat.XLSX) return toByteStream([await xlsxBytes(plan.headings, plannedRows(plan))], onEnd);
  const file = { ...plan, format };
  return job.totalRows >= MIN_WORKER_ROWS && typeof Worker !== 'undefined'
    ? streamFromWorkers(file, { onEnd })
    : toByteStream(filePieces(file), onEnd);
}

/** With its length if known. */
export async function exportFile(db: Database, job: ExportJobRecord, task: TaskRecord): Promise<Response> {
  const size = fileSize(db, job);
  return new Response(await exportBytes(db, job, task), {
    headers: {
      'Content-Type': types[job.format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(job.fileName)}`,
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
    },
  });
}
