import { z } from '#src/lib/zod';
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

/** Each of `fields` needs a default (`.catch`). */
export function listParams<Fields extends object>({
  fields,
  filters = [],
  pageSizes = [10, 20, 50, 100],
}: {
  readonly fields: z.ZodMiniType<Fields> & { readonly shape: object };
  readonly filters?: readonly (keyof Fields & string)[];
  readonly pageSizes?: readonly number[];
}): ListParams<Fields & PageParams> {
  const paging = z.object({
    page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), 1),
    pageSize: z.catch(z.coerce.number().check(z.refine((size) => pageSizes.includes(size))), pageSizes[0] ?? 10),
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
