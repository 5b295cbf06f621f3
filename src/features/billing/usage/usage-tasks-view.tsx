import { useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { UsageDays, UsageTask } from '#src/data/usage';
import { centsOf } from '#src/domain/money';
import { sumToCents } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable } from '#src/ui/table/resource-table';
import { amountOf } from './usage-rows';
import { typesOf, useUsageMessages } from './use-usage-messages';
import { usageParams, type UsageParams } from './usage.params';
import styles from './usage.module.css';

const sizes = [20, 50, 100] as const;

export function UsageTasksView({ data, params }: { readonly data: UsageDays; readonly params: UsageParams }) {
  const { t } = useTranslation('usage');
  const { cents, number, percent } = useFormats();
  const messages = useUsageMessages();
  const [{ page, size }, setPage] = useState<{ page: number; size: number }>({ page: 1, size: sizes[0] });
  const tasks = data.tasks ?? [];
  const total = sumToCents(data.items.map(({ amount }) => amount));
  const { item, period, from, to } = params;
  const { resource } = data;
  const columns = useMemo((): readonly Column<UsageTask>[] => {
    const types = typesOf(resource);
    return [
      {
        key: 'task',
        title: t(($) => $.words.task, { ns: 'shell' }),
        minWidth: 200,
        cell: (task) => (
          <Link
            className={styles.name}
            title={messages.task(task)}
            to={{
              search: usageParams.write({ by: 'day', period, from, to, item, task: task.taskId }).toString(),
            }}
          >
            {messages.task(task)}
          </Link>
        ),
      },
      ...(types.length > 1
        ? types.map((type): Column<UsageTask> => ({
            key: String(type),
            title: messages.type(type),
            width: 136,
            align: 'end',
            cell: (task) => cents(centsOf(amountOf(task.items, type))),
          }))
        : []),
      { key: 'rows', title: t(($) => $.rows), width: 120, align: 'end', cell: (task) => number(task.rows) },
      {
        key: 'total',
        title: t(($) => $.total),
        width: 112,
        align: 'end',
        cell: (task) => <strong>{cents(centsOf(task.amount))}</strong>,
      },
      {
        key: 'share',
        title: t(($) => $.share),
        width: 96,
        align: 'end',
        cell: (task) => percent(total > 0 ? centsOf(task.amount) / total : 0),
      },
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with `t` alone
  }, [item, resource, period, from, to, total, t, cents, number, percent]);
  return (
    <ResourceTable
      label={t(($) => $.byTask)}
      columns={columns}
      rows={tasks.slice((page - 1) * size, page * size)}
      rowKey={(task) => task.taskId}
      pagination={{
        page,
        pageSize: size,
        total: tasks.length,
        pageSizes: sizes,
        onChange: (next, pageSize) => {
          setPage({ page: next, size: pageSize });
        },
      }}
    />
  );
}
