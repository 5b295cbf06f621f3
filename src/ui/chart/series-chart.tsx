import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '../button';
import { Empty } from '../empty';
import { Bone } from '../skeleton';
import styles from './chart.module.css';
import { needsCompression, type ChartKind, type Point, type Series } from './series';

const ChartDrawing = lazy(async () => ({ default: (await import('./drawing')).ChartDrawing }));

export interface SeriesChartProps {
  type: ChartKind;
  /** Accessible name and table caption. */
  title: string;
  axisLabel: string;
  series: readonly Series[];
  points: readonly Point[];
  format?: (value: number) => string;
  /** Pixels. */
  height?: number;
  stacked?: boolean;
  /** Replaces the generated text alternative. */
  summary?: string;
  startsAsTable?: boolean;
  /** Replaces the usual text without points. */
  empty?: ReactNode;
}

const legendClasses = [styles.mark1, styles.mark2, styles.mark3, styles.mark4];

export function SeriesChart({
  type,
  title,
  axisLabel,
  series,
  points,
  format,
  height = 220,
  stacked = false,
  summary,
  startsAsTable = false,
  empty,
}: SeriesChartProps) {
  const { t } = useTranslation('ui');
  const { number, sentences } = useFormats();
  const formatValue = format ?? ((value: number) => number(value));
  const [table, setTable] = useState(startsAsTable);
  const id = useId();
  if (points.length === 0) return empty ?? <Empty compact drawing="chart" title={t(($) => $.chart.empty)} />;

  const isCompressed = needsCompression(series, points);
  const summaryText =
    summary ??
    sentences(
      series.map((line) => {
        const figures = points.flatMap((point) => {
          const value = point.values[line.key];
          return value === undefined ? [] : [{ at: point.at, value }];
        });
        const high = figures.reduce(
          (best, entry) => (entry.value > best.value ? entry : best),
          figures[0] ?? { at: '', value: 0 },
        );
        const low = Math.min(...figures.map((entry) => entry.value));
        return t(($) => $.chart.summary, {
          series: line.label,
          low: formatValue(figures.length === 0 ? 0 : low),
          high: formatValue(high.value),
          at: high.at,
          last: formatValue(figures.at(-1)?.value ?? 0),
        });
      }),
    );

  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id}>{title}</span>
        <Button
          variant="link"
          size="small"
          aria-pressed={table}
          onClick={() => {
            setTable(!table);
          }}
        >
          {table ? t(($) => $.chart.showChart) : t(($) => $.chart.showTable)}
        </Button>
      </figcaption>
      {table ? (
        <div
          className={styles.tableBox}
          style={{ maxHeight: height + 60 }}
          tabIndex={0}
          role="region"
          aria-labelledby={id}
        >
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{axisLabel}</th>
                {series.map((line) => (
                  <th key={line.key} scope="col">
                    {line.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at}>
                  <th scope="row">{point.at}</th>
                  {series.map((line) => {
                    const value = point.values[line.key];
                    return <td key={line.key}>{value === undefined ? '–' : formatValue(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <>
          {series.length > 1 && (
            <ul className={styles.legend}>
              {series.map((line, index) => (
                <li key={line.key}>
                  <span aria-hidden="true" className={legendClasses[index % legendClasses.length]} />
                  {line.label}
                </li>
              ))}
            </ul>
          )}
          <div role="img" aria-label={`${title}. ${summaryText}`} style={{ height }}>
            <Suspense fallback={<Bone shape="block" height={height} />}>
              <ChartDrawing
                type={type}
                series={series}
                points={points}
                format={formatValue}
                height={height}
                stacked={stacked}
                isCompressed={isCompressed}
              />
            </Suspense>
          </div>
          {isCompressed && <p className={styles.note}>{t(($) => $.chart.compressed)}</p>}
        </>
      )}
    </figure>
  );
}
