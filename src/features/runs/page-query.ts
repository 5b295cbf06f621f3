import { ParentNav } from '#src/domain/paths';
import { readChoice, readInteger, readText } from '#src/shared/address/read-params';

const readTaskId = (query: URLSearchParams) => readText(query.get('taskId'), 100);

const readParentNav = (query: URLSearchParams) =>
  readChoice(query.get('parentNav'), Object.values(ParentNav)) ?? ParentNav.TemplateList;

const readTime = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

/** Missing and invalid values are undefined (TASK-22). */
export const readTaskInfoQuery = (query: URLSearchParams) => ({
  taskId: readTaskId(query),
  nextExecuteTime: readTime(query.get('nextExecuteTime')),
  status: readInteger(query.get('status'), 0),
  parentNav: readParentNav(query),
});

export const readAllDataQuery = (query: URLSearchParams) => ({
  taskId: readTaskId(query),
  parentNav: readParentNav(query),
  view: readChoice(query.get('view'), ['all', 'notExported']) ?? 'all',
});

export const readLotDataQuery = (query: URLSearchParams) => ({
  taskId: readTaskId(query),
  lotNo: readText(query.get('lotNo'), 50),
  parentNav: readParentNav(query),
});
