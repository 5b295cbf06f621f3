import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '#src/i18n/format';
import styles from './chart.module.css';
import { squareRootTicks, type ChartKind, type Point, type Series } from './series';

const colors = ['var(--gl-chart-1)', 'var(--gl-chart-2)', 'var(--gl-chart-3)', 'var(--gl-chart-4)'] as const;
const dashes = ['0', '6 3', '2 3', '8 3 2 3'] as const;
const tick = { fill: 'var(--gl-text-3)', fontSize: 12 };

/** In its own chunk, because the chart library is large. */
export function ChartDrawing({
  type,
  series,
  points,
  format,
  height,
  stacked,
  isCompressed,
}: {
  type: ChartKind;
  series: readonly Series[];
  points: readonly Point[];
  format: (value: number) => string;
  height: number;
  stacked: boolean;
  /** A square-root axis. */
  isCompressed: boolean;
}) {
  const { number } = useFormats();
  const data = points.map((point) => ({ at: point.at, ...point.values }));
  const ticks = isCompressed
    ? squareRootTicks(Math.max(...points.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0))))
    : [];
  const short = (value: number) =>
    number(value, { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' });
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--gl-line)" />
        <XAxis
          dataKey="at"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--gl-border)' }}
          interval="equidistantPreserveStart"
          minTickGap={40}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={short}
          allowDecimals={false}
          {...(isCompressed ? { scale: 'sqrt', ticks, domain: [0, ticks.at(-1) ?? 0] } : {})}
        />
        <Tooltip
          cursor={{ fill: 'var(--gl-hover)', stroke: 'var(--gl-line)' }}
          isAnimationActive={false}
          content={({ active, label }) => {
            const point = active ? points.find((entry) => entry.at === label) : undefined;
            if (!point) return null;
            return (
              <div className={styles.tip}>
                <div className={styles.tipHead}>{point.at}</div>
                {series.map((line) => {
                  const value = point.values[line.key];
                  return value === undefined ? null : (
                    <div key={line.key} className={styles.tipRow}>
                      <span>{line.label}</span>
                      <b>{format(value)}</b>
                    </div>
                  );
                })}
              </div>
            );
          }}
        />
        {series.map((line, index) => {
          const ink = colors[index % colors.length] ?? colors[0];
          const shared = { dataKey: line.key, name: line.label, isAnimationActive: false } as const;
          if (type === 'bar')
            return (
              <Bar
                key={line.key}
                {...shared}
                fill={ink}
                radius={stacked ? 0 : [3, 3, 0, 0]}
                maxBarSize={36}
                {...(stacked ? { stackId: 'all' } : {})}
              />
            );
          if (type === 'area')
            return (
              <Area
                key={line.key}
                {...shared}
                type="monotone"
                stroke={ink}
                fill={ink}
                fillOpacity={0.12}
                strokeWidth={2}
                {...(stacked ? { stackId: 'all' } : {})}
              />
            );
          return (
            <Line
              key={line.key}
              {...shared}
              type="monotone"
              stroke={ink}
              strokeWidth={2}
              strokeDasharray={dashes[index % dashes.length] ?? '0'}
              dot={points.length < 3}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
