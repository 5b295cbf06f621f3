import { useQuery } from '@tanstack/react-query';
import { polled, quiet } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { StaleNotice } from '#src/ui/stale-notice';
import { rowsPerDayQuery } from './rows-per-day';

export function OldNotice() {
  const tasks = useRegion(useQuery({ ...taskQueries.atWork(), ...polled(), ...quiet }));
  const rows = useRegion(useQuery({ ...rowsPerDayQuery(), ...quiet }));
  const old = tasks.staleness ?? rows.staleness;
  if (!old) return null;
  return (
    <StaleNotice
      {...old}
      retrying={tasks.retrying || rows.retrying}
      onRetry={() => {
        tasks.onRetry();
        rows.onRetry();
      }}
    />
  );
}
