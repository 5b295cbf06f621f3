export type ChartKind = 'line' | 'area' | 'bar';

export interface Series {
  key: string;
  label: string;
}

/** One place on the axis with a figure for each series (undefined: none). */
export interface Point {
  /** Label on the axis: a day, a run. */
  at: string;
  values: Readonly<Record<string, number | undefined>>;
}
