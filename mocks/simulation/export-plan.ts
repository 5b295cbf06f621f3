import { ExportFormat } from '#src/contract/enums.gen';
import { csvFormat } from '#src/lib/rows/csv';
import { jsonFormat } from '#src/lib/rows/json';
import { isDrawnPicture, pictureDataUrl } from '#src/lib/rows/picture';
import { encodeRows, type CellValue, type Row, type RowFormat } from '#src/lib/rows/row';
import { xmlFormat } from '#src/lib/rows/xml';
import { toJson } from '#mocks/seeds/rows/json-text';
import type { Cell } from '#mocks/seeds/rows/maker';
import { rowsOf, type RowTable } from '#mocks/seeds/rows/row';

export type StreamedFormat = Exclude<ExportFormat, typeof ExportFormat.XLSX>;

/** `last` is excluded. */
export interface PlannedRun {
  readonly seed: number;
  readonly inputs: readonly string[];
  /** Epoch milliseconds; the rows' dates lie before. */
  readonly at: number;
  readonly first: number;
  readonly last: number;
}

/** Plain data, so that a worker can create any part. */
export interface RowPlan {
  readonly columns: readonly string[];
  readonly headings: readonly string[];
  readonly table: RowTable;
  readonly runs: readonly PlannedRun[];
}

export interface FilePlan extends RowPlan {
  readonly format: StreamedFormat;
}

const formats: Readonly<Record<StreamedFormat, (fields: readonly string[]) => RowFormat>> = {
  [ExportFormat.CSV]: csvFormat,
  [ExportFormat.JSON]: jsonFormat,
  [ExportFormat.XML]: xmlFormat,
};

export const plannedRowCount = ({ runs }: RowPlan): number =>
  runs.reduce((sum, { first, last }) => sum + last - first, 0);

function cellOf(value: Cell | undefined): CellValue {
  if (typeof value === 'string') return isDrawnPicture(value) ? pictureDataUrl(value) : value;
  return typeof value === 'object' && value !== null ? toJson(value) : value;
}

/** Yields rows `from` (included) to `to` (excluded). Reuses one array for all rows. */
export function* plannedRows(
  { columns, table, runs }: RowPlan,
  from = 0,
  to = Infinity,
): Generator<Row, void, undefined> {
  const values: CellValue[] = columns.map(() => null);
  let before = 0;
  for (const { seed, inputs, at, first, last } of runs) {
    const start = first + Math.max(0, from - before);
    const end = Math.min(last, first + to - before);
    before += last - first;
    if (start >= end) continue;
    const rowAt = rowsOf(table.rows, seed, { inputs, now: at, language: table.language, site: table.site });
    for (let index = start; index < end; index += 1) {
      const row = rowAt(index);
      for (let column = 0; column < columns.length; column += 1) {
        const value = row[columns[column] ?? ''];
        values[column] = cellOf(value);
      }
      yield values;
    }
  }
}

export const filePieces = (plan: FilePlan): Generator<Uint8Array<ArrayBuffer>, void, undefined> =>
  encodeRows(formats[plan.format](plan.headings), plannedRows(plan));

/** Rows `from` (included) to `to` (excluded). */
export function createPartMaker(plan: FilePlan): (from: number, to: number) => Uint8Array<ArrayBuffer>[] {
  const format = formats[plan.format](plan.headings);
  const all = plannedRowCount(plan);
  return (from, to) => [...encodeRows(format, plannedRows(plan, from, to), { isStart: from === 0, isEnd: to >= all })];
}
