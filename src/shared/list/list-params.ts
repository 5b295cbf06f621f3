import { readChoice, readInteger } from '#src/shared/address/read-params';
import type { AddressParams } from '#src/shared/address/use-address-params';

export interface PageParams {
  readonly page: number;
  readonly pageSize: number;
}

export interface ListParams<P extends PageParams> extends AddressParams<P> {
  /** The first is the default. */
  readonly pageSizes: readonly number[];
  readonly filters: readonly string[];
}

const MAX_PAGE = 100_000;

/** `readFields` returns all fields, invalid ones with their defaults. */
export function listParams<Fields extends object>({
  readFields,
  filters = [],
  pageSizes = [10, 20, 50, 100],
}: {
  readonly readFields: (search: URLSearchParams) => Fields;
  readonly filters?: readonly (keyof Fields & string)[];
  readonly pageSizes?: readonly number[];
}): ListParams<Fields & PageParams> {
  const read = (search: URLSearchParams) => ({
    ...readFields(search),
    page: readInteger(search.get('page'), 1, MAX_PAGE) ?? 1,
    pageSize: readChoice(search.get('pageSize'), pageSizes) ?? pageSizes[0] ?? 10,
  });
  const valuesOf = (params: Fields & PageParams) => new Map<string, unknown>(Object.entries(params));
  const defaults = valuesOf(read(new URLSearchParams()));
  return {
    pageSizes,
    filters,
    read,
    write: (params) => {
      const values = valuesOf(params);
      const changed = [...defaults.keys()].filter((key) => values.get(key) !== defaults.get(key));
      return new URLSearchParams(changed.map((key) => [key, String(values.get(key))]));
    },
  };
}

export function hasFilters<P extends PageParams>({ filters, write }: ListParams<P>, params: P): boolean {
  const search = write(params);
  return filters.some((key) => search.has(key));
}

export function withoutFilters<P extends PageParams>({ filters, read, write }: ListParams<P>, params: P): P {
  const search = write(params);
  for (const key of filters) search.delete(key);
  // Undefined overrides the old value in a spread.
  const cleared = Object.fromEntries(filters.map((key) => [key, undefined]));
  return { ...cleared, ...read(search), page: 1 };
}
