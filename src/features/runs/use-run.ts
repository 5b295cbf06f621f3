import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { runQueries } from '../../data/runs';
import { invalidateTasks, TASK_POLL, taskQueries } from '../../data/tasks';
import { runFacts } from './run-facts';

/** Only these wake a component up: a poll that changes nothing renders nothing. */
const quiet = { notifyOnChangeProps: ['data', 'error'] as ('data' | 'error')[] };

/** How a query is looked at again while a run goes on (TASK-29): not in a hidden tab, and without a sign of it. */
export const polling = (active: boolean) => ({
  ...quiet,
  refetchInterval: active ? TASK_POLL : (false as const),
  refetchIntervalInBackground: false,
});

/**
 * A task's name and schedule, its last run and its lots, looked at again every five seconds while the run goes on
 * (TASK-29). `hint` is the status that the address carries (TASK-22).
 */
export function useRun(taskId: string, hint: number | undefined) {
  const queries = useQueryClient();
  const [active, setActive] = useState(false);
  const detail = useQuery({ ...taskQueries.detail(taskId), ...quiet });
  const summary = useQuery({ ...runQueries.summary(taskId), ...polling(active) });
  const lots = useQuery({ ...runQueries.lots(taskId), ...polling(active) });
  const facts = summary.data && runFacts(summary.data, lots.data?.items, hint);
  if (facts && facts.active !== active) setActive(facts.active);

  // The lists stop being polled when the run ends; what they showed last was a moment before that.
  const was = useRef(active);
  useEffect(() => {
    if (was.current && !active) void invalidateTasks(queries);
    was.current = active;
  }, [active, queries]);
  return { detail, summary, lots, facts };
}
