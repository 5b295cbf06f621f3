/** One page of an array; `page` counts from 1 for lists (CONST-02, CONST-03). */
export function pageOf<T>(items: readonly T[], page: number, pageSize: number) {
  const start = (page - 1) * pageSize;
  return { total: items.length, page, pageSize, items: items.slice(start, start + pageSize) };
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}

interface Entry<T> {
  readonly item: T;
  readonly index: number;
  readonly value: string | number | undefined;
}

/** The order of `sortedBy`: total, since what is equal keeps its place. */
function orderOf<T>(descending: boolean, language: string): (a: Entry<T>, b: Entry<T>) => number {
  const collator = collatorOf(language);
  const sign = descending ? -1 : 1;
  return (a, b) => {
    if (a.value === undefined || b.value === undefined) {
      return a.value === b.value ? a.index - b.index : a.value === undefined ? 1 : -1;
    }
    const order =
      typeof a.value === 'number' && typeof b.value === 'number'
        ? a.value - b.value
        : collator.compare(String(a.value), String(b.value));
    return order * sign || a.index - b.index;
  };
}

/** Moves the `count` first entries to the front, in no order of their own (quickselect). */
function bringForward<T>(entries: Entry<T>[], count: number, order: (a: Entry<T>, b: Entry<T>) => number): void {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const pivot = entries[(low + high) >> 1];
    if (!pivot) return;
    let left = low;
    let right = high;
    while (left <= right) {
      for (let entry = entries[left]; entry && order(entry, pivot) < 0; entry = entries[left]) left++;
      for (let entry = entries[right]; entry && order(entry, pivot) > 0; entry = entries[right]) right--;
      const [a, b] = [entries[left], entries[right]];
      if (left > right || !a || !b) break;
      entries[left++] = b;
      entries[right--] = a;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

/** How a list is sorted; `language` collates texts. */
export interface SortOrder {
  readonly descending?: boolean;
  readonly language?: string;
}

/** A sorted copy by a key; strings compare by the language's collation, missing values come last either way. */
export function sortedBy<T>(
  items: readonly T[],
  key: (item: T) => string | number | undefined,
  order: SortOrder = {},
): T[] {
  return firstSortedBy(items, key, order, items.length);
}

/** The `count` first of a sorted copy: a page of ten thousand does not need the rest in order. */
export function firstSortedBy<T>(
  items: readonly T[],
  key: (item: T) => string | number | undefined,
  { descending = false, language = 'en' }: SortOrder,
  count: number,
): T[] {
  const entries = items.map((item, index): Entry<T> => ({ item, index, value: key(item) }));
  const order = orderOf<T>(descending, language);
  if (count < entries.length) bringForward(entries, count, order);
  return entries
    .slice(0, count)
    .sort(order)
    .map((entry) => entry.item);
}
