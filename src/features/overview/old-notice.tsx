import { useQuery } from '@tanstack/react-query';
import { polled, quiet } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { StaleNotice } from '#src/ui/stale-notice';
import { rowsPerDayQuery } from './rows-per-day';

/** Says once for the whole page that what it shows is old, and how old (NAV-03); nothing while it is not. */
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
