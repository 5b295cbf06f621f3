/** Null, undefined or 0 is no limit (CONST-09). */
export interface DailyLimits {
  readonly dailyMaxCount?: number | null;
  readonly dailyMaxExtractedCount?: number | null;
}

export interface DailyRemainder {
  readonly runs: number | null;
  readonly rows: number | null;
  readonly exhausted: 'runs' | 'rows' | null;
}

/** Returns what is left today, never below 0; null without a limit (CONST-09). */
export function dailyRemainder(
  limits: DailyLimits,
  used: { readonly runs: number; readonly rows: number },
): DailyRemainder {
  const runs = remaining(limits.dailyMaxCount, used.runs);
  const rows = remaining(limits.dailyMaxExtractedCount, used.rows);
  return { runs, rows, exhausted: runs === 0 ? 'runs' : rows === 0 ? 'rows' : null };
}

function remaining(limit: number | null | undefined, used: number): number | null {
  return typeof limit === 'number' && limit > 0 ? Math.max(0, limit - used) : null;
}
