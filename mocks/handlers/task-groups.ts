import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { TaskGroupRecord, TaskRecord } from '#mocks/db/tasks';
import type { Context, Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { messageOf } from '#mocks/seeds/texts/messages';
import { nameOf } from '#mocks/seeds/texts/work';

type GroupOperation = Extract<
  OperationId,
  'listTaskGroups' | 'createTaskGroup' | 'renameTaskGroup' | 'deleteTaskGroup' | 'moveTasks' | 'copyTasks'
>;

const NAME_LENGTH = 100;

export function groupsOf(db: Database, userId: string): TaskGroupRecord[] {
  return db.taskGroups
    .all()
    .filter((group) => group.userId === userId)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

const tasksIn = (db: Database, groupId: string): TaskRecord[] =>
  db.tasks.all().filter((task) => task.taskGroupId === groupId);

function ownGroup(db: Database, { userId }: AccountRecord, groupId: string): TaskGroupRecord {
  const group = db.taskGroups.get(groupId);
  if (!group) throw notFound('The group');
  if (group.userId !== userId) throw new HttpError(403, 'NotOwner', 'This group belongs to someone else.');
  return group;
}

/** Throws 422 for an empty name and 409 for a duplicate. */
function freeGroupName(
  { db, account, language }: Context<OperationId>,
  requestedName: string,
  groupId?: string,
): string {
  const name = requestedName.trim();
  if (name === '')
    throw new HttpError(422, 'Invalid', 'The name is empty.', [{ field: 'taskGroupName', message: 'is required' }]);
  const taken = groupsOf(db, account().userId).some(
    (group) =>
      group.taskGroupId !== groupId && nameOf(group.taskGroupName, language).toLowerCase() === name.toLowerCase(),
  );
  if (taken)
    throw new HttpError(409, 'NameTaken', 'There is already a group with this name.', [
      { field: 'taskGroupName', message: 'is taken' },
    ]);
  return name;
}

function uniqueTaskName(taken: ReadonlySet<string>, name: string): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const ending = ` (${String(number)})`;
    const candidate = name.slice(0, NAME_LENGTH - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

function sourceOf(db: Database, { userId }: AccountRecord, id: string): TaskRecord | 'NotFound' | 'NotOwner' {
  const own = db.tasks.get(id);
  if (own) return own.userId === userId ? own : 'NotOwner';
  const share = db.taskShares.get(id);
  const shared = share && db.tasks.get(share.taskId);
  if (!shared) return 'NotFound';
  return shared.userId === userId
    ? shared
    : {
        ...shared,
        ipProxySettings: undefined,
        clusterGroupId: undefined,
        urlSourceTaskId: undefined,
        urlSourceTaskField: undefined,
        fieldDataSource: undefined,
        cloudCount: 1,
        priority: 50,
      };
}

export const taskGroupHandlers: Pick<Resolvers, GroupOperation> = {
  listTaskGroups: (context) => {
    const { db, language } = context;
    const { userId } = context.account();
    const counts = new Map<string, number>();
    for (const task of db.tasks.all())
      if (task.userId === userId) counts.set(task.taskGroupId, (counts.get(task.taskGroupId) ?? 0) + 1);
    return {
      items: groupsOf(db, userId).map((group) => ({
        taskGroupId: group.taskGroupId,
        taskGroupName: nameOf(group.taskGroupName, language),
        isDefault: group.isDefault,
        taskCount: counts.get(group.taskGroupId) ?? 0,
      })),
    };
  },

  createTaskGroup: async (context) => {
    const { userId } = context.account();
    const taskGroupName = freeGroupName(context, context.body.taskGroupName);
    const { taskGroupId } = await context.db.taskGroups.insert({
      taskGroupId: `g-${randomToken()}`,
      userId,
      taskGroupName,
      isDefault: false,
    });
    return { taskGroupId, taskGroupName, isDefault: false, taskCount: 0 };
  },

  renameTaskGroup: async (context) => {
    const { db, params, body } = context;
    const { taskGroupId, isDefault } = ownGroup(db, context.account(), params.id);
    const taskGroupName = freeGroupName(context, body.taskGroupName, taskGroupId);
    await db.taskGroups.update(taskGroupId, (draft) => void (draft.taskGroupName = taskGroupName));
    return { taskGroupId, taskGroupName, isDefault, taskCount: tasksIn(db, taskGroupId).length };
  },

  deleteTaskGroup: async ({ db, account, params }) => {
    const user = account();
    const { taskGroupId, isDefault } = ownGroup(db, user, params.id);
    const home = groupsOf(db, user.userId).find((group) => group.isDefault);
    if (isDefault || !home) throw new HttpError(409, 'DefaultGroup', 'The default group cannot be deleted.');
    const moved = tasksIn(db, taskGroupId).map((task) => task.taskId);
    await db.tasks.updateMany(moved, (draft) => void (draft.taskGroupId = home.taskGroupId));
    await db.taskGroups.remove(taskGroupId);
    return { taskGroupId: home.taskGroupId, movedTaskCount: moved.length };
  },

  moveTasks: async ({ db, account, params, body, language }) => {
    const { userId } = account();
    if (db.taskGroups.get(params.group)?.userId !== userId)
      return { errors: [], error: { code: 'GroupNotFound', message: messageOf(language, 'groupNotFound') } };
    const errors: Schemas['TaskMoveError'][] = [];
    const moved: string[] = [];
    for (const taskId of new Set(body.taskIds)) {
      const task = db.tasks.get(taskId);
      if (!task) errors.push({ taskId, code: 'TaskNotFound', message: messageOf(language, 'taskNotFound') });
      else if (task.userId !== userId)
        errors.push({ taskId, code: 'UserNotTaskOwner', message: messageOf(language, 'notOwner') });
      else moved.push(taskId);
    }
    await db.tasks.updateMany(moved, (draft) => void (draft.taskGroupId = params.group));
    return { errors, error: null };
  },

  copyTasks: async ({ db, account, params, body, language, now }) => {
    const user = account();
    const { userId, taskLimit } = user;
    const own = db.tasks.all().filter((task) => task.userId === userId);
    const counts = { type: user.accountLevel, limitTaskCount: taskLimit ?? null };
    if (db.taskGroups.get(params.group)?.userId !== userId) {
      const error = { code: 'GroupNotFound', message: messageOf(language, 'groupNotFound') };
      return { ...counts, currentTaskCount: own.length, copies: [], errors: [], error };
    }
    const names = new Set(own.map((task) => task.taskName));
    const errors: Schemas['TaskCopyError'][] = [];
    const copies: TaskRecord[] = [];
    const copiedIds: { sourceId: string; taskId: string }[] = [];
    let full = false;
    const addError = (taskId: string, code: string, key: Parameters<typeof messageOf>[1], isTemplate = false) =>
      errors.push({ taskId, isTemplate, code, message: messageOf(language, key) });
    for (const id of new Set(body.taskIds)) {
      const source = sourceOf(db, user, id);
      if (source === 'NotFound') addError(id, 'TaskNotFound', 'taskNotFound');
      else if (source === 'NotOwner') addError(id, 'UserNotTaskOwner', 'notOwner');
      else if (source.workFlowType === TaskMode.TemplateMode) addError(id, 'TemplateTask', 'templateNotCopied', true);
      else if (taskLimit !== undefined && own.length + copies.length >= taskLimit) {
        full = true;
        addError(id, 'ExceedTaskLimitCounts', 'taskLimit');
      } else {
        const taskName = uniqueTaskName(names, source.taskName);
        names.add(taskName);
        const taskId = `task-${randomToken()}`;
        copiedIds.push({ sourceId: id, taskId });
        copies.push({
          ...source,
          taskId,
          userId,
          taskName,
          taskGroupId: params.group,
          idempotencyKey: undefined,
          schedule: undefined,
          status: TaskStatus.Ready,
          revision: 1,
          lastLot: 0,
          createdAt: now,
          lastActivityAt: now,
        });
      }
    }
    await db.tasks.insertMany(copies);
    const error = full ? { code: 'ExceedTaskLimitCounts', message: messageOf(language, 'taskLimit') } : null;
    return { ...counts, currentTaskCount: own.length + copies.length, copies: copiedIds, errors, error };
  },
};
