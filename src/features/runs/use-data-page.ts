import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { runQueries } from '#src/data/runs';
import { taskQueries } from '#src/data/tasks';
import { runFacts } from './run-facts';
import { useStickyError } from '#src/shared/region/use-region';

export function useDataPage(taskId: string) {
  const [active, setActive] = useState(false);
  const detail = useQuery({ ...taskQueries.detail(taskId), ...pollingOptions(false), ...quietOptions });
  const detailError = useStickyError(detail);
  const summary = useQuery({ ...runQueries.summary(taskId), ...pollingOptions(active), ...quietOptions });
  const facts = summary.data && runFacts(summary.data, undefined, detail.data?.taskStatus);
  if (facts && facts.active !== active) setActive(facts.active);
  return {
    name: detail.data?.taskName,
    nameUnknown: detail.data === undefined && detailError !== null,
    active,
    totalRows: summary.data?.totalRows,
    notExportedRows: summary.data?.notExportedRows,
  };
}
