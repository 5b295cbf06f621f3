import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '#src/contract/types';
import type { taskQueries } from '#src/data/tasks';
import type { OrderBy, OrderField } from '#src/domain/order-by';
import { StaleNotice } from '#src/ui/stale-notice';
import type { Sort } from '#src/ui/table/columns';
import type { Paging } from '#src/ui/table/paging';
import { ResourceTable } from '#src/ui/table/resource-table';
import { BatchBar } from './batch-bar';
import { WithOperations } from './operations/operations';
import { useTaskColumns } from './columns';
import { ListAnnouncer } from './list-announcer';
import type { TaskScope } from './list.params';
import type { ColumnKey, ListView } from './list-view';
import styles from './tasks.module.css';
import { MANY, useTaskRows } from './use-task-rows';

/** The column that each order of the server stands at. */
const columnOf: Readonly<Record<OrderField, ColumnKey>> = {
  name: 'name',
  created: 'created',
  nextRun: 'next',
  lastActivity: 'time',
  rows: 'rows',
  status: 'status',
  priority: 'priority',
};
const fields = Object.keys(columnOf) as OrderField[]; // The keys of the record above, which Object.keys widens.

const keyOf = (task: Schemas['TaskListItem']): string => task.taskId;
const nameOf = (task: Schemas['TaskListItem']): string => task.taskName;
const nothing: ReadonlySet<string> = new Set();
const none: readonly Schemas['TaskListItem'][] = [];

/** Pixels of the box in which a long list scrolls. */
const BOX = 640;

/**
 * The one table of tasks: of all of them, of template tasks, and inside a template's page (TASK-01 to TASK-03). It polls, says
 * once what changed, keeps the last good rows with their age, and holds actions back without a connection.
 */
export function TaskTable({
  scope,
  label,
  options,
  view,
  order,
  onOrder,
  empty,
  paging,
  filters = '',
  countOf,
}: {
  readonly scope: TaskScope;
  readonly label: string;
  /** The query of its rows. */
  readonly options: ReturnType<typeof taskQueries.list>;
  readonly view: ListView;
  readonly order: OrderBy;
  readonly onOrder: (order: OrderBy) => void;
  readonly empty: ReactNode;
  /** Without it all rows stand in one box (TASK-04). */
  readonly paging?: Omit<Paging, 'total'>;
  /** What narrows the list: what was selected under other filters is not selected any more. */
  readonly filters?: string;
  /** The template whose tasks they are, where they may be thousands. */
  readonly countOf?: string;
}) {
  const { t } = useTranslation('tasks');
  const tasks = useTaskRows(options, countOf);
  const { rows, staleness, offline } = tasks;
  const columns = useTaskColumns(scope, offline, view);
  const [picked, setPicked] = useState({ filters, keys: nothing });
  const selected = picked.filters === filters ? picked.keys : nothing;
  const select = useCallback(
    (keys: ReadonlySet<string>) => {
      setPicked({ filters, keys });
    },
    [filters],
  );
  const sort: Sort = {
    key: columnOf[order.field],
    order: order.direction === 'ascending' ? 'ascend' : 'descend',
  };
  return (
    <WithOperations>
      <div className={view.density === 'compact' ? styles.compact : undefined}>
        <ListAnnouncer rows={rows} />
        {staleness && rows && (
          <div className={styles.stale}>
            <StaleNotice {...staleness} retrying={tasks.retrying} onRetry={tasks.retry} />
          </div>
        )}
        <ResourceTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={nameOf}
          density={view.density}
          fixedColumns
          rowOrder={tasks.rowOrder}
          selection={{ selected, onChange: select }}
          sort={sort}
          alwaysSorted
          onSort={(next) => {
            const field = fields.find((entry) => columnOf[entry] === next?.key);
            if (field !== undefined)
              onOrder({ field, direction: next?.order === 'descend' ? 'descending' : 'ascending' });
          }}
          {...(paging === undefined && rows !== undefined && tasks.total > MANY
            ? { virtualHeight: BOX, onRange: tasks.onRange }
            : {})}
          error={
            tasks.failed
              ? {
                  title: t(($) => $.list.failed),
                  detail: t(($) => $.list.failedHint),
                  onRetry: tasks.retry,
                  retrying: tasks.retrying,
                }
              : undefined
          }
          empty={empty}
          paging={paging && { ...paging, total: tasks.total }}
        />
        <BatchBar
          selected={selected}
          known={rows ?? none}
          offline={offline}
          onClear={() => {
            select(nothing);
          }}
        />
      </div>
    </WithOperations>
  );
}
