import { RowFieldType } from '#src/contract/enums.gen';
import { parseTime, type Formats } from '#src/i18n/format';
import { neutralize } from '#src/lib/rows/neutralize';
import { isDrawnPicture, pictureDataUrl } from '#src/lib/rows/picture';

export const isEmptyValue = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The text that a copy puts on the clipboard. */
export function rawText(value: unknown): string {
  if (isEmptyValue(value)) return '';
  if (typeof value === 'string' && isDrawnPicture(value)) return pictureDataUrl(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Joins the values by tabs. Escapes formulas, and quotes tabs and line breaks. */
export function rowText(fields: readonly { readonly name: string }[], row: Readonly<Record<string, unknown>>): string {
  const cell = (value: unknown): string => {
    const raw = rawText(value);
    const text = typeof value === 'string' ? neutralize(raw) : raw;
    return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return fields.map((field) => cell(row[field.name])).join('\t');
}

/** Allows http and https only. */
export function safeHttpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return undefined;
  return URL.canParse(value.trim()) ? value.trim() : undefined;
}

export function formatCellValue(
  type: RowFieldType,
  value: unknown,
  formats: Pick<Formats, 'number' | 'dateTime'>,
): string {
  if (type === RowFieldType.Number && typeof value === 'number' && Number.isFinite(value))
    return formats.number(value, { maximumFractionDigits: 12 });
  if (type === RowFieldType.Date && typeof value === 'string' && !Number.isNaN(parseTime(value))) {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : formats.dateTime(value);
  }
  return rawText(value);
}
