import type { ExportFormat, ExportScope } from '#src/contract/enums.gen';

/** `from` is included, `to` excluded. */
export interface ExportSlice {
  readonly runId: string;
  readonly from: number;
  readonly to: number;
}

/** Its contents are fixed at the start; its progress is computed from the clock. */
export interface ExportJobRecord {
  readonly recordId: string;
  userId: string;
  readonly taskId: string;
  readonly taskName: string;
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  readonly lotNo: string | undefined;
  readonly columns: readonly string[] | undefined;
  /** Undefined for the internal field names. */
  readonly headings: readonly string[] | undefined;
  readonly fileName: string;
  readonly slices: readonly ExportSlice[];
  readonly totalRows: number;
  readonly createdAt: number;
  /** Duration in milliseconds. */
  readonly takes: number;
  readonly fileToken: string;
  /** Bytes; undefined until the file has been written once. */
  size: number | undefined;
  canceledAt: number | undefined;
  failure: { readonly code: string; readonly message: string } | undefined;
  marked: boolean;
}
