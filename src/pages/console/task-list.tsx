import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { listQuery, taskListParams } from '#src/features/tasks/list.params';
import { NewTaskLink } from '#src/features/tasks/new-task-link';
import { OperationsProvider } from '#src/features/tasks/operations/operations';
import { TaskList } from '#src/features/tasks/task-list';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(taskQueries.list(listQuery('all', taskListParams.read(new URL(request.url).searchParams))));
  prefetch(taskQueries.groups());
  return null;
}

/** TASK-01 */
export default function TaskListPage() {
  const { t } = useTranslation('tasks');
  const title = t(($) => $.pages.taskList, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} actions={<NewTaskLink />} />
      <OperationsProvider>
        <TaskList scope="all" />
      </OperationsProvider>
    </>
  );
}
