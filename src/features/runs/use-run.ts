import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { runQueries } from '#src/data/runs';
import { invalidateTasks, taskQueries } from '#src/data/tasks';
import { runFacts } from './run-facts';

/** Polls while the run is active (TASK-29). `hint` is the status in the URL (TASK-22). */
export function useRun(taskId: string, hint: number | undefined) {
  const queries = useQueryClient();
  const [active, setActive] = useState(false);
  const detail = useQuery({ ...taskQueries.detail(taskId), ...pollingOptions(false), ...quietOptions });
  const summary = useQuery({ ...runQueries.summary(taskId), ...pollingOptions(active), ...quietOptions });
  const lots = useQuery({ ...runQueries.lots(taskId), ...pollingOptions(active), ...quietOptions });
  const facts = summary.data && runFacts(summary.data, lots.data?.items, hint);
  if (facts && facts.active !== active) setActive(facts.active);

  // Polling stops with the run, so the task lists need one last refetch.
  const wasActive = useRef(active);
  useEffect(() => {
    if (wasActive.current && !active) void invalidateTasks(queries);
    wasActive.current = active;
  }, [active, queries]);
  return { detail, summary, lots, facts };
}
