/** Epoch milliseconds as ISO 8601 in UTC, null for a moment that has not come. */
export function isoOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** Midnight (UTC) of the day of a moment, in epoch milliseconds. */
export function dayOf(time: number): number {
  return Math.floor(time / 86_400_000) * 86_400_000;
}
