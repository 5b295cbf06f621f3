import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { SeriesChart } from '#src/ui/chart/series-chart';
import { runCurve } from './run-curve';
import styles from './runs.module.css';

export function RunChart({ series }: { readonly series: readonly Schemas['RunSeriesPoint'][] | undefined }) {
  const { t } = useTranslation('runs');
  const { dateTime, number } = useFormats();
  const curve = useMemo(() => runCurve(series ?? [], (time) => dateTime(time).slice(11)), [series, dateTime]);
  if (curve.length < 2 || curve.every(({ rows }) => rows === 0)) return null;
  return (
    <div className={styles.charts}>
      <SeriesChart
        type="area"
        title={t(($) => $.chart.title)}
        axisLabel={t(($) => $.chart.time)}
        series={[{ key: 'rows', label: t(($) => $.figures.rows) }]}
        points={curve.map(({ at, rows }) => ({ at, values: { rows } }))}
      />
      <SeriesChart
        type="line"
        title={t(($) => $.chart.rate)}
        axisLabel={t(($) => $.chart.time)}
        series={[{ key: 'rate', label: t(($) => $.figures.rate) }]}
        points={curve.map(({ at, rate }) => ({ at, values: { rate } }))}
        format={(value) => number(value, { maximumFractionDigits: 0 })}
      />
    </div>
  );
}
