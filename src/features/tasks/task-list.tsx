import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { taskQueries } from '#src/data/tasks';
import { useWantedSearch } from '#src/shared/address/use-wanted-search';
import { useOnline } from '#src/state/preferences';
import { useToasts } from '#src/ui/toast';
import { GroupsPanel } from './groups/groups-panel';
import { ListEmpty } from './list-empty';
import { ListViewPopover } from './list-view-popover';
import {
  listQuery,
  pageSizes,
  readListParams,
  writeListParams,
  type TaskListParams,
  type TaskScope,
} from './list.params';
import { TaskFilters } from './task-filters';
import { TaskTable } from './task-table';
import styles from './list.module.css';
import { useListView } from './use-list-view';

/**
 * The list of all tasks with its groups at the side (TASK-01), and that of the template tasks (2.6). Group, filters, order and
 * page live in the address.
 */
export function TaskList({ scope }: { readonly scope: Exclude<TaskScope, 'embedded'> }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const cache = useQueryClient();
  const online = useOnline();
  const { search, wanted, ask } = useWantedSearch();
  const [view, setView] = useListView(scope);
  const params = readListParams(search);
  // What the list is to show once the address has followed: every change begins with that.
  const next = readListParams(wanted);
  const options = taskQueries.list(listQuery(scope, params));
  const change = (changed: TaskListParams, replace = false) => {
    ask(writeListParams(changed), { preventScrollReset: true, replace });
  };
  const refresh = async () => {
    await cache.refetchQueries({ queryKey: options.queryKey, exact: true });
    await cache.invalidateQueries({ queryKey: taskQueries.groups().queryKey });
    if (cache.getQueryState(options.queryKey)?.status === 'success')
      toasts.success(() => t(($) => $.list.refreshed), { key: 'tasks-refreshed' });
  };
  const groups = scope === 'all' && (
    <GroupsPanel
      chosen={params.group}
      searchOf={(group) => writeListParams({ ...next, group, page: 1 }).toString()}
      offline={!online}
      onGone={() => {
        change({ ...next, group: undefined, page: 1 });
      }}
    />
  );
  const { keyword, status, mode, group } = params;
  return (
    <div className={groups ? styles.withGroups : undefined}>
      {groups && <div className={styles.groups}>{groups}</div>}
      <div className={styles.main}>
        <TaskFilters
          scope={scope}
          params={next}
          onChange={change}
          onRefresh={refresh}
          groups={groups || undefined}
          view={<ListViewPopover scope={scope} view={view} onChange={setView} />}
        />
        <TaskTable
          scope={scope}
          label={scope === 'all' ? t(($) => $.all.title) : t(($) => $.list.label)}
          options={options}
          view={view}
          order={params.order}
          onOrder={(order) => {
            change({ ...next, order, page: 1 });
          }}
          filters={JSON.stringify([keyword, status, mode, group])}
          empty={<ListEmpty scope={scope} params={params} onChange={change} />}
          paging={{
            page: params.page,
            pageSize: params.pageSize,
            pageSizes,
            onChange: (page, pageSize, replace) => {
              change({ ...next, page, pageSize: pageSizes.find((size) => size === pageSize) ?? 10 }, replace);
            },
          }}
        />
      </div>
    </div>
  );
}
