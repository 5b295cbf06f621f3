import type { Schemas } from '#src/contract/types';
import { parseTime } from '#src/i18n/format';

/** Total rows, and rows per minute since the previous point. */
export interface CurvePoint {
  readonly at: string;
  readonly rows: number;
  readonly rate: number;
}

/** One point for each distinct result of `write`: a short run has several per second. */
export function runCurve(
  series: readonly Schemas['RunSeriesPoint'][],
  write: (time: string) => string,
): readonly CurvePoint[] {
  const points: { at: string; rows: number; time: number }[] = [];
  for (const { time, rows } of series) {
    const point = { at: write(time), rows, time: parseTime(time) };
    if (points.at(-1)?.at === point.at) points.pop();
    points.push(point);
  }
  return points.map(({ at, rows, time }, index) => {
    const before = points[index - 1] ?? { rows: 0, time };
    const minutes = (time - before.time) / 60_000;
    return { at, rows, rate: minutes > 0 ? Math.max(0, (rows - before.rows) / minutes) : 0 };
  });
}
