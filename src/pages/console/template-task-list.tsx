import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { paths } from '#src/domain/paths';
import { listQuery, taskListParams } from '#src/features/tasks/list.params';
import { NewTaskLink } from '#src/features/tasks/new-task-link';
import { OperationsProvider } from '#src/features/tasks/operations/operations';
import { TaskList } from '#src/features/tasks/task-list';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(taskQueries.list(listQuery('template', taskListParams.read(new URL(request.url).searchParams))));
  return null;
}

/** TASK-02, TASK-07 */
export default function TemplateTaskListPage() {
  const { t } = useTranslation('tasks');
  const title = t(($) => $.pages.templateTasks, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        actions={<NewTaskLink />}
        crumbs={[{ label: t(($) => $.menu.templates, { ns: 'shell' }), to: paths.templates }, { label: title }]}
      />
      <OperationsProvider>
        <TaskList scope="template" />
      </OperationsProvider>
    </>
  );
}
