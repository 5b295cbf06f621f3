import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { TaskStatus } from '#src/contract/enums.gen';
import { taskKey, type Task } from '#src/domain/task';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { isTaskHidden } from '#src/data/task-cache';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { infoPath, ParentNav, paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Empty } from '#src/ui/empty';
import { ItemList } from '#src/ui/item-list';
import { LinkButton } from '#src/ui/link-button';
import { Region } from '#src/ui/region';
import { SkeletonLines } from '#src/ui/skeleton';
import { MovedRows } from '#src/ui/table/moved-rows';
import { useRowInteraction } from '#src/ui/table/use-row-interaction';
import { useStableRows } from '#src/ui/table/use-stable-rows';
import { NameText, Text } from '#src/ui/text';
import { StatusCell } from './cells/status-cell';
import styles from './work.module.css';

/** Rows do not move under the pointer (NAV-03, TASK-29). */
export function TasksAtWork() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const state = useRegion(useQuery({ ...taskQueries.atWork(), ...pollingOptions(), ...quietOptions }));
  const cache = useQueryClient();
  const present = state.data?.items;
  const [isAtRows, atRows] = useRowInteraction(present);
  const rowOrder = { listKey: 'at-work', isRemoved: (taskId: string) => isTaskHidden(cache, taskId) };
  const { rows = [], moved, update } = useStableRows(present, taskKey, rowOrder, isAtRows);
  const title = t(($) => $.atWork.title);
  const rowsOf = (task: Task) =>
    task.taskExecuteStatus === TaskStatus.Running
      ? t(($) => $.words.rowCount, {
          ns: 'shell',
          count: task.currentTotalExtractCount,
          rows: number(task.currentTotalExtractCount),
        })
      : undefined;
  return (
    <Region
      title={title}
      actions={<Link to={paths.taskList}>{t(($) => $.pages.taskList, { ns: 'shell' })}</Link>}
      state={state}
      errorTitle={t(($) => $.atWork.failed)}
      skeleton={
        <div className={styles.atWork}>
          <SkeletonLines lines={6} />
        </div>
      }
    >
      {({ items, total }) => (
        <div className={styles.atWork}>
          <div {...atRows}>
            {rows.length === 0 ? (
              <Empty
                compact
                title={t(($) => $.atWork.none)}
                action={<LinkButton to={paths.templates}>{t(($) => $.chooseTemplate)}</LinkButton>}
              />
            ) : (
              <ItemList
                label={title}
                items={rows.map((task) => ({
                  key: task.taskId,
                  title: (
                    <Link to={infoPath(task, ParentNav.TaskList)}>
                      <NameText text={task.taskName} />
                    </Link>
                  ),
                  detail: rowsOf(task),
                  aside: <StatusCell task={task} />,
                }))}
              />
            )}
            <MovedRows movedCount={moved} onUpdate={update} />
          </div>
          {total > items.length && (
            <Text tone="secondary">
              {t(($) => $.more, { count: total - items.length, value: number(total - items.length) })}
            </Text>
          )}
        </div>
      )}
    </Region>
  );
}
