import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Navigate, useLocation } from 'react-router-dom';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { TaskMode } from '#src/contract/enums.gen';
import { taskQueries } from '#src/data/tasks';
import { paths } from '#src/domain/paths';
import { ErrorState } from '#src/ui/error-state';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Stack } from '#src/ui/stack';
import { ConsoleCrumbs } from './detail-crumbs';
import { DetailSkeleton, NoTask, NoTemplate, OfflineNotice } from './detail-states';
import { LoadedDetail, type LoadedDetailProps } from './loaded-detail';
import { useOpenTemplate } from './use-open-template';

export interface TemplateDetailProps extends Omit<LoadedDetailProps, 'template' | 'task' | 'offline'> {
  readonly slug: string;
  readonly from: string | null;
  /** Pixels that stay free above a field or chapter that is scrolled to (TPL-18). */
  readonly scrollOffset: number;
}

export function TemplateDetail({ slug, from, scrollOffset, ...rest }: TemplateDetailProps) {
  const { t } = useTranslation('templates');
  const { template, offline, leadsTo } = useOpenTemplate(slug, 'console');
  const { taskId } = rest;
  const task = useQuery({ ...taskQueries.detail(taskId ?? ''), enabled: taskId !== undefined });
  const setOffset = useCallback(
    (page: HTMLDivElement | null) => page?.style.setProperty('--gl-scroll-offset', `${String(scrollOffset)}px`),
    [scrollOffset],
  );
  const { search } = useLocation();
  const registration = task.data?.templateRegistrationId;
  // The address may name another template than the task's.
  const misplaced =
    registration !== undefined && template.data !== undefined && registration !== template.data.templateRegistrationId;
  const relation = useQuery({ ...taskQueries.relation(taskId ?? ''), enabled: misplaced && registration !== null });
  if (leadsTo !== null) return <Navigate to={leadsTo} state={{ slug }} replace />;
  if (misplaced && registration === null && taskId !== undefined)
    return <Navigate to={paths.clientRun(task.data?.taskType ?? TaskMode.AdvanceMode, taskId)} replace />;
  if (misplaced && relation.data !== undefined && relation.data.slug !== slug)
    return <Navigate to={`${paths.template(relation.data.slug)}${search}`} replace />;

  const failed = [template, task, relation].find((query) => query.isError && query.data === undefined);
  const status = statusOf(failed?.error);
  const name = task.data?.taskName ?? template.data?.name ?? t(($) => $.pages.templateDetail, { ns: 'shell' });
  return (
    <Stack ref={setOffset} gap={5}>
      <PageTitle name={name} />
      <ConsoleCrumbs from={from} />
      {failed !== undefined ? (
        failed === template && status === 404 ? (
          <NoTemplate key={slug} slug={slug} place="console" />
        ) : failed === task && (status === 403 || status === 404) ? (
          <NoTask foreign={status === 403} />
        ) : (
          <ErrorState
            wholePage
            title={failed === template ? t(($) => $.detail.failed) : t(($) => $.detail.taskFailed)}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
            retryIn={retryAfterOf(failed.error)}
          >
            {t(($) => $.detail.failedHint)}
          </ErrorState>
        )
      ) : template.data === undefined || misplaced || (taskId !== undefined && task.data === undefined) ? (
        <DetailSkeleton />
      ) : (
        <>
          <PageDescription text={template.data.description} />
          {offline && (
            <OfflineNotice place="console" onRetry={() => void template.refetch()} retrying={template.isFetching} />
          )}
          <LoadedDetail template={template.data} task={task.data} {...rest} />
        </>
      )}
    </Stack>
  );
}
