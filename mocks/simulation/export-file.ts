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
import type { SeedTexts } from '../seeds/texts/load';
import { fieldsOf, rowsIn } from './rows';

const types: Readonly<Record<ExportFormat, string>> = {
  [ExportFormat.CSV]: 'text/csv; charset=utf-8',
  [ExportFormat.XLSX]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [ExportFormat.JSON]: 'application/octet-stream',
  [ExportFormat.XML]: 'application/xml; charset=utf-8',
};

function cell(value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** The file of a finished export; CSV, JSON and XML are streamed row by row. Column headings are the fields' names. */
export async function exportFile(
  db: Database,
  job: ExportJobRecord,
  task: TaskRecord,
  texts: SeedTexts,
): Promise<Response> {
  const columns = job.columns ?? fieldsOf(task, texts).map((field) => field.name);
  function* rows(): Generator<Row, void, undefined> {
    for (const row of rowsIn(db, task, job.slices)) yield columns.map((name) => cell(row[name]));
  }
  const body =
    job.format === ExportFormat.CSV
      ? toByteStream(csvChunks(columns, rows()))
      : job.format === ExportFormat.JSON
        ? toByteStream(jsonChunks(columns, rows()))
        : job.format === ExportFormat.XML
          ? toByteStream(xmlChunks(columns, rows()))
          : await xlsxBytes(columns, rows());
  return new Response(body, {
    headers: {
      'Content-Type': types[job.format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(job.fileName)}`,
    },
  });
}
