import { SheetDescriber } from './describe-sheet';
import { ImportError, toImportError } from './import-error';
import { LineCollector, refuseLongLine, type EmitPiece } from './line-collector';
import type { ImportLimits, ImportProgress, ImportSheet, ImportSummary, LineChoice, LineCounts } from './protocol';
import { forEachCsvRow, openCsv, type CsvTable } from './read-csv';
import { cellText, readSheets, type SheetCells } from './read-sheets';
import { forEachLine, readText } from './read-text';
import { checkSignature, isCompoundFile, refuseCompoundFile, SIGNATURE_BYTES, typeByName } from './signature';

export interface OpenedFile {
  summary: ImportSummary;
  /** Throws ImportError `emptyColumn` when there are no lines. */
  collect(choice: LineChoice, emit: EmitPiece): LineCounts;
}

type OnProgress = (progress: ImportProgress) => void;

function throttleProgress(report: OnProgress): OnProgress {
  let last = -1;
  return (progress) => {
    const step = Math.floor(progress.fraction * 100);
    if (step <= last) return;
    last = step;
    report(progress);
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

function finish(collector: LineCollector): LineCounts {
  const counts = collector.finish();
  if (counts.total === 0) throw new ImportError('emptyColumn', 'No value in that column');
  return counts;
}

function openText(text: string, bytes: number, report: OnProgress): OpenedFile {
  let lineCount = 0;
  forEachLine(text, (line) => {
    refuseLongLine(line);
    if (line.trim() !== '') lineCount += 1;
  });
  if (lineCount === 0) throw new ImportError('emptyFile', 'No line in the file');
  report({ fraction: 1, bytes, rows: lineCount });
  return {
    summary: { kind: 'text', lineCount },
    collect(choice, emit) {
      const collector = new LineCollector(choice.maxLines, emit);
      forEachLine(text, (line) => {
        collector.add(line);
      });
      return finish(collector);
    },
  };
}

function columnAdder(collector: LineCollector, hasHeader: boolean): (value: string, isBlankRow: () => boolean) => void {
  let isHeaderPending = hasHeader;
  return (value, isBlankRow) => {
    if (isHeaderPending && !isBlankRow()) isHeaderPending = false;
    else collector.add(value);
  };
}

function openTable(table: CsvTable, name: string, limits: ImportLimits, bytes: number, report: OnProgress): OpenedFile {
  const describer = new SheetDescriber(limits.columns);
  let rows = 0;
  forEachCsvRow(
    table,
    limits,
    (row) => {
      rows += 1;
      describer.add(row.entries());
    },
    (length) => {
      report({ fraction: Math.min(0.99, 0.5 + (length / table.body.length) * 0.49), bytes, rows });
    },
  );
  report({ fraction: 1, bytes, rows });
  const sheet = describer.describe(name);
  if (sheet.rowCount === 0) throw new ImportError('emptyFile', 'No value in the file');
  return {
    summary: { kind: 'sheets', sheets: [sheet] },
    collect({ column = 0, hasHeader = false, maxLines }, emit) {
      const collector = new LineCollector(maxLines, emit);
      const add = columnAdder(collector, hasHeader);
      forEachCsvRow(table, limits, (row) => {
        add(row[column] ?? '', () => row.every((value) => value.trim() === ''));
      });
      return finish(collector);
    },
  };
}

function* filledCells(
  row: readonly Parameters<typeof cellText>[0][],
): Generator<readonly [number, string], void, undefined> {
  // A row with only the last column filled has 16,383 holes.
  for (const key of Object.keys(row)) yield [Number(key), cellText(row[Number(key)])];
}

function describeCells({ name, rows, isDamaged }: SheetCells, limits: ImportLimits): ImportSheet {
  const describer = new SheetDescriber(limits.columns);
  for (const row of Object.values(rows)) describer.add(filledCells(row));
  return { ...describer.describe(name), isDamaged };
}

function openSheets(
  sheets: readonly SheetCells[],
  limits: ImportLimits,
  bytes: number,
  report: OnProgress,
): OpenedFile {
  const described = sheets.map((sheet) => describeCells(sheet, limits));
  if (described.reduce((sum, { columns }) => sum + columns.length, 0) > 20 * limits.columns)
    throw new ImportError('endlessSheet', 'The sheets have too many columns');
  const rows = described.reduce((sum, { rowCount }) => sum + rowCount, 0);
  if (rows === 0) {
    if (sheets.some(({ isDamaged }) => isDamaged)) throw new ImportError('corrupt', 'No sheet can be parsed');
    throw new ImportError('emptyFile', 'No value in any sheet');
  }
  report({ fraction: 1, bytes, rows });
  return {
    summary: { kind: 'sheets', sheets: described },
    collect({ sheet = 0, column = 0, hasHeader = false, maxLines }, emit) {
      const collector = new LineCollector(maxLines, emit);
      const add = columnAdder(collector, hasHeader);
      for (const row of Object.values(sheets[sheet]?.rows ?? [])) {
        add(cellText(row[column]), () => Array.from(filledCells(row)).every(([, text]) => text.trim() === ''));
      }
      return finish(collector);
    },
  };
}

async function open(file: Blob, name: string, limits: ImportLimits, report: OnProgress): Promise<OpenedFile> {
  const type = typeByName(name);
  if (file.size === 0) throw new ImportError('emptyFile', 'The file has no bytes');
  if (file.size > (type === 'xlsx' ? limits.sheetBytes : limits.textBytes))
    throw new ImportError('tooLarge', `${String(file.size)} bytes`);
  const head = await bytesOf(file.slice(0, SIGNATURE_BYTES));
  checkSignature(type, head);
  report({ fraction: 0, bytes: 0, rows: 0 });
  if (type === 'xlsx') {
    const bytes = await bytesOf(file);
    if (isCompoundFile(head)) refuseCompoundFile(bytes);
    const sheets = await readSheets(bytes, limits, (fraction) => {
      report({ fraction: 0.1 + fraction, bytes: bytes.byteLength, rows: 0 });
    });
    return openSheets(sheets, limits, bytes.byteLength, report);
  }
  const share = type === 'csv' ? 0.5 : 0.95;
  const text = await readText(file, (bytes) => {
    report({ fraction: (bytes / file.size) * share, bytes, rows: 0 });
  });
  if (type === 'txt') return openText(text, file.size, report);
  return openTable(openCsv(text), name.replace(/\.[^.]+$/u, ''), limits, file.size, report);
}

/** Reads a .txt, .csv or .xlsx (FORM-47, FORM-48, FORM-71). Rejects only with ImportError. */
export async function readFile(
  file: Blob,
  name: string,
  limits: ImportLimits,
  report: OnProgress,
): Promise<OpenedFile> {
  try {
    return await open(file, name, limits, throttleProgress(report));
  } catch (error) {
    // The browser could not read the file, because it was moved or changed.
    throw toImportError(error, error instanceof DOMException ? 'unreadable' : 'corrupt');
  }
}
