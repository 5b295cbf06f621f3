import { useQuery } from '@tanstack/react-query';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { StaleNotice } from '#src/ui/stale-notice';
import { rowsPerDayQuery } from './rows-per-day';

export function OverviewStaleNotice() {
  const tasks = useRegion(useQuery({ ...taskQueries.atWork(), ...pollingOptions(), ...quietOptions }));
  const rows = useRegion(useQuery({ ...rowsPerDayQuery(), ...quietOptions }));
  const staleness = tasks.staleness ?? rows.staleness;
  if (!staleness) return null;
  return (
    <StaleNotice
      {...staleness}
      retrying={tasks.isRetrying || rows.isRetrying}
      onRetry={() => {
        tasks.onRetry();
        rows.onRetry();
      }}
    />
  );
}
