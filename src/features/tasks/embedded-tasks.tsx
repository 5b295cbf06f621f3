import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '../../api/errors';
import { polled } from '../../data/polling';
import { taskQueries } from '../../data/tasks';
import { useOnline } from '../../state/preferences';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { ResourceTable } from '../../ui/table/resource-table';
import { BatchBar } from './batch-bar';
import { useTaskColumns } from './columns';
import styles from './tasks.module.css';

/** Rows from which on only those in view are drawn, in a box of so many pixels. */
const MANY = 100;
const BOX = 640;

/**
 * The tasks made from one template, inside its page: all of them up to 10,000, without filters, paging and the name column
 * (TASK-03 to TASK-06). Looks again every 5 s while the tab is seen (TASK-29).
 */
export function EmbeddedTasks({
  templateId,
  onCreate,
}: {
  /** The templateRegistrationId. */
  readonly templateId: string;
  /** Leads to where the first task is made. */
  readonly onCreate: () => void;
}) {
  const { t } = useTranslation('tasks');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const online = useOnline();
  const tasks = useQuery({ ...taskQueries.ofTemplate(templateId), ...polled() });
  const offline = !online || isOffline(tasks.error);
  const columns = useTaskColumns('embedded', offline);
  const rows = tasks.data?.items;
  return (
    <>
      <ResourceTable
        label={t(($) => $.embedded.label)}
        columns={columns}
        rows={rows}
        rowKey={(task) => task.taskId}
        rowLabel={(task) => task.taskName}
        selection={{ selected, onChange: setSelected }}
        virtualHeight={rows !== undefined && rows.length > MANY ? BOX : undefined}
        stale={offline && rows ? t(($) => $.list.offline) : undefined}
        error={
          tasks.isError && !(offline && rows)
            ? {
                title: rows ? t(($) => $.list.failedKept) : t(($) => $.list.failed),
                detail: t(($) => $.list.failedHint),
                onRetry: () => void tasks.refetch(),
                retrying: tasks.isRefetching,
              }
            : undefined
        }
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.embedded.empty)}
            action={
              <Button kind="primary" onClick={onCreate}>
                {t(($) => $.embedded.create)}
              </Button>
            }
          >
            {t(($) => $.embedded.emptyHint)}
          </Empty>
        }
      />
      <div className={styles['batchPlace']}>
        <BatchBar
          selected={selected}
          known={rows ?? []}
          offline={offline}
          onClear={() => {
            setSelected(new Set());
          }}
        />
      </div>
    </>
  );
}
