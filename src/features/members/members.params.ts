import { z } from '#src/lib/zod';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery } from '#src/contract/types';
import { listParams } from '#src/shared/list/list-params';
import type { Sort } from '#src/ui/table/columns';

/** Also the keys of the columns. */
const memberSorts = ['name', 'cloudCount', 'taskCount', 'balance', 'createdAt', 'lastLoginAt'] as const;

export const membersParams = listParams({
  fields: z.object({
    keyword: z.catch(z.string().check(z.trim(), z.maxLength(limits.keywordLength)), ''),
    sort: z.catch(z.enum(memberSorts), 'name'),
    descending: z.catch(
      z.pipe(
        z.literal('true'),
        z.transform(() => true),
      ),
      false,
    ),
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
