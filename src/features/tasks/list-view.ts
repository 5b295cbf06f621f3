import { useState } from 'react';
import { localStore, readJson, writeJson } from '../../lib/storage';
import type { TaskScope } from './list.params';

/** The columns of a task list in their order. Name and actions are always there. */
export const columnKeys = [
  'name',
  'template',
  'rows',
  'trend',
  'next',
  'time',
  'status',
  'created',
  'priority',
  'actions',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** How a person wants a list: the room of its rows, and the columns that are left out. */
export interface ListView {
  readonly density: 'roomy' | 'compact';
  readonly hidden: readonly ColumnKey[];
}

/** What nobody asked for is not in the way: rows for two lines, the columns of the specification and the sparkline. */
export const plainView: ListView = { density: 'roomy', hidden: ['created', 'priority'] };

const isKey = (value: unknown): value is ColumnKey => (columnKeys as readonly unknown[]).includes(value);

function isView(value: unknown): value is ListView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'density' in value &&
    (value.density === 'roomy' || value.density === 'compact') &&
    'hidden' in value &&
    Array.isArray(value.hidden) &&
    value.hidden.every(isKey)
  );
}

const keyOf = (scope: TaskScope): string => `tasks.${scope}`;

/** The columns that a person may leave out of a list; one inside a template's page has no name to begin with (TASK-06). */
export const optionalColumns = (scope: TaskScope): readonly ColumnKey[] =>
  columnKeys.filter((key) => key !== 'name' && key !== 'actions' && !(scope === 'embedded' && key === 'template'));

/** The columns that a list shows, in their order. */
export function shownColumns(scope: TaskScope, view: ListView): readonly ColumnKey[] {
  const optional = optionalColumns(scope);
  return columnKeys.filter(
    (key) => !(scope === 'embedded' && key === 'name') && !(optional.includes(key) && view.hidden.includes(key)),
  );
}

/** The view after a column was shown or left out. */
export function withColumn(view: ListView, key: ColumnKey, shown: boolean): ListView {
  const others = view.hidden.filter((entry) => entry !== key);
  return { ...view, hidden: shown ? others : columnKeys.filter((entry) => entry === key || others.includes(entry)) };
}

/** How a list is to look, remembered for each list in this browser, and the way to change it. */
export function useListView(scope: TaskScope): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState(() => readJson(localStore, keyOf(scope), isView) ?? plainView);
  return [
    view,
    (next) => {
      writeJson(localStore, keyOf(scope), next);
      setView(next);
    },
  ];
}
