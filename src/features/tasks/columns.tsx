import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { useFormats } from '../../i18n/format';
import type { Column } from '../../ui/table/columns';
import { NameCell } from './cells/name-cell';
import { StatusCell } from './cells/status-cell';
import { TemplateCell } from './cells/template-cell';
import { NextRunCell, TimeCell } from './cells/time-cells';
import { RowActions } from './row-actions';

/** The columns of a task list (TASK-11 to TASK-18); embedded in a template page the name is left out (TASK-06). */
export function useTaskColumns(
  scope: 'template' | 'embedded',
  offline: boolean,
): readonly Column<Schemas['TaskListItem']>[] {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  return useMemo(() => {
    const all: readonly Column<Schemas['TaskListItem']>[] = [
      { key: 'name', title: t(($) => $.columns.name), minWidth: 220, cell: (task) => <NameCell task={task} /> },
      {
        key: 'template',
        title: t(($) => $.columns.template),
        minWidth: 180,
        cell: (task) => <TemplateCell task={task} />,
      },
      {
        key: 'rows',
        title: t(($) => $.columns.rows),
        width: 96,
        align: 'end',
        cell: (task) => formats.number(task.currentTotalExtractCount),
      },
      { key: 'next', title: t(($) => $.columns.next), width: 128, cell: (task) => <NextRunCell task={task} /> },
      { key: 'time', title: t(($) => $.columns.time), width: 124, cell: (task) => <TimeCell task={task} /> },
      { key: 'status', title: t(($) => $.columns.status), width: 152, cell: (task) => <StatusCell task={task} /> },
      {
        key: 'actions',
        title: t(($) => $.columns.actions),
        width: 124,
        align: 'end',
        titleHidden: true,
        cell: (task) => <RowActions task={task} offline={offline} />,
      },
    ];
    return scope === 'embedded' ? all.filter((column) => column.key !== 'name') : all;
  }, [t, formats, scope, offline]);
}
