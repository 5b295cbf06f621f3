import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { defaultOrderBy, formatOrderBy } from '#src/domain/order-by';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ListViewPopover } from './list-view-popover';
import { OperationsProvider } from './operations/operations';
import { TaskTable } from './task-table';
import styles from './list.module.css';
import { useEmbeddedTasks } from './use-embedded-tasks';
import { useListView } from './use-list-view';

/** Pixels of the box in which a long list scrolls. */
const LONG_LIST_HEIGHT = 640;

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
  const { isLong, onRange, ...list } = useEmbeddedTasks(templateId, formatOrderBy(order));
  return (
    <OperationsProvider>
      <div className={styles.embeddedTools}>
        <ListViewPopover scope="embedded" view={view} onChange={setView} />
      </div>
      <TaskTable
        scope="embedded"
        label={t(($) => $.embedded.label)}
        list={list}
        view={view}
        order={order}
        onOrder={setOrder}
        {...(isLong ? { virtualHeight: LONG_LIST_HEIGHT, onRange } : {})}
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.embedded.empty)}
            action={
              <Button variant="primary" onClick={onCreate}>
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
