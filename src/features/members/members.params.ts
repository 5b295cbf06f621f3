import { limits } from '#src/contract/limits.gen';
import type { OperationQuery } from '#src/contract/types';
import { readChoice, readText } from '#src/shared/address/read-params';
import { listParams } from '#src/shared/list/list-params';
import type { Sort } from '#src/ui/table/columns';

/** Also the keys of the columns. */
const memberSorts = ['name', 'cloudCount', 'taskCount', 'balance', 'createdAt', 'lastLoginAt'] as const;

export const membersParams = listParams({
  readFields: (search) => ({
    keyword: readText(search.get('keyword'), limits.keywordLength) ?? '',
    sort: readChoice(search.get('sort'), memberSorts) ?? 'name',
    descending: search.get('descending') === 'true',
  }),
  filters: ['keyword'],
});

export type MembersParams = ReturnType<typeof membersParams.read>;

export function membersQuery(params: MembersParams): OperationQuery<'listMembers'> {
  const { page, pageSize, keyword, sort, descending } = params;
  return {
    page,
    pageSize,
    ...(keyword === '' ? {} : { keyword }),
    ...(sort === 'name' && !descending ? {} : { orderBy: sort, descending }),
  };
}

export const sortParams = (sort: Sort | undefined): Pick<MembersParams, 'sort' | 'descending'> => ({
  sort: memberSorts.find((key) => key === sort?.key) ?? 'name',
  descending: sort?.order === 'descend',
});
