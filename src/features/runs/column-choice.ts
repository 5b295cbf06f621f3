import { localStore, readJson, writeJson } from '#src/lib/storage';

/** Unlisted fields are visible and come last. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

const keyOf = (taskId: string): string => `columns.${taskId}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function isChoice(value: unknown): value is ColumnChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'order' in value &&
    'hidden' in value &&
    isTexts(value.order) &&
    isTexts(value.hidden)
  );
}

/** All fields in their own order by default. */
export const readColumnChoice = (taskId: string): ColumnChoice =>
  readJson(localStore, keyOf(taskId), isChoice) ?? { order: [], hidden: [] };

export const storeColumnChoice = (taskId: string, choice: ColumnChoice): void =>
  void writeJson(localStore, keyOf(taskId), choice);

export function orderedFields<T extends { readonly name: string }>(
  fields: readonly T[],
  { order }: ColumnChoice,
): readonly T[] {
  const place = (field: T) => {
    const at = order.indexOf(field.name);
    return at < 0 ? order.length + fields.indexOf(field) : at;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}

export function shownFields<T extends { readonly name: string }>(
  fields: readonly T[],
  choice: ColumnChoice,
): readonly T[] {
  const ordered = orderedFields(fields, choice);
  const shown = ordered.filter((field) => !choice.hidden.includes(field.name));
  return shown.length === 0 ? ordered.slice(0, 1) : shown;
}

export function withShown(choice: ColumnChoice, name: string, shown: boolean): ColumnChoice {
  const others = choice.hidden.filter((entry) => entry !== name);
  return { ...choice, hidden: shown ? others : [...others, name] };
}

/** Moves a field up (-1) or down (1). */
export function withMoved(
  fields: readonly { readonly name: string }[],
  choice: ColumnChoice,
  name: string,
  step: -1 | 1,
): ColumnChoice {
  const order = orderedFields(fields, choice).map((field) => field.name);
  const from = order.indexOf(name);
  const to = from + step;
  const other = order[to];
  if (from < 0 || other === undefined) return choice;
  order[to] = name;
  order[from] = other;
  return { ...choice, order };
}
