import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { useFormats } from '../../i18n/format';
import { SeriesChart } from '../../ui/chart/series-chart';

/** Rows of the run over time; nothing where the server keeps no record of it. */
export function RunChart({ series }: { readonly series: readonly Schemas['RunSeriesPoint'][] | undefined }) {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  const points = useMemo(
    () => (series ?? []).map((point) => ({ at: dateTime(point.time).slice(11), values: { rows: point.rows } })),
    [series, dateTime],
  );
  if (points.every(({ values }) => values.rows === 0) || points.length < 2) return null;
  return (
    <SeriesChart
      kind="area"
      title={t(($) => $.chart.title)}
      axisLabel={t(($) => $.chart.time)}
      series={[{ key: 'rows', label: t(($) => $.figures.rows) }]}
      points={points}
    />
  );
}
