import { ExportFormat } from '../../src/contract/enums.gen';
import { toByteStream } from '../../src/lib/rows/byte-stream';
import { csvChunks } from '../../src/lib/rows/csv';
import { jsonChunks } from '../../src/lib/rows/json';
import type { CellValue, Row } from '../../src/lib/rows/row';
import { xlsxBytes } from '../../src/lib/rows/xlsx';
import { xmlChunks } from '../../src/lib/rows/xml';
import type { Database } from '../db/database';
import type { ExportJobRecord } from '../db/exports';
import type { TaskRecord } from '../db/tasks';
import { rowSourceOf } from '../seeds/row-source';
import { rowPlaces, type RowPlace } from './rows';

const types: Readonly<Record<ExportFormat, string>> = {
  [ExportFormat.CSV]: 'text/csv; charset=utf-8',
  [ExportFormat.XLSX]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [ExportFormat.JSON]: 'application/octet-stream',
  [ExportFormat.XML]: 'application/xml; charset=utf-8',
};

const writers = { [ExportFormat.CSV]: csvChunks, [ExportFormat.JSON]: jsonChunks, [ExportFormat.XML]: xmlChunks };

/** A file of more rows is not written only to know how long it is. */
const MEASURED_ROWS = 5_000;

function cell(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

const columnsOf = (job: ExportJobRecord, task: TaskRecord): readonly string[] => job.columns ?? rowSourceOf(task).names;

/** The cells of an export's rows, made one row at a time: a million of them own no memory. */
function cellsOf(db: Database, job: ExportJobRecord, task: TaskRecord): Generator<Row, void, undefined> {
  // Looked up now: a task that is deleted while its file is fetched must not leave half a file.
  return cellsAt([...rowPlaces(db, job.slices)], columnsOf(job, task), task);
}

function* cellsAt(
  places: readonly RowPlace[],
  columns: readonly string[],
  task: TaskRecord,
): Generator<Row, void, undefined> {
  const { cells } = rowSourceOf(task);
  for (const { run, first, last } of places) {
    const at = run.startedAt ?? run.requestedAt;
    for (let index = first; index < last; index++) {
      const row = cells(run.seed, index, run.inputs, at);
      const line: CellValue[] = [];
      for (const name of columns) line.push(cell(row[name]));
      yield line;
    }
  }
}

/** Bytes of an export's file where they can be told without a noticeable wait; undefined for a sheet and above 5,000 rows. */
export function measuredSize(db: Database, job: ExportJobRecord, task: TaskRecord): number | undefined {
  if (job.format === ExportFormat.XLSX || job.totalRows > MEASURED_ROWS) return undefined;
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const piece of writers[job.format](columnsOf(job, task), cellsOf(db, job, task)))
    bytes += encoder.encode(piece).length;
  return bytes;
}

/** The same bytes; `onEnd` hears how many there were once all of them have been taken. */
function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEnd: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
      flush: () => {
        onEnd(bytes);
      },
    }),
  );
}

/** The bytes of a finished export; CSV, JSON and XML are streamed row by row. Column headings are the fields' names. */
export async function exportBytes(
  db: Database,
  job: ExportJobRecord,
  task: TaskRecord,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const columns = columnsOf(job, task);
  const rows = cellsOf(db, job, task);
  const body =
    job.format === ExportFormat.XLSX
      ? new Blob([await xlsxBytes(columns, rows)]).stream()
      : toByteStream(writers[job.format](columns, rows));
  if (job.size !== undefined) return body;
  // How long a file is, is known once it has been written to the end.
  return counted(body, (bytes) => {
    void db.exports.update(job.recordId, (draft) => void (draft.size = bytes));
  });
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
