import type { ImportErrorCode } from './import-error';

const MEBIBYTE = 1024 * 1024;

/** Sizes in bytes, times in milliseconds. */
export interface ImportLimits {
  textBytes: number;
  sheetBytes: number;
  inflatedBytes: number;
  /** Inflated size divided by file size, checked above 10 MB. */
  inflateRatio: number;
  /** Limit for each sheet's declared size, and for the workbook. */
  cells: number;
  columns: number;
  rowColumns: number;
  /** Characters. */
  rowLength: number;
  /** For opening, and for each collecting of lines. */
  timeout: number;
}

export const DEFAULT_IMPORT_LIMITS: ImportLimits = {
  textBytes: 100_000_000,
  sheetBytes: 20_000_000,
  inflatedBytes: 200 * MEBIBYTE,
  inflateRatio: 200,
  cells: 2_000_000,
  columns: 1000,
  rowColumns: 100_000,
  rowLength: 3_000_000,
  timeout: 30_000,
};

/** Accepted file types (FORM-71). */
export const IMPORT_EXTENSIONS = ['.csv', '.xlsx', '.txt'] as const;

/** `header`: the first non-blank row's text. `sample`: the first values below it. */
export interface ImportColumn {
  index: number;
  header: string;
  sample: string[];
}

/** `rowCount`: non-blank rows, including the header. */
export interface ImportSheet {
  name: string;
  columns: ImportColumn[];
  rowCount: number;
  /** A guess that prefills a checkbox. */
  hasLikelyHeader: boolean;
  isDamaged?: boolean;
}

/** FORM-47, FORM-48. */
export type ImportSummary = { kind: 'text'; lineCount: number } | { kind: 'sheets'; sheets: ImportSheet[] };

/** A text file needs only `maxLines`. */
export interface LineChoice {
  /** Index, 0 by default. */
  sheet?: number;
  /** Index, 0 by default. */
  column?: number;
  /** Skips the first non-blank row. */
  hasHeader?: boolean;
  /** All lines when absent (FORM-60). */
  maxLines?: number;
}

/** `kept` of `total` non-empty lines were collected; `duplicates` of these repeat an earlier one. */
export interface LineCounts {
  total: number;
  collected: number;
  duplicates: number;
  blank: number;
}

/** `fraction` from 0 to 1. */
export interface ImportProgress {
  fraction: number;
  bytes: number;
  rows: number;
}

export type ImportRequest =
  | { type: 'open'; file: File; limits: ImportLimits }
  | { type: 'lines'; id: number; choice: LineChoice };

export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'ready'; summary: ImportSummary }
  | { type: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'lines'; id: number; counts: LineCounts }
  | { type: 'failed'; id: number | null; code: ImportErrorCode; message: string };
