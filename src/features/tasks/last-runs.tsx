import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { quietOptions } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { useRegion } from '#src/shared/region/use-region';
import { infoPath, ParentNav, paths } from '#src/domain/paths';
import { isTaskActive } from '#src/domain/task-states';
import { useFormats } from '#src/i18n/format';
import { ItemList } from '#src/ui/item-list';
import { Region } from '#src/ui/region';
import { RelativeTime } from '#src/ui/relative-time';
import { StatusCell } from './cells/status-cell';
import { NameText } from '#src/ui/text';

const SHOWN_COUNT = 5;

export function LastRuns() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const state = useRegion(useQuery({ ...taskQueries.latest(), ...quietOptions }));
  const title = t(($) => $.lastRuns.title);
  return (
    <Region
      title={title}
      actions={<Link to={paths.taskList}>{t(($) => $.pages.taskList, { ns: 'shell' })}</Link>}
      state={state}
      errorTitle={t(($) => $.lastRuns.failed)}
    >
      {({ items }) => {
        const ended = items
          .filter((task) => task.endExecuteTime !== null && !isTaskActive(task.taskExecuteStatus))
          .toSorted((a, b) => ((a.endExecuteTime ?? '') < (b.endExecuteTime ?? '') ? 1 : -1))
          .slice(0, SHOWN_COUNT);
        return ended.length === 0 ? (
          <p>{t(($) => $.lastRuns.none)}</p>
        ) : (
          <ItemList
            label={title}
            items={ended.map((task) => ({
              key: task.taskId,
              title: (
                <Link to={infoPath(task, ParentNav.TaskList)}>
                  <NameText text={task.taskName} />
                </Link>
              ),
              detail: (
                <>
                  {t(($) => $.words.rowCount, {
                    ns: 'shell',
                    count: task.currentTotalExtractCount,
                    rows: number(task.currentTotalExtractCount),
                  })}
                  {' · '}
                  <RelativeTime value={task.endExecuteTime ?? ''} />
                </>
              ),
              aside: <StatusCell task={task} />,
            }))}
          />
        );
      }}
    </Region>
  );
}
