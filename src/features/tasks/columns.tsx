import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Task } from '#src/domain/task';
import { useAccountQuery } from '#src/data/account';
import { templateQueries } from '#src/data/templates';
import { accountCan } from '#src/domain/account-levels';
import { ParentNav } from '#src/domain/paths';
import { displayedPriority } from '#src/domain/task-priority';
import { useFormats } from '#src/i18n/format';
import { useDensity } from '#src/state/preferences';
import { RelativeTime } from '#src/ui/relative-time';
import type { Column } from '#src/ui/table/columns';
import { useIsNarrow } from '#src/ui/use-is-narrow';
import { NameCell } from './cells/name-cell';
import { StatusCell } from './cells/status-cell';
import { TemplateCell } from './cells/template-cell';
import { NextRunCell, TimeCell } from './cells/time-cells';
import { TrendCell } from './cells/trend-cell';
import type { TaskScope } from './list.params';
import { defaultView, shownColumns, type ColumnKey, type ListView } from './list-view';
import { RowActions } from './row-actions';

type TaskColumn = Column<Task>;

export function useColumnTitles(): Readonly<Record<ColumnKey, string>> {
  const { t } = useTranslation('tasks');
  return useMemo(
    () => ({
      name: t(($) => $.words.task, { ns: 'shell' }),
      template: t(($) => $.words.template, { ns: 'shell' }),
      rows: t(($) => $.words.rows, { ns: 'shell' }),
      trend: t(($) => $.columns.trend),
      next: t(($) => $.columns.next),
      time: t(($) => $.words.lastRun, { ns: 'shell' }),
      status: t(($) => $.words.status, { ns: 'shell' }),
      created: t(($) => $.columns.created),
      priority: t(($) => $.priority.label),
      actions: t(($) => $.words.actions, { ns: 'shell' }),
    }),
    [t],
  );
}

/** All columns fit beside the groups at 1440 px. */
export function useTaskColumns(
  scope: TaskScope,
  offline: boolean,
  view: ListView = defaultView,
): readonly TaskColumn[] {
  const titles = useColumnTitles();
  const formats = useFormats();
  const [density] = useDensity();
  const narrow = useIsNarrow();
  const { data: kinds } = useQuery(templateQueries.kinds());
  const slugOf = useCallback(
    (kindId: number | undefined) => kinds?.items.find((entry) => entry.kindId === kindId)?.slug ?? '',
    [kinds],
  );
  const showCreator = accountCan(useAccountQuery().data, 'seeCreator');
  return useMemo(() => {
    const parentNav = scope === 'all' ? ParentNav.TaskList : ParentNav.TemplateList;
    const compact = density === 'compact';
    const fluid = (min: number, share: number, max: number) => ({
      minWidth: min,
      fluidWidth: `clamp(${String(min)}px, ${String(min)}px + (100cqi - 980px) * ${String(share)}, ${String(max)}px)`,
    });
    const rowsOf = (task: Task) => formats.number(task.currentTotalExtractCount);
    const all: Readonly<Record<ColumnKey, Omit<TaskColumn, 'key' | 'title'>>> = {
      name: { minWidth: 196, sortable: true, cell: (task) => <NameCell {...{ task, parentNav, showCreator }} /> },
      template: {
        ...(scope === 'embedded' ? { minWidth: 180 } : fluid(96, 0.45, 260)),
        cell: (task) => <TemplateCell task={task} slugOf={slugOf} />,
      },
      rows: {
        width: 76,
        align: 'end',
        skeleton: 'number',
        sortable: true,
        numberText: rowsOf,
        cell: rowsOf,
      },
      trend: { ...fluid(76, 0.05, 84), skeleton: 'number', cell: (task) => <TrendCell task={task} /> },
      next: { ...fluid(118, 0.12, 140), sortable: true, cell: (task) => <NextRunCell task={task} /> },
      time: { ...fluid(110, 0.12, 144), sortable: true, cell: (task) => <TimeCell task={task} /> },
      status: {
        ...(compact ? fluid(168, 0.3, 200) : fluid(144, 0.1, 164)),
        skeleton: 'tag',
        sortable: true,
        cell: (task) => <StatusCell task={task} />,
      },
      created: {
        ...fluid(100, 0.1, 130),
        sortable: true,
        cell: (task) => (task.createdAt === undefined ? null : <RelativeTime value={task.createdAt} />),
      },
      priority: {
        width: 84,
        align: 'end',
        skeleton: 'number',
        sortable: true,
        cell: (task) => formats.number(displayedPriority(task.priority)),
      },
      actions: {
        ...fluid(120, 0.1, 124),
        align: 'end',
        titleHidden: true,
        cell: (task) => <RowActions task={task} offline={offline} parentNav={parentNav} />,
      },
    };
    return shownColumns(scope, view, narrow).map((key) => ({ key, title: titles[key], ...all[key] }));
  }, [titles, formats, scope, offline, view, density, narrow, slugOf, showCreator]);
}
