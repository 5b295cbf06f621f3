import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isOffline } from '../../api/errors';
import { polled } from '../../data/polling';
import { taskQueries } from '../../data/tasks';
import { paths } from '../../domain/paths';
import { useOnline } from '../../state/preferences';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { LinkButton } from '../../ui/link-button';
import { useToasts } from '../../ui/toast';
import { ResourceTable } from '../../ui/table/resource-table';
import { BatchBar } from './batch-bar';
import { useTaskColumns } from './columns';
import { pageSizes, readListParams, templateListQuery, writeListParams, type TaskListParams } from './list.params';
import { TaskFilters } from './task-filters';
import styles from './tasks.module.css';

/** The template task list (2.6). Filters and page live in the address; it looks again every 5 s while the tab is seen (TASK-29). */
export function TaskList() {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const online = useOnline();
  const tasks = useQuery({
    ...taskQueries.list(templateListQuery(params)),
    ...polled(),
    placeholderData: keepPreviousData,
  });
  const offline = !online || isOffline(tasks.error);
  const columns = useTaskColumns('template', offline);
  const change = (next: TaskListParams) => {
    setSearch(writeListParams(next), { preventScrollReset: true });
  };
  const refresh = async () => {
    const result = await tasks.refetch();
    if (result.isSuccess)
      toasts.success(
        t(($) => $.list.refreshed),
        { key: 'tasks-refreshed' },
      );
  };
  const filtered = params.keyword !== '' || params.status.length > 0;
  const clear = () => {
    setSelected(new Set());
  };
  return (
    <>
      <TaskFilters
        params={params}
        onChange={change}
        onRefresh={() => void refresh()}
        refreshing={tasks.isRefetching && tasks.fetchStatus === 'fetching' && tasks.failureCount > 0}
      />
      <ResourceTable
        label={t(($) => $.list.label)}
        columns={columns}
        rows={tasks.data?.items}
        rowKey={(task) => task.taskId}
        rowLabel={(task) => task.taskName}
        selection={{ selected, onChange: setSelected }}
        stale={offline && tasks.data ? t(($) => $.list.offline) : undefined}
        error={
          tasks.isError && !(offline && tasks.data)
            ? {
                title: tasks.data ? t(($) => $.list.failedKept) : t(($) => $.list.failed),
                detail: t(($) => $.list.failedHint),
                onRetry: () => void tasks.refetch(),
                retrying: tasks.isRefetching,
              }
            : undefined
        }
        empty={
          filtered ? (
            <Empty
              drawing="search"
              title={t(($) => $.list.noMatch)}
              action={
                <Button
                  onClick={() => {
                    change({ ...params, keyword: '', status: [], page: 1 });
                  }}
                >
                  {t(($) => $.list.clearFilters)}
                </Button>
              }
            />
          ) : (
            <Empty
              drawing="list"
              title={t(($) => $.list.empty)}
              action={
                <LinkButton kind="primary" to={paths.templates}>
                  {t(($) => $.list.emptyAction)}
                </LinkButton>
              }
            >
              {t(($) => $.list.emptyHint)}
            </Empty>
          )
        }
        paging={{
          page: params.page,
          pageSize: params.pageSize,
          total: tasks.data?.total ?? 0,
          pageSizes,
          onChange: (page, pageSize) => {
            change({ ...params, page, pageSize: pageSizes.find((size) => size === pageSize) ?? 10 });
          },
        }}
      />
      <div className={styles['batchPlace']}>
        <BatchBar selected={selected} known={tasks.data?.items ?? []} offline={offline} onClear={clear} />
      </div>
    </>
  );
}
