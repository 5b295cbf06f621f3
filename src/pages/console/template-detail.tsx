import { Navigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { CloudGroupField } from '#src/features/proxies/cloud-group-field';
import { ProxyField } from '#src/features/proxies/proxy-field';
import { RenameTaskDialog } from '#src/features/tasks/dialogs/rename-task-dialog';
import { EmbeddedTasks } from '#src/features/tasks/embedded-tasks';
import { detailTabs } from '#src/features/templates/detail/loaded-detail';
import { TemplateDetail } from '#src/features/templates/detail/template-detail';
import type { ForeignFields } from '#src/features/templates/form/field-contract';

const foreignFields: ForeignFields = { proxy: ProxyField, cloudGroup: CloudGroupField };

/** Pixels kept free above a scroll target for the header and the tab bar; the two addresses differ (TPL-18). */
const scrollOffsets = { bySlug: 112, detail: 120 } as const;

const taskIdOf = (query: URLSearchParams): string | undefined => query.get('taskId') || undefined;

/** Slug from the path, or from the query of /console/template/detail (TPL-18). */
const slugOf = (pathSlug: string | undefined, query: URLSearchParams): string | undefined =>
  pathSlug ?? (query.get('slug') || undefined);

export function loader({ params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const taskId = taskIdOf(query);
  const slug = slugOf(params['slug'], query);
  if (slug !== undefined) prefetch(templateQueries.bySlug(slug));
  if (taskId !== undefined) prefetch(taskQueries.detail(taskId));
  prefetch(taskQueries.groups());
  return null;
}

/** /console/template/{slug} and /console/template/detail?slug= (TPL-15, TPL-18, TPL-30). Edits a task when the query names one. */
export default function TemplateDetailPage() {
  const { slug: own } = useParams();
  const [query, setQuery] = useSearchParams();
  const slug = slugOf(own, query);
  if (slug === undefined) return <Navigate to={paths.templates} replace />;
  const taskId = taskIdOf(query);
  const requestedTab = query.get('tab');
  return (
    <TemplateDetail
      key={`${slug}/${taskId ?? ''}`}
      slug={slug}
      taskId={taskId}
      from={query.get('from')}
      tab={detailTabs.find((tab) => tab === requestedTab) ?? 'parameters'}
      onTabChange={(tab) => {
        setQuery(
          (previous) => {
            const next = new URLSearchParams(previous);
            if (tab === 'parameters') next.delete('tab');
            else next.set('tab', tab);
            return next;
          },
          { replace: true, preventScrollReset: true },
        );
      }}
      foreignFields={foreignFields}
      createdTasks={EmbeddedTasks}
      renameDialog={RenameTaskDialog}
      scrollOffset={own === undefined ? scrollOffsets.detail : scrollOffsets.bySlug}
    />
  );
}
