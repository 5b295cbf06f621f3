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

const LONG_LIST_HEIGHT = 640;

/** Up to 10,000 tasks of a template, without filters, paging and names (TASK-03 to TASK-06). */
export function EmbeddedTasks({
  templateId,
  onCreate,
}: {
  /** The templateRegistrationId. */
  readonly templateId: string;
  readonly onCreate: () => void;
}) {
  const { t } = useTranslation('tasks');
  const [view, setView] = useListView('embedded');
  const [order, setOrder] = useState(defaultOrderBy);
  const { isLong, onVisibleRange, ...list } = useEmbeddedTasks(templateId, formatOrderBy(order));
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
        {...(isLong ? { virtualHeight: LONG_LIST_HEIGHT, onRangeChange: onVisibleRange } : {})}
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
