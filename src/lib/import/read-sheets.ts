import type { CellObject, WorkBook, read as readWorkbook } from 'xlsx';
import { ImportError } from './import-error';
import type { ImportLimits } from './protocol';
import { createStoredZip, unzip, type ZipPart } from './unzip';
import { checkZipDirectory, readZipDirectory, type ZipEntry } from './zip-directory';

const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
const DIMENSION_BYTES = 64 * 1024;

export interface SheetCells {
  name: string;
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[];
}

/** Pictures, charts and comments are never inflated. */
function isNeeded({ name }: ZipEntry): boolean {
  return (
    /\.(?:xml|rels)$/iu.test(name) &&
    !/(?:^|\/)(?:drawings|charts|chartsheets|comments|threadedComments|media|theme|docProps|pivotTables|pivotCache|printerSettings|customXml|externalLinks|ctrlProps|activeX)\//iu.test(
      name,
    )
  );
}

function isWorksheet({ name }: ZipPart): boolean {
  return /(?:^|\/)worksheets\/[^/]+\.xml$/iu.test(name);
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** Returns the rows and columns that a sheet declares (`A1:C9`), or undefined. */
export function declaredSize(xml: string): { rows: number; columns: number } | undefined {
  const tag = /<(?:\w+:)?dimension\b[^>]*?\bref\s*=\s*["']\$?([A-Za-z]+)\$?(\d+)(?::\$?([A-Za-z]+)\$?(\d+))?["']/u.exec(
    xml,
  );
  if (tag === null) return undefined;
  const [, firstColumn = 'A', firstRow = '1', lastColumn = firstColumn, lastRow = firstRow] = tag;
  return {
    rows: Number(lastRow) - Number(firstRow) + 1,
    columns: columnNumber(lastColumn) - columnNumber(firstColumn) + 1,
  };
}

/** Counts `<c ...>` tags in the bytes, much faster than parsing. They may have a namespace prefix. */
function countCells(xml: Uint8Array): number {
  let count = 0;
  for (let at = xml.indexOf(0x63); at !== -1; at = xml.indexOf(0x63, at + 1)) {
    const before = xml[at - 1];
    const after = xml[at + 1];
    if ((before === 0x3c || before === 0x3a) && (after === 0x20 || after === 0x3e || after === 0x2f)) count += 1;
  }
  return count;
}

/** Throws ImportError `endlessSheet` before the slow parse. */
function checkSize(parts: readonly ZipPart[], limits: ImportLimits): void {
  let cells = 0;
  for (const { name, bytes } of parts.filter(isWorksheet)) {
    const size = declaredSize(new TextDecoder().decode(bytes.subarray(0, DIMENSION_BYTES)));
    if (
      size !== undefined &&
      (size.rows > MAX_ROWS || size.columns > MAX_COLUMNS || size.rows * size.columns > limits.cells)
    ) {
      throw new ImportError('endlessSheet', `${name} declares ${String(size.rows)} x ${String(size.columns)} cells`);
    }
    cells += countCells(bytes);
    if (cells > limits.cells)
      throw new ImportError('endlessSheet', `The workbook holds over ${String(limits.cells)} cells`);
  }
}

function parse(read: typeof readWorkbook, zip: Uint8Array): WorkBook {
  try {
    return read(zip, {
      type: 'array',
      dense: true,
      sheetRows: MAX_ROWS,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
    });
  } catch (error) {
    throw new ImportError('corrupt', 'The workbook cannot be parsed', { cause: error });
  }
}

/** Reads an .xlsx after all limits are checked. Rejects with ImportError. */
export async function readSheets(
  file: Uint8Array<ArrayBuffer>,
  limits: ImportLimits,
  onFraction: (fraction: number) => void,
): Promise<SheetCells[]> {
  const entries = readZipDirectory(file);
  checkZipDirectory(entries, file.byteLength, limits);
  const parts = await unzip(file, entries.filter(isNeeded), (bytes) => {
    onFraction((bytes / file.byteLength) * 0.4);
  });
  checkSize(parts, limits);
  onFraction(0.4);
  const { read } = await import('xlsx');
  const book = parse(read, createStoredZip(parts));
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    // A chart sheet has no cells.
    if (sheet === undefined || sheet['!type'] === 'chart') return [];
    return [{ name, rows: sheet['!data'] ?? [] }];
  });
}

/** Returns a cell's displayed text. Numbers in the general format keep all digits. */
export function cellText(cell: CellObject | undefined): string {
  if (cell?.v === undefined) return '';
  if (cell.t === 'e') return '';
  if (cell.t === 'b') return cell.v === true ? 'TRUE' : 'FALSE';
  if (cell.t === 'n' && (cell.z === undefined || cell.z === 'General')) return String(cell.v);
  if (cell.t === 'n' && cell.w !== undefined) return cell.w;
  return cell.v instanceof Date ? cell.v.toISOString() : String(cell.v);
}
