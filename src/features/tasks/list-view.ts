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

/** Whether a value is such a view. */
export function isListView(value: unknown): value is ListView {
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

/** The columns that a person may leave out of a list; one inside a template's page has no name to begin with (TASK-06). */
export const optionalColumns = (scope: TaskScope): readonly ColumnKey[] =>
  columnKeys.filter((key) => key !== 'name' && key !== 'actions' && !(scope === 'embedded' && key === 'template'));

/** The columns that a list shows, in their order; on a `narrow` screen the status is the second, since no more are in view. */
export function shownColumns(scope: TaskScope, view: ListView, narrow = false): readonly ColumnKey[] {
  const optional = optionalColumns(scope);
  const shown = columnKeys.filter(
    (key) => !(scope === 'embedded' && key === 'name') && !(optional.includes(key) && view.hidden.includes(key)),
  );
  const [first, ...others] = shown;
  if (!narrow || first === undefined || !others.includes('status')) return shown;
  return [first, 'status', ...others.filter((key) => key !== 'status')];
}

/** The view after a column was shown or left out. */
export function withColumn(view: ListView, key: ColumnKey, shown: boolean): ListView {
  const others = view.hidden.filter((entry) => entry !== key);
  return { ...view, hidden: shown ? others : columnKeys.filter((entry) => entry === key || others.includes(entry)) };
}
