import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { polled, quiet } from '#src/data/polling';
import { runQueries } from '#src/data/runs';
import { invalidateTasks, taskQueries } from '#src/data/tasks';
import { runFacts } from './run-facts';

/**
 * A task's name and schedule, its last run and its lots, looked at again every five seconds while the run goes on
 * (TASK-29). `hint` is the status that the address carries (TASK-22).
 */
export function useRun(taskId: string, hint: number | undefined) {
  const queries = useQueryClient();
  const [active, setActive] = useState(false);
  const detail = useQuery({ ...taskQueries.detail(taskId), ...polled(false), ...quiet });
  const summary = useQuery({ ...runQueries.summary(taskId), ...polled(active), ...quiet });
  const lots = useQuery({ ...runQueries.lots(taskId), ...polled(active), ...quiet });
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
