import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { statusOf } from '../../../api/errors';
import type { Schemas } from '../../../contract/types';
import { taskQueries } from '../../../data/tasks';
import { templateQueries } from '../../../data/templates';
import {
  isTemplateOpen,
  privateRedirect,
  templateRedirect,
  type TemplateRedirect,
} from '../../../domain/template-access';
import { paths } from '../../../domain/paths';
import { useSignedIn } from '../../../data/session';
import { Empty } from '../../../ui/empty';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link-button';
import { PageTitle } from '../../../ui/page-title';
import { Bone, SkeletonLines } from '../../../ui/skeleton';
import { Notice } from '../../../ui/status';
import { Tabs } from '../../../ui/tabs';
import type { FieldRenderers } from '../form/field-contract';
import { TaskSetup } from '../form/task-setup';
import { DetailCrumbs, DetailHeader } from './detail-header';
import { DetailsTab } from './details-tab';
import styles from './detail.module.css';

export const detailTabs = ['parameters', 'details'] as const;
export type DetailTab = (typeof detailTabs)[number];

export interface TemplateDetailProps {
  readonly slug: string;
  /** The task to edit (TPL-30). */
  readonly taskId?: string | undefined;
  /** Where the person came from, for the breadcrumb (TPL-19). */
  readonly from: string | null;
  readonly tab: DetailTab;
  readonly onTab: (tab: DetailTab) => void;
  readonly renderers: FieldRenderers;
  /** Pixels that stay free above a field or chapter that is scrolled to (TPL-18). */
  readonly scrollOffset: number;
}

/** The page of a template in the console: set a task up, or edit one, and read about the template (TPL-15, TPL-22, TPL-23). */
export function TemplateDetail({ slug, taskId, from, scrollOffset, ...rest }: TemplateDetailProps) {
  const { t } = useTranslation('templates');
  const template = useQuery(templateQueries.bySlug(slug));
  const task = useQuery({ ...taskQueries.detail(taskId ?? ''), enabled: taskId !== undefined });
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const setOffset = useCallback(
    (page: HTMLDivElement | null) => page?.style.setProperty('--gl-scroll-offset', `${String(scrollOffset)}px`),
    [scrollOffset],
  );
  const viewer = { signedIn, path: `${pathname}${search}` };

  const redirect =
    template.data !== undefined
      ? templateRedirect(template.data, viewer)
      : statusOf(template.error) === 403
        ? privateRedirect(viewer)
        : null;
  // Only on load: a status that changes while the form is open is met by the start checks.
  if (opened !== slug) {
    if (redirect !== null) return <Navigate to={addressOf(redirect)} replace />;
    if (template.data !== undefined) setOpened(slug);
  }

  const failed =
    template.isError && template.data === undefined
      ? template
      : task.isError && task.data === undefined
        ? task
        : undefined;
  const name = task.data?.taskName ?? template.data?.name ?? t(($) => $.detail.crumbHere);
  return (
    <div ref={setOffset} className={styles['page']}>
      <PageTitle name={name} />
      <DetailCrumbs from={from} />
      {failed !== undefined ? (
        statusOf(failed.error) === 404 ? (
          <NotFound what={failed === template ? 'template' : 'task'} />
        ) : (
          <ErrorState
            title={failed === template ? t(($) => $.detail.failed) : t(($) => $.detail.taskFailed)}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          >
            {t(($) => $.detail.failedHint)}
          </ErrorState>
        )
      ) : template.data === undefined || (taskId !== undefined && task.data === undefined) ? (
        <DetailSkeleton />
      ) : (
        <LoadedDetail template={template.data} task={task.data} taskId={taskId} {...rest} />
      )}
    </div>
  );
}

function LoadedDetail({
  template,
  task,
  taskId,
  tab,
  onTab,
  renderers,
}: Omit<TemplateDetailProps, 'slug' | 'from' | 'scrollOffset'> & {
  readonly template: Schemas['TemplateDetail'];
  readonly task: Schemas['TaskDetail'] | undefined;
}) {
  const { t } = useTranslation('templates');
  // A task opens with the version it was made with, so that a newer one is met by the start check (START-09). It stays
  // that one while the page is open: what a save stores must not load the form anew.
  const [version] = useState(task?.templateVersion);
  const setup = useQuery(templateQueries.setup(template.templateRegistrationId, version));
  const panels = (shown: DetailTab) => (
    <>
      {/* The form stays while the other tab is read, with all that was typed in it. */}
      <div hidden={shown !== 'parameters'}>
        {setup.data !== undefined ? (
          isTemplateOpen(setup.data) ? (
            <TaskSetup
              key={taskId ?? template.slug}
              setup={setup.data}
              template={template}
              renderers={renderers}
              task={task === undefined || taskId === undefined ? undefined : { ...task, id: taskId }}
            />
          ) : (
            <Notice kind="warning" title={t(($) => $.detail.notOpen)}>
              {t(($) => $.detail.notOpenHint)}
            </Notice>
          )
        ) : setup.isError ? (
          <ErrorState
            title={t(($) => $.detail.failed)}
            onRetry={() => void setup.refetch()}
            retrying={setup.isFetching}
          >
            {t(($) => $.detail.failedHint)}
          </ErrorState>
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
      {shown === 'details' && <DetailsTab template={template} />}
    </>
  );
  return (
    <>
      <DetailHeader
        template={template}
        task={task === undefined || taskId === undefined ? undefined : { id: taskId, name: task.taskName }}
      />
      <Tabs
        label={t(($) => $.detail.tabs)}
        value={tab}
        onChange={onTab}
        items={[
          { key: 'parameters', label: t(($) => $.detail.parameters), content: panels('parameters') },
          { key: 'details', label: t(($) => $.detail.details), content: panels('details') },
        ]}
      />
    </>
  );
}

function NotFound({ what }: { readonly what: 'template' | 'task' }) {
  const { t } = useTranslation('templates');
  if (what === 'task') {
    return (
      <Empty
        drawing="search"
        title={t(($) => $.detail.taskNotFound)}
        action={
          <LinkButton kind="primary" to={paths.templateTaskList}>
            {t(($) => $.form.viewTaskList)}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Empty
      drawing="search"
      title={t(($) => $.detail.notFound)}
      action={
        <LinkButton kind="primary" to={paths.templates}>
          {t(($) => $.detail.allTemplates)}
        </LinkButton>
      }
    >
      {t(($) => $.detail.notFoundHint)}
    </Empty>
  );
}

function DetailSkeleton() {
  return (
    <>
      <div className={styles['header']}>
        <div className={styles['cover']}>
          <Bone shape="block" height={96} />
        </div>
        <div className={styles['words']}>
          <SkeletonLines lines={3} />
        </div>
      </div>
      <SkeletonLines lines={8} />
    </>
  );
}

function addressOf(redirect: TemplateRedirect): string {
  switch (redirect.to) {
    case 'forbidden':
      return paths.templateForbidden(redirect.deprecated);
    case 'login':
      return paths.login(redirect.returnTo);
    case 'nonsupport':
      return paths.templateNotSupported(redirect.slug);
  }
}
