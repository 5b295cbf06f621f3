/** Days, including today. */
export const spendingPeriods = [7, 30, 90, 365] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

/** Midnight of the first day in the viewer's time zone, as an ISO string. `at` is in epoch milliseconds. */
export function periodStart(days: SpendingPeriod, at: number): string {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - days + 1);
  return day.toISOString();
}
