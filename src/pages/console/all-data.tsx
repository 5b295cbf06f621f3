import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { runQueries } from '#src/data/runs';
import { ExportButton } from '#src/features/exports/export-button';
import { AllData } from '#src/features/runs/data-pages';
import { NoTask } from '#src/features/runs/no-task';
import { readAllDataQuery } from '#src/features/runs/page-query';

export function loader({ request }: LoaderFunctionArgs) {
  const { taskId, view } = readAllDataQuery(new URL(request.url).searchParams);
  if (taskId !== undefined) prefetch(runQueries.rows(taskId, { kind: view }, 0));
  return null;
}

/** TASK-24 */
export default function AllDataPage() {
  const [query, setQuery] = useSearchParams();
  const { taskId, parentNav, view } = readAllDataQuery(query);
  if (taskId === undefined) return <NoTask />;
  return (
    <AllData
      key={taskId}
      taskId={taskId}
      parentNav={parentNav}
      view={view}
      onView={(next) => {
        setQuery(
          (before) => {
            before.set('view', next);
            return before;
          },
          { replace: true },
        );
      }}
      renderExport={(context) => <ExportButton taskId={taskId} source={{ ...context, scope: view }} />}
    />
  );
}
