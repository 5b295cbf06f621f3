import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';
import { savedTask } from './saved-task';
import { ownTask } from './task-views';

const done = { code: '', message: '' } as const;

export const taskSaveHandlers: Pick<
  Resolvers,
  'createTemplateTask' | 'updateTemplateTask' | 'saveFieldDataSource' | 'updateTaskBasicInfo'
> = {
  createTemplateTask: async (context) => {
    const { db, body, now } = context;
    const user = context.account();
    const quantity = db.tasksOf(user.userId).length;
    if (user.taskLimit !== undefined && quantity >= user.taskLimit) {
      return {
        code: 'ExceedTaskLimitCounts',
        message: 'The plan allows no more tasks.',
        taskId: null,
        taskQuantityInfo: { quantity, limit: user.taskLimit },
        revision: null,
      };
    }
    const made = savedTask(db, user, body);
    if ('code' in made) return { ...made, taskId: null, taskQuantityInfo: null, revision: null };
    const taskId = `task-${randomToken()}`;
    await db.tasks.insert({
      ...made,
      taskId,
      userId: user.userId,
      workFlowType: TaskMode.TemplateMode,
      schedule: undefined,
      status: TaskStatus.Ready,
      priority: 50,
      cloudCount: 1,
      createdAt: now,
      lastActivityAt: now,
      lastLot: 0,
      revision: 1,
      fieldDataSource: undefined,
      ipProxySettings: undefined,
      clusterGroupId: undefined,
    });
    return {
      code: '',
      taskId,
      taskQuantityInfo: { quantity: quantity + 1, limit: user.taskLimit ?? quantity + 1 },
      message: null,
      revision: 1,
    };
  },

  updateTemplateTask: async ({ db, account, query, body, now }) => {
    const user = account();
    if (body.taskId === undefined || body.taskId === null)
      throw new HttpError(422, 'Invalid', 'The task is not named.', [{ field: 'taskId', message: 'is required' }]);
    const task = ownTask(db, user, body.taskId);
    // The rows found so far have the fields of the task's template.
    if (task.templateRegistrationId !== body.templateRegistrationId)
      return { code: 'TemplateDiffers', message: 'The task was made from another template.', revision: null };
    if (query.revision !== undefined && query.revision !== task.revision)
      throw new HttpError(409, 'TaskChanged', 'The task was changed elsewhere in the meantime.');
    const made = savedTask(db, user, body);
    if ('code' in made) return { ...made, revision: null };
    const revision = task.revision + 1;
    await db.tasks.update(task.taskId, (draft) => void Object.assign(draft, made, { lastActivityAt: now, revision }));
    return { ...done, revision };
  },

  saveFieldDataSource: async ({ db, account, body }) => {
    const task = ownTask(db, account(), body.taskId);
    await db.tasks.update(task.taskId, (draft) => void (draft.fieldDataSource = body.fieldDataSource));
    return done;
  },

  updateTaskBasicInfo: async ({ db, account, body }) => {
    const user = account();
    const task = ownTask(db, user, body.taskId);
    const { taskName, taskGroupId } = body;
    if (taskName?.trim() === '') return { code: 'NameMissing', message: 'The name is empty.' };
    const isOwnGroup = (id: string) => db.taskGroups.get(id)?.userId === user.userId;
    if (taskGroupId !== undefined && !isOwnGroup(taskGroupId))
      return { code: 'GroupNotFound', message: 'There is no such group.' };
    await db.tasks.update(task.taskId, (draft) => {
      if (taskName !== undefined) draft.taskName = taskName.trim();
      if (taskGroupId !== undefined) draft.taskGroupId = taskGroupId;
    });
    return done;
  },
};
