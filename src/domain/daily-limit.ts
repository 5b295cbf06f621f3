/** What a template allows an account a day; null, none or 0 for no limit (CONST-09). */
export interface DailyLimits {
  /** Cloud runs. */
  readonly dailyMaxCount?: number | null;
  /** Rows. */
  readonly dailyMaxExtractedCount?: number | null;
}

/** What is left of a day: runs and rows, null where nothing limits them, and which of them is used up. */
export interface DailyLeft {
  readonly runs: number | null;
  readonly rows: number | null;
  readonly reached: 'runs' | 'rows' | null;
}

/** What is left today after so many runs and rows; never below 0, and the runs speak first (CONST-09). */
export function dailyLeft(limits: DailyLimits, used: { readonly runs: number; readonly rows: number }): DailyLeft {
  const runs = left(limits.dailyMaxCount, used.runs);
  const rows = left(limits.dailyMaxExtractedCount, used.rows);
  return { runs, rows, reached: runs === 0 ? 'runs' : rows === 0 ? 'rows' : null };
}

function left(limit: number | null | undefined, used: number): number | null {
  return typeof limit === 'number' && limit > 0 ? Math.max(0, limit - used) : null;
}
