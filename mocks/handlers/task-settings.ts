import { AccountLevel, TaskMode } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { Context, Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { notFound } from '#mocks/lib/http-error';
import { nodesOf } from '#mocks/simulation/runs';
import { fieldsOf } from '#mocks/simulation/rows';
import { messageOf, type MessageKey } from '#mocks/seeds/texts/messages';
import { serverRank, serverRankOf } from './start-rules';
import { rowsOfTask, taskNameOf } from './task-views';

type SettingOperation = Extract<OperationId, 'setTaskPriority' | 'setTaskCloudCount' | 'shareTask' | 'getSharedTask'>;

const noError = { code: '', message: '' } as const;

type RefusalContext = Pick<Context<OperationId>, 'db' | 'account' | 'language'>;

const toRefusal = (
  { language }: RefusalContext,
  code: string,
  key: MessageKey,
  count?: number,
): Schemas['BusinessError'] => ({
  code,
  message: messageOf(language, key, count),
});

function cloudRefusal(context: RefusalContext, taskId: string): Schemas['BusinessError'] | undefined {
  const user = context.account();
  const task = context.db.tasks.get(taskId);
  if (!task) throw notFound('The task');
  if (task.userId !== user.userId) return toRefusal(context, 'UserNotTaskOwner', 'notOwner');
  return serverRank(user) < serverRankOf(AccountLevel.Standard)
    ? toRefusal(context, 'FunctionNotEnable', 'cloudNotIncluded')
    : undefined;
}

export const taskSettingHandlers: Pick<Resolvers, SettingOperation> = {
  setTaskPriority: async (context) => {
    const { db, body } = context;
    const { taskId, priority } = body;
    const refusal = cloudRefusal(context, taskId);
    if (refusal) return refusal;
    await db.tasks.update(taskId, (draft) => void (draft.priority = priority));
    const waiting = db.runsOf(taskId).find((run) => run.endedAt === undefined && run.startedAt === undefined);
    if (waiting) await db.runs.update(waiting.runId, (draft) => void (draft.priority = priority));
    return noError;
  },

  setTaskCloudCount: async (context) => {
    const { db, body } = context;
    const { taskId, cloudCount } = body;
    const refusal = cloudRefusal(context, taskId);
    if (refusal) return refusal;
    const maxNodes = nodesOf(db, context.account().userId);
    if (cloudCount > maxNodes) return toRefusal(context, 'ExceedCloudCount', 'tooManyNodes', maxNodes);
    await db.tasks.update(taskId, (draft) => void (draft.cloudCount = cloudCount));
    return noError;
  },

  shareTask: async (context) => {
    const { db, params, now } = context;
    const task = db.tasks.get(params.id);
    if (!task) throw notFound('The task');
    const notFoundResult = (error: Schemas['BusinessError']) => ({ shareId: null, url: null, error });
    if (task.userId !== context.account().userId)
      return notFoundResult(toRefusal(context, 'UserNotTaskOwner', 'notOwner'));
    if (task.workFlowType === TaskMode.TemplateMode)
      return notFoundResult(toRefusal(context, 'TemplateTask', 'templateNotShared'));
    const existingShare = db.taskShares.all().find((share) => share.taskId === task.taskId);
    const { shareId } =
      existingShare ??
      (await db.taskShares.insert({ shareId: `share-${randomToken()}`, taskId: task.taskId, createdAt: now }));
    return { shareId, url: `/task-share/${shareId}`, error: null };
  },

  getSharedTask: (context) => {
    const { db, params, now, texts } = context;
    const viewer = context.optionalAccount();
    const share = db.taskShares.get(params.id);
    const task = share && db.tasks.get(share.taskId);
    if (!share || !task) throw notFound('The shared task');
    return {
      shareId: share.shareId,
      taskName: taskNameOf(task, context),
      taskType: task.workFlowType,
      creationUserName: db.accounts.get(task.userId)?.fullName || null,
      sharedAt: new Date(share.createdAt).toISOString(),
      fields: fieldsOf(task, texts),
      inputCount: task.inputs.length,
      currentTotalExtractCount: rowsOfTask(db, task, now),
      own: task.userId === viewer?.userId,
    };
  },
};
