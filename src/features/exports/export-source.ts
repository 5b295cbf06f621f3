import { ExportFormat, ExportScope, type ExportHeadings } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';

export interface ExportSource {
  readonly scope: ExportScope;
  readonly totalRows: number | undefined;
  readonly notExportedRows: number | undefined;
  readonly lot: { readonly lotNo: string; readonly rows: number } | undefined;
  readonly fields: readonly Schemas['RowField'][];
  /** Names of the visible columns, in order. */
  readonly visibleFields: readonly string[];
}

export interface ExportChoice {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly headings: ExportHeadings;
}

export function rowsOfScope(source: ExportSource, scope: ExportScope): number | undefined {
  if (scope === ExportScope.Lot) return source.lot?.rows;
  return scope === ExportScope.All ? source.totalRows : source.notExportedRows;
}

export function scopesOf(source: ExportSource): readonly ExportScope[] {
  return source.lot === undefined
    ? [ExportScope.All, ExportScope.NotExported]
    : [ExportScope.Lot, ExportScope.All, ExportScope.NotExported];
}

export type ExportRefusal = 'nothingLeft' | 'noColumn' | 'tooManyForSheet' | 'quotaReached';

/** `quotaLeft` (rows) is undefined without a limit or while unknown. */
export function exportRefusalOf(
  source: ExportSource,
  choice: Omit<ExportChoice, 'headings'>,
  quotaLeft?: number,
): ExportRefusal | undefined {
  const rows = rowsOfScope(source, choice.scope);
  if (rows === 0) return 'nothingLeft';
  if (choice.columns.length === 0) return 'noColumn';
  if (rows === undefined) return undefined;
  if (choice.format === ExportFormat.XLSX && rows > limits.exportXlsxRows) return 'tooManyForSheet';
  return quotaLeft !== undefined && rows > quotaLeft ? 'quotaReached' : undefined;
}

/** Columns follow the screen's order; null stands for all in their original order. */
export function exportRequestOf(taskId: string, source: ExportSource, choice: ExportChoice): Schemas['ExportRequest'] {
  const hiddenFields = source.fields.map((field) => field.name).filter((name) => !source.visibleFields.includes(name));
  const columns = [...source.visibleFields, ...hiddenFields].filter((name) => choice.columns.includes(name));
  const isOriginalOrder =
    columns.length === source.fields.length && columns.every((name, at) => name === source.fields[at]?.name);
  return {
    taskId,
    format: choice.format,
    scope: choice.scope,
    lotNo: choice.scope === ExportScope.Lot ? (source.lot?.lotNo ?? null) : null,
    columns: isOriginalOrder ? null : columns,
    headings: choice.headings,
  };
}
