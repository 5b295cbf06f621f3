import type { CellObject, WorkBook, read as readWorkbook } from 'xlsx';
import { checkParts, MAX_ROWS } from './check-parts';
import { ImportError } from './import-error';
import type { ImportLimits } from './protocol';
import { createStoredZip, unzip } from './unzip';
import { checkZipDirectory, readZipDirectory, type ZipEntry } from './zip-directory';

export interface SheetCells {
  name: string;
  rows: readonly (readonly (CellObject | undefined)[])[];
  isDamaged: boolean;
}

/** Pictures, charts, comments and OpenDocuments are never inflated. */
function isNeeded({ name }: ZipEntry): boolean {
  const path = name.replaceAll('\\', '/');
  return (
    /\.xml$|(?:^|\/)_rels\/(?:[^/]*workbook[^/]*)?\.rels$/iu.test(path) &&
    !/(?:^|\/)(?:META-INF|drawings|charts|comments|threadedComments|media|theme|docProps|pivotTables|pivotCache|printerSettings|customXml|externalLinks|ctrlProps|activeX)\/|^objectdata\.xml$/iu.test(
      path,
    )
  );
}

function parse(read: typeof readWorkbook, zip: Uint8Array): WorkBook {
  try {
    return read(zip, {
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
  checkParts(parts, limits);
  onFraction(0.4);
  const { read } = await import('xlsx');
  const book = parse(read, createStoredZip(parts));
  return book.SheetNames.flatMap((name) => {
    // Missing where SheetJS failed silently.
    const sheet = book.Sheets[name];
    if (sheet?.['!type'] === 'chart') return [];
    return [{ name, rows: sheet?.['!data'] ?? [], isDamaged: sheet === undefined }];
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
