import { useTranslation } from '#src/i18n/use-translation';
import { TaskStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { parseTime, useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { TimedText } from '#src/ui/relative-time';
import { Tag, type StatusVariant } from '#src/ui/status';
import { useStatusMessage } from '../use-status-message';
import styles from '../tasks.module.css';
import { TruncatedText } from './truncated-text';

const variants: Readonly<Record<TaskStatus, StatusVariant>> = {
  [TaskStatus.Running]: 'brand',
  [TaskStatus.Waiting]: 'info',
  [TaskStatus.Completed]: 'success',
  [TaskStatus.Stoped]: 'warning',
  [TaskStatus.Ready]: 'neutral',
};

/** No status means 'failed', so errors have their own text (TASK-17). */
export function StatusCell({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const statusMessage = useStatusMessage();
  const status = task.taskExecuteStatus;
  const completed = status === TaskStatus.Completed;
  const errors = task.errorCount ?? 0;
  return (
    <span className={styles.lines}>
      <span className={styles.tag}>
        {task.stopping ? (
          <Tag variant="warning" isOngoing>
            {t(($) => $.statuses.stopping)}
          </Tag>
        ) : (
          <Tag
            variant={Object.hasOwn(variants, status) ? variants[status] : 'neutral'}
            isOngoing={status === TaskStatus.Running}
          >
            {statusMessage(status)}
          </Tag>
        )}
      </span>
      {completed && errors > 0 && (
        <TruncatedText variant="trouble" text={t(($) => $.cells.errors, { count: errors })} />
      )}
      {completed && errors === 0 && task.currentTotalExtractCount === 0 && (
        <TruncatedText variant="quiet" text={t(($) => $.cells.foundNothing)} />
      )}
      {status === TaskStatus.Waiting && !task.stopping && <Wait task={task} />}
    </span>
  );
}

function Wait({ task: { waitingSince, queuePosition } }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const queue = queuePosition ? t(($) => $.cells.queue, { place: queuePosition }) : undefined;
  if (!waitingSince) return queue === undefined ? null : <TruncatedText variant="quiet" text={queue} />;
  const since = t(($) => $.cells.waitingSince, { time: formats.longDateTime(waitingSince) });
  const waitText = () => {
    const minutes = Math.max(1, Math.floor((now() - parseTime(waitingSince)) / 60_000));
    const time = formats.duration(minutes * 60);
    return queuePosition
      ? t(($) => $.cells.waitingAt, { time, place: queuePosition })
      : t(($) => $.cells.waiting, { time });
  };
  return (
    <span className={styles.wait} title={[since, queue].filter(Boolean).join(' · ')}>
      <TimedText getText={waitText} />
    </span>
  );
}
