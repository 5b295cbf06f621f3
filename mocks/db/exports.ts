import type { ExportFormat, ExportScope } from '#src/contract/enums.gen';

/** Rows of one run that an export holds: from the first (included) to the last (excluded). */
export interface ExportSlice {
  readonly runId: string;
  readonly from: number;
  readonly to: number;
}

/** An export job. What it holds is fixed when it starts; its progress is a function of the clock. */
export interface ExportJobRecord {
  readonly recordId: string;
  /** Whose it is; a removed member's exports go to the owner. */
  userId: string;
  readonly taskId: string;
  readonly taskName: string;
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  readonly lotNo: string | undefined;
  readonly columns: readonly string[] | undefined;
  /** The column headings in the language of the request; undefined for the fields' internal names. */
  readonly headings: readonly string[] | undefined;
  readonly fileName: string;
  readonly slices: readonly ExportSlice[];
  readonly totalRows: number;
  readonly createdAt: number;
  /** Milliseconds the work takes. */
  readonly takes: number;
  /** Part of the address of its file. */
  readonly fileToken: string;
  /** Bytes of its file, undefined while nobody has written it to the end. */
  size: number | undefined;
  canceledAt: number | undefined;
  /** Set when the job failed on purpose. */
  failure: { readonly code: string; readonly message: string } | undefined;
  /** Whether its rows have been marked as exported. */
  marked: boolean;
}
