import type { ImportErrorCode } from './import-error';

const MEBIBYTE = 1024 * 1024;

/** What an import may cost. Sizes in bytes, times in milliseconds. */
export interface ImportLimits {
  /** Largest .txt or .csv. */
  textBytes: number;
  /** Largest .xlsx as it lies on disk. */
  sheetBytes: number;
  /** Largest .xlsx once inflated. */
  inflatedBytes: number;
  /** How often larger than on disk an .xlsx may become (judged above 10 MB inflated). */
  inflateRatio: number;
  /** Most cells a sheet may declare, and a workbook hold. */
  cells: number;
  /** Columns offered to choose from; those beyond are left out. */
  columns: number;
  /** How long opening, and each collecting of lines, may take before the reader is stopped. */
  timeout: number;
}

/** The limits an import has unless told otherwise. */
export const DEFAULT_IMPORT_LIMITS: ImportLimits = {
  textBytes: 100_000_000,
  sheetBytes: 20_000_000,
  inflatedBytes: 200 * MEBIBYTE,
  inflateRatio: 200,
  cells: 2_000_000,
  columns: 1000,
  timeout: 30_000,
};

/** The file types an import takes (FORM-71), as an input's `accept` wants them. */
export const IMPORT_EXTENSIONS = ['.csv', '.xlsx', '.txt'] as const;

/** A column to choose: `header` is the first non-blank row's text, `sample` the first values below it (shortened). */
export interface ImportColumn {
  index: number;
  header: string;
  sample: string[];
}

/** A sheet to choose; `rowCount` counts rows that hold anything, the header among them. */
export interface ImportSheet {
  name: string;
  columns: ImportColumn[];
  rowCount: number;
  /** Whether the first row looks like names rather than values: a starting point for the form's tick box. */
  likelyHeader: boolean;
}

/** What opening a file found: lines, or sheets to choose a column from (FORM-47, FORM-48). */
export type ImportSummary = { kind: 'text'; lineCount: number } | { kind: 'sheets'; sheets: ImportSheet[] };

/** Which values become lines; a text file needs only `maxLines`. */
export interface LineChoice {
  /** Index into `sheets` (0). */
  sheet?: number;
  /** A column's `index` (0). */
  column?: number;
  /** Leaves the first non-blank row out (false). */
  hasHeader?: boolean;
  /** Keeps only that many lines (FORM-60); all of them when absent. */
  maxLines?: number;
}

/** `total` non-empty lines were found and `kept` of them kept, of which `duplicates` repeat an earlier one; `blank` were dropped. */
export interface LineCounts {
  total: number;
  kept: number;
  duplicates: number;
  blank: number;
}

/** How far a step is: `fraction` 0 to 1, `bytes` read so far, `rows` seen so far. */
export interface ImportProgress {
  fraction: number;
  bytes: number;
  rows: number;
}

/** What the page asks of the reader. */
export type ImportRequest =
  | { type: 'open'; file: File; limits: ImportLimits }
  | { type: 'lines'; id: number; choice: LineChoice };

/** What the reader answers; a chunk is UTF-8 text, cut anywhere, of one list of lines joined by line feeds. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'ready'; summary: ImportSummary }
  | { type: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'lines'; id: number; counts: LineCounts }
  | { type: 'failed'; id: number | null; code: ImportErrorCode; message: string };
