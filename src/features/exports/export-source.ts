import { ExportFormat, ExportScope, type ExportHeadings } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';

/** What the page that offers an export knows of the rows; counts are undefined where the server sends none. */
export interface ExportSource {
  readonly scope: ExportScope;
  readonly totalRows: number | undefined;
  readonly notExportedRows: number | undefined;
  readonly lot: { readonly lotNo: string; readonly rows: number } | undefined;
  readonly fields: readonly Schemas['RowField'][];
  /** Names of the columns on screen, in their order. */
  readonly shown: readonly string[];
}

/** What was chosen in the dialog. */
export interface ExportChoice {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly headings: ExportHeadings;
}

/** How many rows a scope holds, undefined when nobody knows. */
export function rowsOfScope(source: ExportSource, scope: ExportScope): number | undefined {
  if (scope === ExportScope.Lot) return source.lot?.rows;
  return scope === ExportScope.All ? source.totalRows : source.notExportedRows;
}

/** The scopes on offer: one lot only where the page is about one. */
export function scopesOf(source: ExportSource): readonly ExportScope[] {
  return source.lot === undefined
    ? [ExportScope.All, ExportScope.NotExported]
    : [ExportScope.Lot, ExportScope.All, ExportScope.NotExported];
}

/** Why an export cannot be sent. */
export type ExportRefusal = 'nothingLeft' | 'noColumn' | 'tooManyForSheet' | 'quotaReached';

/**
 * Why an export cannot be sent: nothing in the scope, no column, more rows than a sheet holds (200,000), or more than the plan
 * exports (`quotaLeft` rows, undefined where nobody knows or there is no limit).
 */
export function refusalOf(
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

/** The call that a choice makes: columns in the order of the screen, left out when it is all of them as they come. */
export function requestOf(taskId: string, source: ExportSource, choice: ExportChoice): Schemas['ExportRequest'] {
  const rest = source.fields.map((field) => field.name).filter((name) => !source.shown.includes(name));
  const columns = [...source.shown, ...rest].filter((name) => choice.columns.includes(name));
  const asTheyCome =
    columns.length === source.fields.length && columns.every((name, at) => name === source.fields[at]?.name);
  return {
    taskId,
    format: choice.format,
    scope: choice.scope,
    lotNo: choice.scope === ExportScope.Lot ? (source.lot?.lotNo ?? null) : null,
    columns: asTheyCome ? null : columns,
    headings: choice.headings,
  };
}
