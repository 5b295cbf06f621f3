import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { UsageResource } from '#src/contract/enums.gen';
import { quietOptions } from '#src/data/polling';
import { usageQueries } from '#src/data/usage';
import { useRegion } from '#src/shared/region/use-region';
import { lastDays, utcDayOf } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { SeriesChart } from '#src/ui/chart/series-chart';
import { Region } from '#src/ui/region';
import { Bone } from '#src/ui/skeleton';

const DAYS = 30;
const HEIGHT = 220;
const CHART_TITLE = 36;

export const rowsPerDayQuery = () => usageQueries.days(UsageResource.Rows, lastDays(utcDayOf(now()), DAYS));

export function RowsPerDay() {
  const { t } = useTranslation('overview');
  const { day: formatDay, number } = useFormats();
  const state = useRegion(useQuery({ ...rowsPerDayQuery(), ...quietOptions }));
  return (
    <Region
      title={t(($) => $.rowsPerDay.title)}
      description={t(($) => $.rowsPerDay.description)}
      state={state}
      errorTitle={t(($) => $.rowsPerDay.failed)}
      skeleton={<Bone shape="block" height={HEIGHT + CHART_TITLE} />}
    >
      {({ items }) => {
        const rows = items.reduce((sum, day) => sum + day.rows, 0);
        return rows === 0 ? (
          <p>{t(($) => $.rowsPerDay.none)}</p>
        ) : (
          <SeriesChart
            type="bar"
            height={HEIGHT}
            title={t(($) => $.rowsPerDay.total, { count: rows, rows: number(rows) })}
            axisLabel={t(($) => $.words.day, { ns: 'shell' })}
            series={[{ key: 'rows', label: t(($) => $.words.rows, { ns: 'shell' }) }]}
            // UTC days, regardless of the viewer's time zone.
            points={items.map((day) => ({ at: formatDay(day.date, 'medium'), values: { rows: day.rows } }))}
          />
        );
      }}
    </Region>
  );
}
