/** Formats epoch milliseconds as ISO 8601 in UTC; null for undefined. */
export function isoOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** Returns midnight (UTC) of a time's day. Epoch milliseconds. */
export function startOfDay(time: number): number {
  return Math.floor(time / 86_400_000) * 86_400_000;
}

/** Adds months in UTC. A day that the month lacks becomes its last day. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
