import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { polled, quiet } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { ParentNav, paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { ItemList } from '#src/ui/item-list';
import { LinkButton } from '#src/ui/link-button';
import { Region } from '#src/ui/region';
import { Text } from '#src/ui/text';
import { StatusCell } from './cells/status-cell';
import { infoPath } from './task-paths';
import styles from './work.module.css';

/** The tasks that run or wait for a node now, looked at again every five seconds (NAV-03, TASK-29). */
export function TasksAtWork() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const state = useRegion(useQuery({ ...taskQueries.atWork(), ...polled(), ...quiet }));
  const title = t(($) => $.atWork.title);
  const rowsOf = (task: Schemas['TaskListItem']) =>
    task.taskExecuteStatus === TaskStatus.Running
      ? t(($) => $.rowsCount, { count: task.currentTotalExtractCount, rows: number(task.currentTotalExtractCount) })
      : undefined;
  return (
    <Region
      title={title}
      actions={<Link to={paths.taskList}>{t(($) => $.allTasks)}</Link>}
      state={state}
      failed={t(($) => $.atWork.failed)}
    >
      {({ items, total }) =>
        items.length === 0 ? (
          <div className={styles.nothing}>
            <p>{t(($) => $.atWork.none)}</p>
            <LinkButton to={paths.templates}>{t(($) => $.atWork.choose)}</LinkButton>
          </div>
        ) : (
          <>
            <ItemList
              label={title}
              items={items.map((task) => ({
                key: task.taskId,
                title: <Link to={infoPath(task, ParentNav.TaskList)}>{task.taskName}</Link>,
                detail: rowsOf(task),
                aside: <StatusCell task={task} />,
              }))}
            />
            {total > items.length && (
              <Text tone="secondary">
                {t(($) => $.more, { count: total - items.length, value: number(total - items.length) })}
              </Text>
            )}
          </>
        )
      }
    </Region>
  );
}
