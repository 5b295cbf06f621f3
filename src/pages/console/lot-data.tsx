import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { runQueries } from '#src/data/runs';
import { ExportButton } from '#src/features/exports/export-button';
import { LotData } from '#src/features/runs/data-pages';
import { NoTask } from '#src/features/runs/no-task';
import { readLotDataQuery } from '#src/features/runs/page-query';

export function loader({ request }: LoaderFunctionArgs) {
  const { taskId, lotNo } = readLotDataQuery(new URL(request.url).searchParams);
  if (taskId !== undefined && lotNo !== undefined) prefetch(runQueries.rows(taskId, { kind: 'lot', lotNo }, 0));
  return null;
}

/** TASK-23 */
export default function LotDataPage() {
  const [query] = useSearchParams();
  const { taskId, lotNo, parentNav } = readLotDataQuery(query);
  if (taskId === undefined || lotNo === undefined) return <NoTask />;
  return (
    <LotData
      key={`${taskId}/${lotNo}`}
      taskId={taskId}
      lotNo={lotNo}
      parentNav={parentNav}
      renderExport={(context) => <ExportButton taskId={taskId} source={{ ...context, scope: 'lot' }} />}
    />
  );
}
