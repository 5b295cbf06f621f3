export type ChartKind = 'line' | 'area' | 'bar';

export interface Series {
  key: string;
  label: string;
}

export interface Point {
  at: string;
  values: Readonly<Record<string, number | undefined>>;
}

/** The highest value is at least this many times the median. */
const COMPRESSED_FROM = 20;

/** Whether one peak would flatten all other values of a single series on a linear axis. */
export function needsCompression(series: readonly Series[], points: readonly Point[]): boolean {
  const [line, ...others] = series;
  if (line === undefined || others.length > 0) return false;
  const values = points
    .map((point) => point.values[line.key] ?? 0)
    .filter((value) => value > 0)
    .toSorted((a, b) => a - b);
  const median = values[Math.floor((values.length - 1) / 2)];
  return values.length > 2 && median !== undefined && (values.at(-1) ?? 0) >= COMPRESSED_FROM * median;
}
