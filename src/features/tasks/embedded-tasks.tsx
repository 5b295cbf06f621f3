import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskQueries } from '#src/data/tasks';
import { defaultOrderBy, formatOrderBy } from '#src/domain/order-by';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ListViewPopover } from './list-view-popover';
import { OperationsProvider } from './operations/operations';
import { TaskTable } from './task-table';
import styles from './list.module.css';
import { useListView } from './use-list-view';

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
  const [view, setView] = useListView('embedded');
  const [order, setOrder] = useState(defaultOrderBy);
  return (
    <OperationsProvider>
      <div className={styles.embeddedTools}>
        <ListViewPopover scope="embedded" view={view} onChange={setView} />
      </div>
      <TaskTable
        scope="embedded"
        label={t(($) => $.embedded.label)}
        options={taskQueries.ofTemplate(templateId, formatOrderBy(order))}
        view={view}
        order={order}
        onOrder={setOrder}
        countOf={templateId}
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
    </OperationsProvider>
  );
}
