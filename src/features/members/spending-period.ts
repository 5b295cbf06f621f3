/** Periods that spending is shown for, in days; today is the last of them. */
export const spendingPeriods = [7, 30, 90, 365] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

/** The moment at which a period of so many days begins, as the API writes it: midnight of the viewer's zone. `at` is in epoch milliseconds. */
export function periodStart(days: SpendingPeriod, at: number): string {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - days + 1);
  return day.toISOString();
}
