import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { runQueries } from '#src/data/runs';
import { taskQueries } from '#src/data/tasks';
import { NoTask } from '#src/features/runs/no-task';
import { readTaskInfoQuery } from '#src/features/runs/page-query';
import { TaskInfo } from '#src/features/runs/task-info';

export function loader({ request }: LoaderFunctionArgs) {
  const { taskId } = readTaskInfoQuery(new URL(request.url).searchParams);
  if (taskId !== undefined) {
    prefetch(runQueries.summary(taskId));
    prefetch(runQueries.lots(taskId));
    prefetch(taskQueries.detail(taskId));
  }
  return null;
}

/** TASK-22 */
export default function TaskInfoPage() {
  const [query] = useSearchParams();
  const { taskId, parentNav, status, nextExecuteTime } = readTaskInfoQuery(query);
  if (taskId === undefined) return <NoTask />;
  return <TaskInfo key={taskId} taskId={taskId} parentNav={parentNav} hint={{ status, nextExecuteTime }} />;
}
