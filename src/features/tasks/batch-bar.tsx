import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { mayStart, mayStop } from '../../domain/task-rules';
import { Button } from '../../ui/button';
import styles from './tasks.module.css';
import { useStart, useStop } from './use-start-stop';

/** What can be done with the selected tasks (TASK-21); after each operation the selection is cleared and the list read again (TASK-36). */
export function BatchBar({
  selected,
  known,
  offline,
  onClear,
}: {
  readonly selected: ReadonlySet<string>;
  /** The tasks on the page, to know what the selected ones allow. */
  readonly known: readonly Schemas['TaskListItem'][];
  readonly offline: boolean;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('tasks');
  const start = useStart();
  const stop = useStop();
  if (selected.size === 0) return null;
  const chosen = known.filter((task) => selected.has(task.taskId));
  // A task selected on another page may have changed since: it is left to the server.
  const elsewhere = selected.size > chosen.length;
  const startable = elsewhere || chosen.some((task) => mayStart(task.taskExecuteStatus));
  const stoppable = elsewhere || chosen.some((task) => mayStop(task.taskExecuteStatus));
  const held = offline ? t(($) => $.list.offlineReason) : undefined;
  const ids = [...selected];
  return (
    <div className={styles['batch']} role="region" aria-label={t(($) => $.batch.label)}>
      <span className={styles['count']} role="status">
        {t(($) => $.batch.selected, { count: selected.size })}
      </span>
      <Button
        size="small"
        kind="primary"
        loading={start.pending}
        reason={held ?? (startable ? undefined : t(($) => $.batch.nothingToStart))}
        onClick={() =>
          void start.run(ids).then((outcome) => {
            if (outcome) onClear();
          })
        }
      >
        {t(($) => $.batch.start)}
      </Button>
      <Button
        size="small"
        loading={stop.pending}
        reason={held ?? (stoppable ? undefined : t(($) => $.batch.nothingToStop))}
        onClick={() =>
          void stop.run(ids).then((answered) => {
            if (answered) onClear();
          })
        }
      >
        {t(($) => $.batch.stop)}
      </Button>
      <Button size="small" kind="plain" onClick={onClear}>
        {t(($) => $.batch.clear)}
      </Button>
    </div>
  );
}
