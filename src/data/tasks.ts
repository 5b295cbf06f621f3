import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { throwIfRefused } from '#src/api/errors';
import { api, client } from '#src/api/client';
import { StartWay, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { defaultOrderBy, formatOrderBy } from '#src/domain/order-by';
import { classifyStart, classifyStop } from '#src/domain/start-stop-results';
import { jsonBlob, type LongText } from '#src/lib/json-pieces';
import { optimisticUpdate, omitHiddenTasks } from './task-cache';

export const MAX_EMBEDDED_TASKS = 10_000;
const FIRST_EMBEDDED_TASKS = 20;
const ACTIVE_TASKS = 6;
const LATEST_TASKS = 50;
export const MAX_GROUP_TASKS = 100_000;

type TaskListQuery = OperationQuery<'listTasks'>;

/** Without tasks that have a pending deletion. If all have one, returns the next page's rows. */
function listOf(query: TaskListQuery) {
  const options = api.queryOptions('get', '/v1/tasksearchs', { params: { query } });
  return {
    ...options,
    queryFn: async (context: Parameters<typeof options.queryFn>[0]) => {
      const { page = 1, pageSize = 10 } = query;
      let hiddenCount = 0;
      for (let at = page; ; at++) {
        const { queryKey } = api.queryOptions('get', '/v1/tasksearchs', { params: { query: { ...query, page: at } } });
        const read = await options.queryFn({ ...context, queryKey });
        const list = omitHiddenTasks(context.client, read);
        if (list.items.length === 0 && read.items.length > 0 && at * pageSize < read.total)
          hiddenCount += read.items.length;
        else return hiddenCount === 0 ? list : { ...list, page, total: list.total - hiddenCount };
      }
    },
  };
}

export const taskQueries = {
  list: (query: TaskListQuery) => listOf(query),
  detail: (taskId: string) => api.queryOptions('get', '/v1/taskrules', { params: { query: { taskId } } }),
  groups: () => api.queryOptions('get', '/v1/taskrules/taskgroup', {}, { staleTime: 60_000 }),
  ofGroup: (TaskGroup: string) => listOf({ TaskGroup, page: 1, pageSize: MAX_GROUP_TASKS }),
  ofTemplate: (templateId: string, orderBy?: string) =>
    listOf({
      templateId,
      TaskType: TaskMode.TemplateMode,
      page: 1,
      pageSize: MAX_EMBEDDED_TASKS,
      orderBy,
    }),
  firstOfTemplate: (templateId: string, orderBy?: string) =>
    listOf({
      templateId,
      TaskType: TaskMode.TemplateMode,
      page: 1,
      pageSize: FIRST_EMBEDDED_TASKS,
      orderBy,
    }),
  atWork: () =>
    listOf({
      page: 1,
      pageSize: ACTIVE_TASKS,
      orderBy: formatOrderBy(defaultOrderBy),
      statusList: [TaskStatus.Running, TaskStatus.Waiting],
    }),
  latest: () => listOf({ page: 1, pageSize: LATEST_TASKS, orderBy: formatOrderBy(defaultOrderBy) }),
  countOfTemplate: (templateId: string) =>
    listOf({ templateId, TaskType: TaskMode.TemplateMode, page: 1, pageSize: 1 }),
  relation: (taskId: string) =>
    api.queryOptions('get', '/v1/taskrules/{id}/templateRelation', { params: { path: { id: taskId } } }),
  cloudStart: (taskId: string) =>
    api.queryOptions(
      'get',
      '/v1/tasks/{id}/cloudStartPermission',
      { params: { path: { id: taskId } } },
      { staleTime: 0 },
    ),
  statuses: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['post', '/v1/tasksearch/taskstatus', { ids }] as const,
      queryFn: ({ signal }) => client.POST('/v1/tasksearch/taskstatus', { body: { ids: [...ids] }, signal }),
    }),
};

export async function invalidateTasks(queries: QueryClient): Promise<void> {
  const affectedPaths = [
    '/v1/tasksearchs',
    '/v1/taskrules',
    '/v1/taskrules/taskgroup',
    '/v1/tasks/{id}/summary',
    '/v1/tasks/{id}/taskLots',
    '/v1/tasks/{id}/lot/{lot}/subTasks',
    '/v1/tasks/{id}/lot/{lot}/log',
    '/v1/accounts/resources',
  ];
  await Promise.all(affectedPaths.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}

export function useInvalidateTasks(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateTasks(queries);
}

export function useFetchTaskStatuses(): (ids: readonly string[]) => Promise<Schemas['TaskStatusList']> {
  const queries = useQueryClient();
  return (ids) => queries.query({ ...taskQueries.statuses(ids), staleTime: 0 });
}

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
        refused: ({ failures, ignored }) => [...failures.map(({ taskId }) => taskId), ...ignored],
      }),
    onSettled: () => invalidateTasks(queries),
  });
}

export type UnserializedTask = Omit<Schemas['TaskSavePayload'], 'userInputParameters'> & {
  readonly userInputParameters: LongText;
};

/** Without `revision`, a save overwrites changes by others. The same key creates only one task. */
export interface TaskSave {
  readonly payload: UnserializedTask;
  readonly revision?: number;
  readonly idempotencyKey?: string;
}

/** Updates a task if the payload has a taskId. Rejects with 409 for another revision. */
export function useSaveTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ payload, revision, idempotencyKey }: TaskSave): Promise<Schemas['TaskCreateResponse']> => {
      // Serialized in slices: 20 MB at once would block the page.
      const json = await jsonBlob(payload);
      const call = { body: { ...payload, userInputParameters: '' }, bodySerializer: () => json };
      if (payload.taskId) {
        const params = { query: revision === undefined ? {} : { revision } };
        const result = await client.POST('/v1/taskrules/updateTemplateTask', { params, ...call });
        return { ...result, taskId: payload.taskId };
      }
      const params = { query: idempotencyKey === undefined ? {} : { idempotencyKey } };
      return client.POST('/v1/taskrules/createTemplateTaskReturnErrorCode', { params, ...call });
    },
    onSettled: () => invalidateTasks(queries),
  });
}

export function useSaveFieldDataSource() {
  return useMutation({
    mutationFn: (body: Schemas['FieldDataSourceSave']) => client.POST('/v1/taskrules/saveFieldDataSource', { body }),
  });
}

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

/** Rejects with 409 for a taken name (FORM-16). */
export function useCreateTaskGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskGroupName: string) => client.POST('/v1/taskrules/taskgroup', { body: { taskGroupName } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['get', '/v1/taskrules/taskgroup'] }),
  });
}
