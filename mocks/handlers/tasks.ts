import type { OperationId } from '#src/contract/operations.gen';
import type { TaskRecord } from '#mocks/db/tasks';
import type { Context, Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { firstSortedBy, pageOf } from '#mocks/lib/paging';
import { isoOf } from '#mocks/lib/time';
import { templateSeed } from '#mocks/seeds/template-states';
import { scheduledStartAfter } from '#mocks/simulation/schedule';
import { taskGroupHandlers } from './task-groups';
import { taskRunHandlers } from './task-runs';
import { taskSaveHandlers } from './task-saves';
import { taskScheduleHandlers } from './task-schedules';
import { taskSettingHandlers } from './task-settings';
import { groupNameOf, isStopping, ownTask, rowsOfTask, taskListItem, taskNameOf, taskStatusItem } from './task-views';

export const ownTasks = (context: Context<OperationId>): readonly TaskRecord[] => {
  const { userId } = context.account();
  return context.db.tasksOf(userId);
};

const orderKeys: Readonly<
  Record<string, (task: TaskRecord, context: Context<'listTasks'>) => string | number | undefined>
> = {
  1: (task, context) => taskNameOf(task, context),
  2: (task) => task.createdAt,
  3: (task, { now }) => scheduledStartAfter(task, now),
  4: (task) => task.lastActivityAt,
  5: (task, { db, now }) => rowsOfTask(db, task, now),
  6: (task) => task.status,
  7: (task) => task.priority,
};

const taskReadHandlers: Pick<Resolvers, 'listTasks' | 'getTask' | 'getTaskStatuses' | 'getTemplateRelation'> = {
  listTasks: (context) => {
    const {
      page = 1,
      pageSize = 10,
      orderBy = '4&2',
      Keyword,
      statusList,
      TaskType,
      templateId,
      TaskGroup,
    } = context.query;
    const [field = '4', direction] = orderBy.split('&');
    const key = orderKeys[field];
    if (!key)
      throw new HttpError(400, 'BadRequest', 'orderBy names an unknown field.', [
        { field: 'orderBy', message: 'unknown field' },
      ]);
    const keyword = Keyword?.trim().toLowerCase();
    const matches = ownTasks(context).filter(
      (task) =>
        (statusList === undefined || statusList.length === 0 || statusList.includes(task.status)) &&
        (TaskType === undefined || task.workFlowType === TaskType) &&
        (templateId === undefined || task.templateRegistrationId === templateId) &&
        (TaskGroup === undefined || task.taskGroupId === TaskGroup) &&
        (!keyword || taskNameOf(task, context).toLowerCase().includes(keyword)),
    );
    const order = { descending: direction === '2', language: context.language };
    const sorted = firstSortedBy(matches, (task) => key(task, context), order, page * pageSize);
    const slice = pageOf(sorted, page, pageSize);
    return { ...slice, total: matches.length, items: slice.items.map((task) => taskListItem(task, context)) };
  },

  getTask: (context) => {
    const task = ownTask(context.db, context.account(), context.query.taskId);
    return {
      templateRegistrationId: task.templateRegistrationId ?? null,
      userInputParameters: task.userInputParameters ?? null,
      urlSourceTaskField: task.urlSourceTaskField ?? null,
      urlSourceTaskId: task.urlSourceTaskId ?? null,
      taskName: taskNameOf(task, context),
      taskGroupId: task.taskGroupId,
      taskType: task.workFlowType,
      scheduleType: task.schedule?.set.scheduleType ?? null,
      nextExecuteTime: isoOf(scheduledStartAfter(task, context.now)),
      taskStatus: task.status,
      taskId: task.taskId,
      taskGroupName: groupNameOf(task, context),
      templateId: task.templateId ?? null,
      templateVersion: task.templateVersion ?? null,
      revision: task.revision,
      creationUserName: context.db.accounts.get(task.userId)?.fullName || null,
      createdAt: new Date(task.createdAt).toISOString(),
      lot: task.lastLot > 0 ? String(task.lastLot) : null,
      stopping: isStopping(context.db, task),
      ipProxySettings: task.ipProxySettings ?? null,
      clusterGroupId: task.clusterGroupId ?? null,
      cloudCount: task.cloudCount,
      schedule: task.schedule?.set ?? null,
    };
  },

  getTaskStatuses: (context) => {
    const requestedIds = new Set(context.body.ids);
    return {
      items: ownTasks(context)
        .filter((task) => requestedIds.has(task.taskId))
        .map((task) => taskStatusItem(task, context)),
    };
  },

  getTemplateRelation: ({ db, account, params, texts }) => {
    const task = ownTask(db, account(), params.id);
    const state = db.templateStates.get(task.templateRegistrationId ?? '');
    const seed = state && templateSeed(state.templateRegistrationId);
    if (!seed) throw notFound('The template of this task');
    return {
      taskId: task.taskId,
      templateRegistrationId: seed.id,
      templateId: task.templateId ?? seed.id,
      templateVersion: task.templateVersion ?? state.version,
      name: texts.templates[seed.slug].name,
      slug: seed.slug,
      status: state.status,
    };
  },
};

export const taskHandlers = {
  ...taskReadHandlers,
  ...taskGroupHandlers,
  ...taskSaveHandlers,
  ...taskScheduleHandlers,
  ...taskSettingHandlers,
  ...taskRunHandlers,
};
