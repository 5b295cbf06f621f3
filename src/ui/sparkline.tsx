import styles from './small-parts.module.css';

export function sparkPoints(values: readonly number[], width: number, height: number): [number, number][] {
  const low = Math.min(0, ...values);
  const span = Math.max(...values, 0) - low || 1;
  const points = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values;
  return points.map((value, index) => [
    Number(((index / Math.max(1, points.length - 1)) * width).toFixed(2)),
    Number((height - 1 - ((value - low) / span) * (height - 2)).toFixed(2)),
  ]);
}

export function Sparkline({
  values,
  label,
  width = 96,
  height = 24,
}: {
  values: readonly number[];
  label: string;
  width?: number;
  height?: number;
}) {
  const points = values.length === 0 ? [] : sparkPoints(values, width, height);
  const last = points.at(-1);
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      className={styles.spark}
    >
      <title>{label}</title>
      {line !== '' && (
        <path className={styles.sparkArea} d={`${line} L${String(width)} ${String(height)} L0 ${String(height)}Z`} />
      )}
      {line !== '' && <path className={styles.sparkLine} d={line} />}
      {last && <circle className={styles.sparkEnd} cx={last[0]} cy={last[1]} r={2} />}
    </svg>
  );
}
