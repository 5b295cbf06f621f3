import { useTranslation } from '#src/i18n/use-translation';
import { ScheduleType, TaskStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { useFormats } from '#src/i18n/format';
import { RelativeTime } from '#src/ui/relative-time';
import styles from '../tasks.module.css';
import { TruncatedText } from './truncated-text';

interface CellProps {
  readonly task: Task;
}

const scheduleKeys = {
  [ScheduleType.Once]: 'once',
  [ScheduleType.Weekly]: 'weekly',
  [ScheduleType.Monthly]: 'monthly',
  [ScheduleType.Interval]: 'interval',
} as const;

export function NextRunCell({ task }: CellProps) {
  const { t } = useTranslation('tasks');
  const schedule = task.scheduleType === null ? undefined : scheduleKeys[task.scheduleType];
  if (!task.nextExecuteTime) return <TruncatedText variant="quiet" text={t(($) => $.cells.noSchedule)} />;
  return (
    <span className={styles.lines}>
      <RelativeTime value={task.nextExecuteTime} />
      {schedule !== undefined && <TruncatedText variant="second" text={t(($) => $.cells.schedules[schedule])} />}
    </span>
  );
}

export function TimeCell({ task }: CellProps) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const over = task.taskExecuteStatus !== TaskStatus.Running;
  if (task.spendingTime === null) return <TruncatedText variant="quiet" text={t(($) => $.statuses.Ready)} />;
  return (
    <span className={styles.lines}>
      <span className={styles.whole}>{formats.duration(task.spendingTime)}</span>
      {over && task.endExecuteTime && (
        <span className={styles.second}>
          <RelativeTime value={task.endExecuteTime} />
        </span>
      )}
    </span>
  );
}
