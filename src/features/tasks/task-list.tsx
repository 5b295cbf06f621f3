import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { pollingOptions } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useListPage } from '#src/shared/list/use-list-page';
import { useOnline } from '#src/state/preferences';
import { useToasts } from '#src/ui/toast';
import { GroupsPanel } from './groups/groups-panel';
import { ListEmpty } from './list-empty';
import { ListViewPopover } from './list-view-popover';
import { listQuery, taskListParams, type TaskScope } from './list.params';
import { taskKey } from '#src/domain/task';
import { TaskFilters } from './task-filters';
import { TaskTable } from './task-table';
import styles from './list.module.css';
import { useListView } from './use-list-view';

export function TaskList({ scope }: { readonly scope: Exclude<TaskScope, 'embedded'> }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const cache = useQueryClient();
  const online = useOnline();
  const [view, setView] = useListView(scope);
  const list = useListPage({
    params: taskListParams,
    query: (params) => ({ ...taskQueries.list(listQuery(scope, params)), ...pollingOptions() }),
    rowKey: taskKey,
    // TASK-34
    selectionScope: ({ keyword, status, mode, group }) => JSON.stringify([keyword, status, mode, group]),
  });
  const { params, nextParams, setFilters } = list;
  const refresh = async () => {
    const { queryKey } = taskQueries.list(listQuery(scope, params));
    await cache.refetchQueries({ queryKey, exact: true });
    await cache.invalidateQueries({ queryKey: taskQueries.groups().queryKey });
    if (cache.getQueryState(queryKey)?.status === 'success')
      toasts.success(() => t(($) => $.list.refreshed), { key: 'tasks-refreshed' });
  };
  const leaveGroup = () => {
    setFilters({ group: undefined });
  };
  const groups = scope === 'all' && (
    <GroupsPanel
      selectedId={params.group}
      searchOf={(group) => taskListParams.write({ ...nextParams, group, page: 1 }).toString()}
      offline={!online}
      onDeleted={leaveGroup}
    />
  );
  return (
    <div className={groups ? styles.withGroups : undefined}>
      {groups && <div className={styles.groups}>{groups}</div>}
      <div className={styles.main}>
        <TaskFilters
          scope={scope}
          params={nextParams}
          onChange={setFilters}
          onRefresh={refresh}
          groups={groups || undefined}
          view={<ListViewPopover scope={scope} view={view} onChange={setView} />}
        />
        <TaskTable
          scope={scope}
          label={t(($) => $.pages[scope === 'all' ? 'taskList' : 'templateTasks'], { ns: 'shell' })}
          list={list}
          view={view}
          order={nextParams.order}
          onOrder={(order) => {
            setFilters({ order });
          }}
          noMatch={{ title: t(($) => $.list.noMatch), clearLabel: t(($) => $.clearFilters, { ns: 'ui' }) }}
          empty={<ListEmpty scope={scope} group={params.group} onShowAll={leaveGroup} />}
        />
      </div>
    </div>
  );
}
