import { ExportFormat } from '#src/contract/enums.gen';
import { csvFormat } from '#src/lib/rows/csv';
import { jsonFormat } from '#src/lib/rows/json';
import { isDrawnPicture, pictureAddress } from '#src/lib/rows/picture';
import { inPieces, type CellValue, type Row, type RowFormat } from '#src/lib/rows/row';
import { xmlFormat } from '#src/lib/rows/xml';
import { jsonText } from '#mocks/seeds/rows/json-text';
import type { Cell } from '#mocks/seeds/rows/maker';
import { rowsOf, type RowTable } from '#mocks/seeds/rows/row';

/** A format that is written row by row. */
export type StreamedFormat = Exclude<ExportFormat, typeof ExportFormat.XLSX>;

/** Rows of one run: from the first (included) to the last (excluded) of its seed. */
export interface PlannedRun {
  readonly seed: number;
  readonly inputs: readonly string[];
  /** When the run began, in epoch milliseconds: its dates lie before. */
  readonly at: number;
  readonly first: number;
  readonly last: number;
}

/** All that the rows of an export depend on, as plain data: whoever has it makes any part of them, in a worker too. */
export interface RowPlan {
  readonly columns: readonly string[];
  /** The column headings. */
  readonly headings: readonly string[];
  readonly table: RowTable;
  readonly runs: readonly PlannedRun[];
}

/** A plan and the format of its file. */
export interface FilePlan extends RowPlan {
  readonly format: StreamedFormat;
}

const formats: Readonly<Record<StreamedFormat, (fields: readonly string[]) => RowFormat>> = {
  [ExportFormat.CSV]: csvFormat,
  [ExportFormat.JSON]: jsonFormat,
  [ExportFormat.XML]: xmlFormat,
};

/** How many rows a plan has. */
export const plannedRowCount = ({ runs }: RowPlan): number =>
  runs.reduce((sum, { first, last }) => sum + last - first, 0);

/** A value as a cell of a file: nested ones as JSON, a drawn picture as an address that opens. */
function cellOf(value: Cell | undefined): CellValue {
  if (typeof value === 'string') return isDrawnPicture(value) ? pictureAddress(value) : value;
  return typeof value === 'object' && value !== null ? jsonText(value) : value;
}

/** Rows `from` (included) to `to` (excluded) of a plan, made one at a time and given in one array, which each row fills anew. */
export function* plannedRows(
  { columns, table, runs }: RowPlan,
  from = 0,
  to = Infinity,
): Generator<Row, void, undefined> {
  const line: CellValue[] = columns.map(() => null);
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
        line[column] = cellOf(value);
      }
      yield line;
    }
  }
}

/** A whole file in pieces, its rows made one at a time. */
export const filePieces = (plan: FilePlan): Generator<Uint8Array<ArrayBuffer>, void, undefined> =>
  inPieces(formats[plan.format](plan.headings), plannedRows(plan));

/** Makes the bytes of rows `from` (included) to `to` (excluded); those of all parts, one after the other, are the file. */
export function partMaker(plan: FilePlan): (from: number, to: number) => Uint8Array<ArrayBuffer>[] {
  const format = formats[plan.format](plan.headings);
  const all = plannedRowCount(plan);
  return (from, to) => [...inPieces(format, plannedRows(plan, from, to), { isStart: from === 0, isEnd: to >= all })];
}
