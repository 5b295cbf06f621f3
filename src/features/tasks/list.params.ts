import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery } from '#src/contract/types';
import { defaultOrderBy, formatOrderBy, type OrderBy, type OrderField } from '#src/domain/order-by';
import { readChoice, readChoices, readInteger, readText } from '#src/shared/address/read-params';
import type { ListParams } from '#src/shared/list/list-params';

/** All tasks (TASK-01), all template tasks (TASK-02), or the tasks of one template (TASK-03). */
export type TaskScope = 'all' | 'template' | 'embedded';

const pageSizes = [10, 20, 50, 100] as const;

/** In the order of the filter (TASK-08). */
export const filterStatuses = [
  TaskStatus.Running,
  TaskStatus.Waiting,
  TaskStatus.Completed,
  TaskStatus.Stoped,
  TaskStatus.Ready,
] as const;

export const filterModes = [TaskMode.TemplateMode, TaskMode.AdvanceMode] as const;

const orderFields = [
  'name',
  'created',
  'nextRun',
  'lastActivity',
  'rows',
  'status',
  'priority',
] as const satisfies readonly OrderField[];

/** 'rows' is ascending, '-rows' descending. */
function readOrder(text: string): OrderBy {
  const field = orderFields.find((entry) => entry === text.replace(/^-/, ''));
  if (field === undefined) return defaultOrderBy;
  return { field, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

function readListParams(search: URLSearchParams) {
  return {
    page: readInteger(search.get('page'), 1) ?? 1,
    pageSize: readChoice(search.get('pageSize'), pageSizes) ?? 10,
    keyword: readText(search.get('keyword'), limits.keywordLength) ?? '',
    status: readChoices(search.get('status'), filterStatuses),
    mode: readChoice(search.get('mode'), filterModes),
    group: readText(search.get('group'), 100),
    order: readOrder(search.get('sort') ?? ''),
  };
}

export type TaskListParams = ReturnType<typeof readListParams>;

function writeListParams(params: TaskListParams): URLSearchParams {
  const search = new URLSearchParams();
  const { field, direction } = params.order;
  if (params.group !== undefined) search.set('group', params.group);
  if (params.keyword) search.set('keyword', params.keyword);
  if (params.status.length > 0) search.set('status', params.status.join(','));
  if (params.mode !== undefined) search.set('mode', String(params.mode));
  if (field !== defaultOrderBy.field || direction !== defaultOrderBy.direction)
    search.set('sort', direction === 'descending' ? `-${field}` : field);
  if (params.page !== 1) search.set('page', String(params.page));
  if (params.pageSize !== 10) search.set('pageSize', String(params.pageSize));
  return search;
}

/** The group is not a filter: clearing the filters keeps it. */
export const taskListParams: ListParams<TaskListParams> = {
  pageSizes,
  filters: ['keyword', 'status', 'mode'],
  read: readListParams,
  write: writeListParams,
};

export const filterCount = (params: TaskListParams): number =>
  Number(params.status.length > 0) + Number(params.mode !== undefined) + Number(params.group !== undefined);

export function listQuery(scope: Exclude<TaskScope, 'embedded'>, params: TaskListParams): OperationQuery<'listTasks'> {
  const mode = scope === 'template' ? TaskMode.TemplateMode : params.mode;
  return {
    page: params.page,
    pageSize: params.pageSize,
    orderBy: formatOrderBy(params.order),
    TaskType: mode,
    ...(scope === 'all' && params.group !== undefined ? { TaskGroup: params.group } : {}),
    ...(params.keyword ? { Keyword: params.keyword } : {}),
    ...(params.status.length > 0 ? { statusList: params.status } : {}),
  };
}
