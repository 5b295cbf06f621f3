import type { TaskScope } from './list.params';

/** In display order; name and actions are always visible. */
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

export interface ListView {
  readonly hidden: readonly ColumnKey[];
}

export const defaultView: ListView = { hidden: ['created', 'priority'] };

const isKey = (value: unknown): value is ColumnKey => (columnKeys as readonly unknown[]).includes(value);

export function isListView(value: unknown): value is ListView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'hidden' in value &&
    Array.isArray(value.hidden) &&
    value.hidden.every(isKey)
  );
}

/** The embedded list has no name, so its template column stays (TASK-06). */
export const optionalColumns = (scope: TaskScope): readonly ColumnKey[] =>
  columnKeys.filter((key) => key !== 'name' && key !== 'actions' && !(scope === 'embedded' && key === 'template'));

export function shownColumns(scope: TaskScope, view: ListView, narrow = false): readonly ColumnKey[] {
  const optional = optionalColumns(scope);
  const shown = columnKeys.filter(
    (key) => !(scope === 'embedded' && key === 'name') && !(optional.includes(key) && view.hidden.includes(key)),
  );
  const [first, ...others] = shown;
  if (!narrow || first === undefined || !others.includes('status')) return shown;
  return [first, 'status', ...others.filter((key) => key !== 'status')];
}

export function withColumn(view: ListView, key: ColumnKey, shown: boolean): ListView {
  const others = view.hidden.filter((entry) => entry !== key);
  return { ...view, hidden: shown ? others : columnKeys.filter((entry) => entry === key || others.includes(entry)) };
}
