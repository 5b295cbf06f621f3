/** Returns one page of an array; `page` counts from 1 (CONST-02, CONST-03). */
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

type Key = string | number | undefined;
type IndexComparator = (a: number, b: number) => number;

/** Equal values keep their order. */
function createComparator(values: readonly Key[], descending: boolean, language: string): IndexComparator {
  const collator = collatorOf(language);
  const sign = descending ? -1 : 1;
  return (first, second) => {
    const a = values[first];
    const b = values[second];
    if (a === undefined || b === undefined) return a === b ? first - second : a === undefined ? 1 : -1;
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * sign || first - second;
  };
}

/** Quickselect: moves the first `count` indices to the front, unsorted. */
function selectFirst(indices: Uint32Array, count: number, order: IndexComparator): void {
  let low = 0;
  let high = indices.length - 1;
  const at = (place: number): number => indices[place] ?? 0;
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (order(at(left), pivot) < 0) left++;
      while (order(at(right), pivot) > 0) right--;
      if (left > right) break;
      const swapped = at(left);
      indices[left++] = at(right);
      indices[right--] = swapped;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

export interface SortOrder {
  readonly descending?: boolean;
  readonly language?: string;
}

/** Returns a copy sorted by a key, strings by collation. Missing values go last in both directions. */
export function sortedBy<T>(
  items: readonly T[],
  key: (item: T) => string | number | undefined,
  order: SortOrder = {},
): T[] {
  return firstSortedBy(items, key, order, items.length);
}

/** Does not sort the rest. */
export function firstSortedBy<T>(
  items: readonly T[],
  key: (item: T) => string | number | undefined,
  { descending = false, language = 'en' }: SortOrder,
  count: number,
): T[] {
  const values = items.map(key);
  // Indices create no garbage, unlike an object for each record.
  const indices = new Uint32Array(items.length);
  for (let place = 0; place < indices.length; place++) indices[place] = place;
  const order = createComparator(values, descending, language);
  if (count < indices.length) selectFirst(indices, count, order);
  const sorted: T[] = [];
  for (const place of indices.slice(0, count).sort(order)) {
    sorted.push(items[place] as T);
  }
  return sorted;
}
