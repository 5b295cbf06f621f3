import { ExportFormat } from '#src/contract/enums.gen';
import { toByteStream } from '#src/lib/rows/byte-stream';
import { xlsxBytes } from '#src/lib/rows/xlsx';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { TaskRecord } from '#mocks/db/tasks';
import { rowSourceOf } from '#mocks/seeds/row-source';
import { filePieces, plannedRows, type RowPlan } from './export-plan';
import { madeByWorkers } from './made-by-workers';
import { rowPlaces } from './rows';

const types: Readonly<Record<ExportFormat, string>> = {
  [ExportFormat.CSV]: 'text/csv; charset=utf-8',
  [ExportFormat.XLSX]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [ExportFormat.JSON]: 'application/octet-stream',
  [ExportFormat.XML]: 'application/xml; charset=utf-8',
};

/** A file of more rows is not written only to know how long it is. */
const MEASURED_ROWS = 5_000;
/** Fewer rows are made where they are asked for: sooner than a worker starts. */
const WORTH_WORKERS = 20_000;

/** What an export holds, looked up now: a task that is deleted while its file is fetched must not leave half a file. */
function planOf(db: Database, job: ExportJobRecord, task: TaskRecord): RowPlan {
  const { names, table } = rowSourceOf(task);
  const runs = [...rowPlaces(db, job.slices)].map(({ run, first, last }) => ({
    seed: run.seed,
    inputs: run.inputs,
    at: run.startedAt ?? run.requestedAt,
    first,
    last,
  }));
  const columns = job.columns ?? names;
  return { columns, headings: job.headings ?? columns, table, runs };
}

/** Bytes of an export's file where they can be told without a noticeable wait; undefined for a sheet and above 5,000 rows. */
export function measuredSize(db: Database, job: ExportJobRecord, task: TaskRecord): number | undefined {
  const { format } = job;
  if (format === ExportFormat.XLSX || job.totalRows > MEASURED_ROWS) return undefined;
  let bytes = 0;
  for (const piece of filePieces({ ...planOf(db, job, task), format })) bytes += piece.byteLength;
  return bytes;
}

/** The bytes of a finished export; CSV, JSON and XML are streamed row by row. */
export async function exportBytes(
  db: Database,
  job: ExportJobRecord,
  task: TaskRecord,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const plan = planOf(db, job, task);
  const { format } = job;
  // How long a file is, is known once it has been written to the end.
  const onEnd = (bytes: number) => {
    if (job.size === undefined) void db.exports.update(job.recordId, (draft) => void (draft.size = bytes));
  };
  if (format === ExportFormat.XLSX) return toByteStream([await xlsxBytes(plan.headings, plannedRows(plan))], onEnd);
  const file = { ...plan, format };
  return job.totalRows >= WORTH_WORKERS && typeof Worker !== 'undefined'
    ? madeByWorkers(file, { onEnd })
    : toByteStream(filePieces(file), onEnd);
}

/** The file of a finished export as an attachment, with its length where that is known. */
export async function exportFile(db: Database, job: ExportJobRecord, task: TaskRecord): Promise<Response> {
  return new Response(await exportBytes(db, job, task), {
    headers: {
      'Content-Type': types[job.format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(job.fileName)}`,
      ...(job.size === undefined ? {} : { 'Content-Length': String(job.size) }),
    },
  });
}
