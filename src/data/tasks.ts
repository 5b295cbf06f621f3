import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { throwIfRefused } from '#src/api/errors';
import { api, client } from '#src/api/client';
import { StartWay, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { defaultOrderBy, formatOrderBy } from '#src/domain/order-by';
import { classifyStart, classifyStop } from '#src/domain/start-stop-results';
import { jsonBlob, type LongText } from '#src/lib/json-pieces';
import { optimisticUpdate, withoutHidden } from './task-cache';

/** Most tasks that the list embedded in a template page loads (TASK-05, CONST-06). */
export const EMBEDDED_TASKS = 10_000;
/** How many of them are read beforehand: those that are in view at first. */
const EMBEDDED_FIRST = 20;
/** How many tasks at work the overview names. */
const AT_WORK = 6;
/** How far back it looks for runs that ended and for what went wrong. */
const LATEST = 50;
/** How many tasks of a group are fetched to choose a source task from (API-097). */
export const GROUP_TASKS = 100_000;

type TaskListQuery = OperationQuery<'listTasks'>;

/**
 * A page of tasks without those whose deletion is held. When all of them are held, it is the rows of the next page that stand here
 * once they are deleted.
 */
function listOf(query: TaskListQuery) {
  const options = api.queryOptions('get', '/v1/tasksearchs', { params: { query } });
  return {
    ...options,
    queryFn: async (context: Parameters<typeof options.queryFn>[0]) => {
      const { page = 1, pageSize = 10 } = query;
      let held = 0;
      for (let at = page; ; at++) {
        const { queryKey } = api.queryOptions('get', '/v1/tasksearchs', { params: { query: { ...query, page: at } } });
        const read = await options.queryFn({ ...context, queryKey });
        const list = withoutHidden(context.client, read);
        if (list.items.length === 0 && read.items.length > 0 && at * pageSize < read.total) held += read.items.length;
        else return held === 0 ? list : { ...list, page, total: list.total - held };
      }
    },
  };
}

export const taskQueries = {
  /** The task list, by everything that the address of the page says (API-062). */
  list: (query: TaskListQuery) => listOf(query),
  /** One task with its saved parameters (API-058, API-091). */
  detail: (taskId: string) => api.queryOptions('get', '/v1/taskrules', { params: { query: { taskId } } }),
  /** The groups of the account (API-064). */
  groups: () => api.queryOptions('get', '/v1/taskrules/taskgroup', {}, { staleTime: 60_000 }),
  /** Tasks of one group, to take lines from (API-097). */
  ofGroup: (TaskGroup: string) => listOf({ TaskGroup, page: 1, pageSize: GROUP_TASKS }),
  /** Tasks made from one template (TASK-03), in an order of the server's (ENUM-25). */
  ofTemplate: (templateId: string, orderBy?: string) =>
    listOf({
      templateId,
      TaskType: TaskMode.TemplateMode,
      page: 1,
      pageSize: EMBEDDED_TASKS,
      orderBy,
    }),
  /** The first of them, which are there long before ten thousand are. */
  firstOfTemplate: (templateId: string, orderBy?: string) =>
    listOf({
      templateId,
      TaskType: TaskMode.TemplateMode,
      page: 1,
      pageSize: EMBEDDED_FIRST,
      orderBy,
    }),
  /** The first of the tasks that run or wait now, for the overview (NAV-03). */
  atWork: () =>
    listOf({
      page: 1,
      pageSize: AT_WORK,
      orderBy: formatOrderBy(defaultOrderBy),
      statusList: [TaskStatus.Running, TaskStatus.Waiting],
    }),
  /** The tasks that did something last, for the overview (NAV-03). */
  latest: () => listOf({ page: 1, pageSize: LATEST, orderBy: formatOrderBy(defaultOrderBy) }),
  /** How many tasks were made from one template, as the list's total (TPL-24). */
  countOfTemplate: (templateId: string) =>
    listOf({ templateId, TaskType: TaskMode.TemplateMode, page: 1, pageSize: 1 }),
  /** Which template a task came from (API-078). */
  relation: (taskId: string) =>
    api.queryOptions('get', '/v1/taskrules/{id}/templateRelation', { params: { path: { id: taskId } } }),
  /** May this account start this task in the cloud now (API-096). */
  cloudStart: (taskId: string) =>
    api.queryOptions(
      'get',
      '/v1/tasks/{id}/cloudStartPermission',
      { params: { path: { id: taskId } } },
      { staleTime: 0 },
    ),
  /** Present status of several tasks (API-063). */
  statuses: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['post', '/v1/tasksearch/taskstatus', { ids }] as const,
      queryFn: ({ signal }) => client.POST('/v1/tasksearch/taskstatus', { body: { ids: [...ids] }, signal }),
    }),
};

/** Everything that shows tasks is read again: the lists, the details, the runs and the counts of the account. */
export async function invalidateTasks(queries: QueryClient): Promise<void> {
  const touched = [
    '/v1/tasksearchs',
    '/v1/taskrules',
    '/v1/taskrules/taskgroup',
    '/v1/tasks/{id}/summary',
    '/v1/tasks/{id}/taskLots',
    '/v1/tasks/{id}/lot/{lot}/subTasks',
    '/v1/tasks/{id}/lot/{lot}/log',
    '/v1/accounts/resources',
  ];
  await Promise.all(touched.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}

/** Reads everything that shows tasks again, after a call of another noun has changed one. */
export function useReadTasksAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateTasks(queries);
}

/** Asks how tasks stand now (API-063). */
export function useAskStatuses(): (ids: readonly string[]) => Promise<Schemas['TaskStatusList']> {
  const queries = useQueryClient();
  return (ids) => queries.query({ ...taskQueries.statuses(ids), staleTime: 0 });
}

/** Starts tasks (TASK-26, TASK-27), shown as running at once (TASK-32); returns the classified response. */
export function useStartTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly string[]) =>
      optimisticUpdate(queries, {
        taskIds,
        change: { taskExecuteStatus: TaskStatus.Running, queuePosition: null, waitingSince: null },
        send: async () => {
          const body = { taskIds: [...taskIds], startWay: StartWay.Manual };
          const { errors } = throwIfRefused(await client.POST('/v1/tasks/batchstart', { body }));
          return classifyStart(taskIds, errors);
        },
        refused: ({ failures }) => failures.map(({ taskId }) => taskId),
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

/** Stops tasks (TASK-26, TASK-27), shown as stopping at once; returns the classified response. */
export function useStopTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly string[]) =>
      optimisticUpdate(queries, {
        taskIds,
        change: { stopping: true },
        send: async () => {
          const body = { taskIds: [...taskIds], startWay: StartWay.Manual };
          const { errors } = throwIfRefused(await client.POST('/v1/tasks/batchstop', { body }));
          return classifyStop(taskIds, errors);
        },
        // What had ended already is not stopping either.
        refused: ({ failures, ignored }) => [...failures.map(({ taskId }) => taskId), ...ignored],
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

/** A task to save, whose parameters are written only when they are sent. */
export type UnwrittenTask = Omit<Schemas['TaskSavePayload'], 'userInputParameters'> & {
  readonly userInputParameters: LongText;
};

/** A save: what is stored, and for an existing task the revision it was made from, where it must not go over another one. */
export interface TaskSave {
  readonly payload: UnwrittenTask;
  readonly revision?: number;
}

/** Creates a task from a template (API-080), or stores an existing one (API-079) when the payload has a taskId; rejects with 409 when that has another revision. */
export function useSaveTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ payload, revision }: TaskSave): Promise<Schemas['TaskCreateResponse']> => {
      // Written beforehand and in slices: the client would hold the page while it writes 20 MB at once.
      const json = await jsonBlob(payload);
      const call = { body: { ...payload, userInputParameters: '' }, bodySerializer: () => json };
      if (payload.taskId) {
        const params = { query: revision === undefined ? {} : { revision } };
        const result = await client.POST('/v1/taskrules/updateTemplateTask', { params, ...call });
        return { ...result, taskId: payload.taskId };
      }
      return client.POST('/v1/taskrules/createTemplateTaskReturnErrorCode', call);
    },
    onSettled: () => invalidateTasks(queries),
  });
}

/** Stores the field data source of a task: called on save when a parameter has a ParentField source (API-094). */
export function useSaveFieldDataSource() {
  return useMutation({
    mutationFn: (body: Schemas['FieldDataSourceSave']) => client.POST('/v1/taskrules/saveFieldDataSource', { body }),
  });
}

/** Renames a task, shown at once, or moves it to a group (API-066, API-099). */
export function useUpdateTaskBasicInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['TaskBasicInfo']) => {
      const { taskId, taskName } = body;
      return optimisticUpdate(queries, {
        taskIds: [taskId],
        change: taskName === undefined ? {} : { taskName },
        send: async () => throwIfRefused(await client.POST('/v1/taskrules/updateTaskBasicInfo', { body })),
        refused: () => [],
      });
    },
    onSettled: () => invalidateTasks(queries),
  });
}

/** Creates a task group (FORM-16, API-098); rejects with 409 when the name is taken. */
export function useCreateTaskGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskGroupName: string) => client.POST('/v1/taskrules/taskgroup', { body: { taskGroupName } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['get', '/v1/taskrules/taskgroup'] }),
  });
}
