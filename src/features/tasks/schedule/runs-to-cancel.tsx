import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { taskQueries } from '#src/data/tasks';
import { useFormats } from '#src/i18n/format';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Text } from '#src/ui/text';
import { NextRuns } from './next-runs';
import type { TaskToSchedule } from './task-to-schedule';
import styles from './schedule.module.css';

export function RunsToCancel({
  tasks,
  unscheduledCount,
}: {
  readonly tasks: readonly TaskToSchedule[];
  readonly unscheduledCount: number;
}) {
  const { t } = useTranslation('tasks');
  const only = tasks.length === 1 ? tasks[0] : undefined;
  return (
    <Stack gap={3}>
      <p>{t(($) => $.schedule.clearBody, { count: tasks.length })}</p>
      {only ? <RunsOfTask task={only} /> : <RunsOfMany tasks={tasks} />}
      {unscheduledCount > 0 && (
        <Text tone="tertiary" size="body">
          {t(($) => $.schedule.clearWithout, { count: unscheduledCount })}
        </Text>
      )}
    </Stack>
  );
}

function RunsOfTask({ task }: { readonly task: TaskToSchedule }) {
  const { data, isPending } = useQuery(taskQueries.detail(task.taskId));
  if (isPending) return <SkeletonLines lines={4} />;
  // A server that omits the schedule sends the next run in the list.
  return data?.schedule ? <NextRuns schedule={data.schedule} /> : <RunsOfMany tasks={[task]} />;
}

function RunsOfMany({ tasks }: { readonly tasks: readonly TaskToSchedule[] }) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const ahead = tasks.filter(({ nextExecuteTime }) => nextExecuteTime !== null);
  if (ahead.length === 0)
    return (
      <Text tone="tertiary" size="body">
        {t(($) => $.schedule.noRun)}
      </Text>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by the keyboard, too
    <ul className={styles.taskList} aria-label={t(($) => $.schedule.nextRuns)} tabIndex={0}>
      {ahead.map(({ taskId, taskName, nextExecuteTime }) => (
        <li key={taskId}>
          <span>{taskName}</span>
          <Text as="span" tone="tertiary" size="body">
            <time dateTime={nextExecuteTime ?? ''}>{formats.longDateTime(nextExecuteTime ?? '')}</time>
          </Text>
        </li>
      ))}
    </ul>
  );
}
