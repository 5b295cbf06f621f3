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

/** Evenly spaced on a square-root axis; the last is at least `max`. */
export function squareRootTicks(max: number): readonly number[] {
  const unit = 10 ** Math.floor(Math.log10(max / 16));
  const first = ([1, 2, 3, 4, 5].find((digit) => 16 * digit * unit >= max) ?? 10) * unit;
  return [0, 1, 4, 9, 16].map((square) => square * first);
}

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
