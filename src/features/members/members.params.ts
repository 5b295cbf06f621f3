import { z } from 'zod';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery } from '#src/contract/types';
import type { Sort } from '#src/ui/table/columns';

/** Page sizes that the list offers. */
export const pageSizes = [10, 20, 50, 100] as const;

/** What the list can be sorted by; the keys of its columns. */
const memberSorts = ['name', 'cloudCount', 'taskCount', 'balance', 'createdAt', 'lastLoginAt'] as const;

const schema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(10),
  keyword: z.string().trim().max(limits.keywordLength).catch(''),
  sort: z.enum(memberSorts).catch('name'),
  descending: z
    .literal('true')
    .transform(() => true)
    .catch(false),
});

/** What the address of the members says. */
export type MembersParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
export function readMembersParams(search: URLSearchParams): MembersParams {
  return schema.parse({
    page: search.get('page') ?? 1,
    pageSize: search.get('pageSize') ?? 10,
    keyword: search.get('keyword') ?? '',
    sort: search.get('sort') ?? 'name',
    descending: search.get('descending') ?? 'false',
  });
}

/** Writes the address; defaults are left out. */
export function writeMembersParams({ page, pageSize, keyword, sort, descending }: MembersParams): URLSearchParams {
  const search = new URLSearchParams();
  if (keyword !== '') search.set('keyword', keyword);
  if (sort !== 'name') search.set('sort', sort);
  if (descending) search.set('descending', 'true');
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== 10) search.set('pageSize', String(pageSize));
  return search;
}

/** The query that an address stands for (API-020). */
export function membersQuery({
  page,
  pageSize,
  keyword,
  sort,
  descending,
}: MembersParams): OperationQuery<'listMembers'> {
  return {
    page,
    pageSize,
    ...(keyword === '' ? {} : { keyword }),
    ...(sort === 'name' && !descending ? {} : { orderBy: sort, descending }),
  };
}

/** The address after a heading was pressed. */
export function withSort(params: MembersParams, sort: Sort | undefined): MembersParams {
  return {
    ...params,
    page: 1,
    sort: memberSorts.find((key) => key === sort?.key) ?? 'name',
    descending: sort?.order === 'descend',
  };
}
