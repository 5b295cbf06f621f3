import type { CellObject, DenseWorkSheet } from 'xlsx';
import { withoutInvalidXml, type CellValue, type Row } from './row';

/** The longest text a cell of a spreadsheet holds (characters); longer ones are cut. */
export const XLSX_MAX_TEXT = 32_767;

function cut(text: string): string {
  // Cutting may halve a surrogate pair; the half is dropped.
  return text.length <= XLSX_MAX_TEXT ? text : text.slice(0, XLSX_MAX_TEXT).replace(/[\ud800-\udbff]$/u, '');
}

function textCell(value: string): CellObject | undefined {
  // '_x0041_' is how a sheet writes an escaped character; escaping its underscore keeps it what it is.
  // A bare carriage return would read back as a line feed.
  const text = cut(withoutInvalidXml(value))
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_')
    .replaceAll('\r', '_x000D_');
  return text === '' ? undefined : { t: 's', v: text };
}

function cellOf(value: CellValue): CellObject | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'boolean') return { t: 'b', v: value };
  return Number.isFinite(value) ? { t: 'n', v: value } : textCell(String(value));
}

/** A line of cells; empty ones stay holes, which the writer leaves out. */
function lineOf(row: Row, width: number): CellObject[] {
  const line: CellObject[] = [];
  for (let index = 0; index < width; index += 1) {
    const cell = cellOf(row[index]);
    if (cell !== undefined) line[index] = cell;
  }
  return line;
}

/** A workbook of one sheet: texts as text cells, numbers as numbers, never a formula. The caller refuses more than 200,000 rows; a sheet cannot be streamed. */
export async function xlsxBytes(fields: readonly string[], rows: Iterable<Row>): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx');
  const data: CellObject[][] = [lineOf(fields, fields.length)];
  for (const row of rows) data.push(lineOf(row, fields.length));
  const end = utils.encode_cell({ r: data.length - 1, c: Math.max(fields.length - 1, 0) });
  const sheet: DenseWorkSheet = { '!data': data, '!ref': `A1:${end}` };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  // Shared strings make real text cells; without them the writer marks texts as the results of formulas.
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('The sheet writer gave no bytes');
  return new Uint8Array(bytes);
}
