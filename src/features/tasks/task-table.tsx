import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isTaskHidden } from '#src/data/task-cache';
import type { OrderBy, OrderField } from '#src/domain/order-by';
import { ResourceList } from '#src/shared/list/resource-list';
import type { ListState } from '#src/shared/list/use-list-page';
import { useDensity } from '#src/state/preferences';
import type { Sort } from '#src/ui/table/columns';
import { BatchBar } from './batch-bar';
import { useTaskColumns } from './columns';
import { ListAnnouncer } from './list-announcer';
import type { TaskScope } from './list.params';
import type { ColumnKey, ListView } from './list-view';
import { WithOperations } from './operations/operations';
import type { Task } from '#src/domain/task';
import styles from './tasks.module.css';

const columnOf: Readonly<Record<OrderField, ColumnKey>> = {
  name: 'name',
  created: 'created',
  nextRun: 'next',
  lastActivity: 'time',
  rows: 'rows',
  status: 'status',
  priority: 'priority',
};
const fields = Object.keys(columnOf) as OrderField[];

const nameOf = (task: Task): string => task.taskName;
export function TaskTable({
  scope,
  list,
  view,
  order,
  onOrder,
  ...props
}: Pick<
  ComponentProps<typeof ResourceList<Task>>,
  'label' | 'empty' | 'noMatch' | 'virtualHeight' | 'onRangeChange'
> & {
  readonly scope: TaskScope;
  readonly list: ListState<Task>;
  readonly view: ListView;
  readonly order: OrderBy;
  readonly onOrder: (order: OrderBy) => void;
}) {
  const { t } = useTranslation('tasks');
  const cache = useQueryClient();
  const [density] = useDensity();
  const { rows, rowsId, offline, selection } = list;
  const columns = useTaskColumns(scope, offline, view);
  const sort: Sort = {
    key: columnOf[order.field],
    order: order.direction === 'ascending' ? 'ascend' : 'descend',
  };
  return (
    <WithOperations>
      <div className={density === 'compact' ? styles.compact : undefined}>
        <ListAnnouncer rows={rows} />
        <ResourceList
          {...props}
          list={list}
          columns={columns}
          rowLabel={nameOf}
          density={scope === 'embedded' ? 'roomy' : 'tall'}
          fixedColumns
          rowOrder={{ listKey: rowsId, isRemoved: (taskId) => isTaskHidden(cache, taskId) }}
          sort={sort}
          alwaysSorted
          onSort={(next) => {
            const field = fields.find((entry) => columnOf[entry] === next?.key);
            if (field !== undefined)
              onOrder({ field, direction: next?.order === 'descend' ? 'descending' : 'ascending' });
          }}
          failed={{ title: t(($) => $.list.failed), detail: t(($) => $.list.failedHint) }}
        />
        <BatchBar tasks={selection.rows} offline={offline} onClear={selection.clear} />
      </div>
    </WithOperations>
  );
}
