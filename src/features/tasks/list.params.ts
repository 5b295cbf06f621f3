import { z } from 'zod';
import { TaskMode, TaskStatus } from '../../contract/enums.gen';
import type { OperationQuery } from '../../contract/types';
import { defaultOrderBy, formatOrderBy } from '../../domain/order-by';

/** Page sizes that the list offers (TASK-19, CONST-03). */
export const pageSizes = [10, 20, 50, 100] as const;

/** The statuses in the order of the filter; all five can be chosen together (TASK-08). */
export const filterStatuses = [
  TaskStatus.Running,
  TaskStatus.Waiting,
  TaskStatus.Completed,
  TaskStatus.Stoped,
  TaskStatus.Ready,
] as const;

const isStatus = (value: number): value is TaskStatus => (filterStatuses as readonly number[]).includes(value);

const schema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(10),
  keyword: z.string().trim().max(100).catch(''),
  status: z
    .string()
    .catch('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number).filter(isStatus))]),
});

/** What the address of a task list says. */
export type TaskListParams = z.output<typeof schema>;

/** Reads the address; whatever does not fit falls back to the default, so that no address breaks the page. */
export function readListParams(search: URLSearchParams): TaskListParams {
  return schema.parse({
    page: search.get('page') ?? 1,
    pageSize: search.get('pageSize') ?? 10,
    keyword: search.get('keyword') ?? '',
    status: search.get('status') ?? '',
  });
}

/** Writes the address; defaults are left out. */
export function writeListParams(params: TaskListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (params.keyword) search.set('keyword', params.keyword);
  if (params.status.length > 0) search.set('status', params.status.join(','));
  if (params.page !== 1) search.set('page', String(params.page));
  if (params.pageSize !== 10) search.set('pageSize', String(params.pageSize));
  return search;
}

/** The query of the template task list that an address stands for (ENUM-25). */
export function templateListQuery(params: TaskListParams): OperationQuery<'listTasks'> {
  return {
    page: params.page,
    pageSize: params.pageSize,
    orderBy: formatOrderBy(defaultOrderBy),
    TaskType: TaskMode.TemplateMode,
    ...(params.keyword ? { Keyword: params.keyword } : {}),
    ...(params.status.length > 0 ? { statusList: params.status } : {}),
  };
}
