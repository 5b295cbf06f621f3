export const storedDateFormat = 'YYYY-MM-DD';
export const storedDateTimeFormat = 'YYYY-MM-DD HH:mm:ss';

/** In the target site's zone. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface DateTimeParts extends DateParts {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** FORM-69 */
export function storeDate({ year, month, day }: DateParts): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** FORM-70 */
export function storeDateTime(parts: DateTimeParts): string {
  return `${storeDate(parts)} ${digits(parts.hour, 2)}:${digits(parts.minute, 2)}:${digits(parts.second, 2)}`;
}

/** Returns null for an invalid date (FORM-69). */
export function readStoredDate(text: string): DateParts | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month) ? { year, month, day } : null;
}

/** Returns null for an invalid time (FORM-70). */
export function readStoredDateTime(text: string): DateTimeParts | null {
  const match = /^(\S{10}) (\d\d):(\d\d):(\d\d)$/.exec(text);
  const date = match?.[1] === undefined ? null : readStoredDate(match[1]);
  if (match === null || date === null) return null;
  const [hour, minute, second] = [Number(match[2]), Number(match[3]), Number(match[4])];
  return hour < 24 && minute < 60 && second < 60 ? { ...date, hour, minute, second } : null;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
