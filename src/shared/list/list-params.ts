import { z } from 'zod';
import type { AddressParams } from '#src/shared/address/use-address-params';

/** Which page of a list; from 1. */
export interface PageParams {
  readonly page: number;
  readonly pageSize: number;
}

/** How the address of a list page is read and written. */
export interface ListParams<P extends PageParams> extends AddressParams<P> {
  /** Page sizes that the list offers; the first is the default. */
  readonly pageSizes: readonly number[];
  /** The keys of the address that narrow the list. */
  readonly filters: readonly string[];
}

/** The highest page that is asked for. */
const MAX_PAGE = 100_000;

/**
 * Describes the address of a list page: its `fields` beside page and page size, each with a default (`.catch`), and which of them are
 * `filters`.
 */
export function listParams<Fields extends object>({
  fields,
  filters = [],
  pageSizes = [10, 20, 50, 100],
}: {
  readonly fields: z.ZodType<Fields> & { readonly shape: object };
  readonly filters?: readonly (keyof Fields & string)[];
  readonly pageSizes?: readonly number[];
}): ListParams<Fields & PageParams> {
  const paging = z.object({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
    pageSize: z.coerce
      .number()
      .refine((size) => pageSizes.includes(size))
      .catch(pageSizes[0] ?? 10),
  });
  const read = (search: URLSearchParams) => {
    const texts = Object.fromEntries(search);
    return { ...fields.parse(texts), ...paging.parse(texts) };
  };
  const valuesOf = (params: Fields & PageParams) => new Map<string, unknown>(Object.entries(params));
  const defaults = valuesOf(read(new URLSearchParams()));
  const keys = Object.keys({ ...fields.shape, ...paging.shape });
  return {
    pageSizes,
    filters,
    read,
    write: (params) => {
      const values = valuesOf(params);
      const changed = keys.filter((key) => values.get(key) !== defaults.get(key));
      return new URLSearchParams(changed.map((key) => [key, String(values.get(key))]));
    },
  };
}

/** Whether the address narrows the list. */
export function isFiltered<P extends PageParams>({ filters, write }: ListParams<P>, params: P): boolean {
  const search = write(params);
  return filters.some((key) => search.has(key));
}

/** The first page of the same list with nothing that narrows it. */
export function withoutFilters<P extends PageParams>({ filters, read, write }: ListParams<P>, params: P): P {
  const search = write(params);
  for (const key of filters) search.delete(key);
  // A field without a default is absent there; it has to be undefined where these params replace others.
  const none = Object.fromEntries(filters.map((key) => [key, undefined]));
  return { ...none, ...read(search), page: 1 };
}
