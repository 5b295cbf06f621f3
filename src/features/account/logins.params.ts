import { z } from 'zod';

/** Logins that a page may hold. */
export const loginPageSizes = [10, 20, 50] as const;

const schema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(loginPageSizes.map((size) => z.literal(size))))
    .catch(10),
});

/** Which page of the logins an address shows. */
type LoginsParams = z.output<typeof schema>;

/** Reads which page of the logins an address shows; whatever does not fit falls back to the default. */
export const readLoginsParams = (search: URLSearchParams): LoginsParams => schema.parse(Object.fromEntries(search));

/** Writes the address; defaults are left out. */
export function writeLoginsParams({ page, pageSize }: LoginsParams): URLSearchParams {
  const search = new URLSearchParams();
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== 10) search.set('pageSize', String(pageSize));
  return search;
}
