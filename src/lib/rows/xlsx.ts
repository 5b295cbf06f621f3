import type { CellObject, DenseWorkSheet } from 'xlsx';
import { withoutInvalidXml, type CellValue, type Row } from './row';

/** Characters in one cell; longer texts are cut. */
export const XLSX_MAX_TEXT = 32_767;

function cut(text: string): string {
  // The cut may halve a surrogate pair.
  return text.length <= XLSX_MAX_TEXT ? text : text.slice(0, XLSX_MAX_TEXT).replace(/[\ud800-\udbff]$/u, '');
}

function textCell(value: string): CellObject | undefined {
  // `_x0041_` is the format's own escape. An unescaped carriage return would become a line feed.
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

function lineOf(row: Row, width: number): CellObject[] {
  const line: CellObject[] = [];
  for (let index = 0; index < width; index += 1) {
    const cell = cellOf(row[index]);
    if (cell !== undefined) line[index] = cell;
  }
  return line;
}

/** Returns a workbook with one sheet, without formulas. The caller limits the rows to 200,000: a sheet cannot be streamed. */
export async function xlsxBytes(fields: readonly string[], rows: Iterable<Row>): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx');
  const data: CellObject[][] = [lineOf(fields, fields.length)];
  for (const row of rows) data.push(lineOf(row, fields.length));
  const end = utils.encode_cell({ r: data.length - 1, c: Math.max(fields.length - 1, 0) });
  const sheet: DenseWorkSheet = { '!data': data, '!ref': `A1:${end}` };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  // Without shared strings the writer marks texts as formula results.
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('The sheet writer returned no bytes');
  return new Uint8Array(bytes);
}
