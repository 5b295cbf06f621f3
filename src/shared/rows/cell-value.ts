import { RowFieldType } from '#src/contract/enums.gen';
import { parseTime, type Formats } from '#src/i18n/format';
import { neutralise } from '#src/lib/rows/neutralise';
import { isDrawnPicture, pictureAddress } from '#src/lib/rows/picture';

/** Whether there is anything in a cell. */
export const isEmptyValue = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A cell as one line of text, as it was collected: what is copied. A drawn picture is the address that it opens at. */
export function rawText(value: unknown): string {
  if (isEmptyValue(value)) return '';
  if (typeof value === 'string' && isDrawnPicture(value)) return pictureAddress(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A row as one line for a spreadsheet, its values between tabs in the order of the fields. What would begin a formula there is
 * made harmless, as in an exported file; what holds a tab or a line break stands in quotes.
 */
export function rowText(fields: readonly { readonly name: string }[], row: Readonly<Record<string, unknown>>): string {
  const cell = (value: unknown): string => {
    const raw = rawText(value);
    const text = typeof value === 'string' ? neutralise(raw) : raw;
    return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return fields.map((field) => cell(row[field.name])).join('\t');
}

/** The address of a cell when a browser may open it: http and https only; undefined for anything else, such as a script. */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value.trim())) return undefined;
  return URL.canParse(value.trim()) ? value.trim() : undefined;
}

/** A cell in words: numbers and dates written for the language, everything else as it is. */
export function writtenValue(
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
