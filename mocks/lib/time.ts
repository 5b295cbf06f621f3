/** Epoch milliseconds as ISO 8601 in UTC, null for a moment that has not come. */
export function isoOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** Midnight (UTC) of the day of a moment, in epoch milliseconds. */
export function dayOf(time: number): number {
  return Math.floor(time / 86_400_000) * 86_400_000;
}

/** The same day and time so many months later (or earlier), in UTC; a day that the month lacks becomes its last one. */
export function monthsAfter(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
