import { TemplateStatus, type TaskSaveCode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { newTask, type TaskRecord } from '#mocks/db/tasks';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError } from '#mocks/lib/http-error';
import { deviations, schemaNamed } from '#mocks/lib/validate';
import { templateSeed } from '#mocks/seeds/template-states';
import { ownTask } from './task-views';

const noError = { code: '', message: '' } as const;

export const taskSaveHandlers: Pick<
  Resolvers,
  'createTemplateTask' | 'updateTemplateTask' | 'saveFieldDataSource' | 'updateTaskBasicInfo'
> = {
  createTemplateTask: async (context) => {
    const { db, body, query, now } = context;
    const user = context.account();
    const tasks = db.tasksOf(user.userId);
    const quantity = tasks.length;
    const first =
      query.idempotencyKey === undefined
        ? undefined
        : tasks.find(({ idempotencyKey }) => idempotencyKey === query.idempotencyKey);
    if (first)
      return {
        ...noError,
        taskId: first.taskId,
        taskQuantityInfo: { quantity, limit: user.taskLimit ?? quantity },
        revision: first.revision,
      };
    if (user.taskLimit !== undefined && quantity >= user.taskLimit) {
      return {
        code: 'ExceedTaskLimitCounts',
        message: 'The plan allows no more tasks.',
        taskId: null,
        taskQuantityInfo: { quantity, limit: user.taskLimit },
        revision: null,
      };
    }
    const savedFields = toSavedFields(db, user, body);
    if ('code' in savedFields) return { ...savedFields, taskId: null, taskQuantityInfo: null, revision: null };
    const taskId = `task-${randomToken()}`;
    await db.tasks.insert(
      newTask({ ...savedFields, taskId, idempotencyKey: query.idempotencyKey, userId: user.userId, createdAt: now }),
    );
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
      throw new HttpError(422, 'Invalid', 'The task id is missing.', [{ field: 'taskId', message: 'is required' }]);
    const task = ownTask(db, user, body.taskId);
    if (task.templateRegistrationId !== body.templateRegistrationId)
      return { code: 'TemplateDiffers', message: 'The task was made from another template.', revision: null };
    if (query.revision !== undefined && query.revision !== task.revision)
      throw new HttpError(409, 'TaskChanged', 'The task was changed elsewhere in the meantime.');
    const savedFields = toSavedFields(db, user, body);
    if ('code' in savedFields) return { ...savedFields, revision: null };
    const revision = task.revision + 1;
    await db.tasks.update(
      task.taskId,
      (draft) => void Object.assign(draft, savedFields, { lastActivityAt: now, revision }),
    );
    return { ...noError, revision };
  },

  saveFieldDataSource: async ({ db, account, body }) => {
    const task = ownTask(db, account(), body.taskId);
    await db.tasks.update(task.taskId, (draft) => void (draft.fieldDataSource = body.fieldDataSource));
    return noError;
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
    return noError;
  },
};

type SavedFields = Pick<
  TaskRecord,
  | 'taskName'
  | 'taskGroupId'
  | 'templateId'
  | 'templateRegistrationId'
  | 'templateVersion'
  | 'userInputParameters'
  | 'urlSourceTaskId'
  | 'urlSourceTaskField'
  | 'plannedRows'
  | 'inputs'
  | 'rowsPerMinute'
  | 'errorShare'
>;

const MAX_INPUTS = 200;
const MAX_INPUT_LENGTH = 20_000;

function toSavedFields(
  db: Database,
  account: AccountRecord,
  body: Schemas['TaskSavePayload'],
): SavedFields | { code: TaskSaveCode; message: string } {
  const taskName = body.taskName.trim();
  if (taskName === '') return { code: 'NameMissing', message: 'The name is empty.' };
  const seed = templateSeed(body.templateRegistrationId);
  const state = db.templateStates.get(body.templateRegistrationId);
  if (!seed || !state || state.status === TemplateStatus.Obsoleting)
    return { code: 'TemplateNotAvailable', message: 'This template is not offered any more.' };
  if ((!seed.isPublic || state.closed === true) && !seed.isAllowListed)
    return { code: 'TemplateNotOpen', message: 'This template is not open to this account.' };
  if (db.taskGroups.get(body.taskGroupId)?.userId !== account.userId)
    return { code: 'GroupNotFound', message: 'There is no such group.' };
  const parameters = readParameters(body.userInputParameters);
  if (!parameters) return { code: 'ParametersInvalid', message: 'The parameters cannot be read.' };
  const missing = seed.parameters.find(
    (parameter) =>
      parameter.isRequired &&
      parameter.dataType !== 'OperateCloudGroup' &&
      isEmpty(valueOf(parameters, parameter.paramName)),
  );
  if (missing) return { code: 'ParameterMissing', message: `A value for ${missing.paramName} is missing.` };
  const lines = parameters.TemplateParameters.flatMap((entry) => linesOf(entry.Value));
  const lineCount = Math.max(1, ...parameters.TemplateParameters.map((entry) => countLines(entry.Value)));
  const inputLimit = parameters.TemplateParameters.filter((entry) => /max|limit|count|results/i.test(entry.ParamName))
    .map((entry) => (typeof entry.Value === 'string' || typeof entry.Value === 'number' ? Number(entry.Value) : NaN))
    .find((value) => Number.isFinite(value) && value > 0);
  return {
    taskName,
    taskGroupId: body.taskGroupId,
    templateId: body.templateId,
    templateRegistrationId: body.templateRegistrationId,
    templateVersion: body.templateVersion,
    userInputParameters: body.userInputParameters,
    urlSourceTaskId: body.urlSourceTaskId ?? undefined,
    urlSourceTaskField: body.urlSourceTaskField ?? undefined,
    plannedRows: Math.min(10_000_000, lineCount * Math.min(inputLimit ?? 120, 10_000)),
    inputs: lines.length ? lines : [taskName],
    rowsPerMinute: 900,
    errorShare: 0,
  };
}

function readParameters(text: string): Schemas['UserInputParameters'] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isUserInput(value) ? value : undefined;
}

const userInputSchema = schemaNamed('UserInputParameters');

const isUserInput = (value: unknown): value is Schemas['UserInputParameters'] =>
  deviations(value, userInputSchema).length === 0;

function valueOf(parameters: Schemas['UserInputParameters'], name: string): unknown {
  return parameters.TemplateParameters.find((entry) => entry.ParamName === name)?.Value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (!value.includes('\n') && !/^https?:/.test(value)) return [];
  return value
    .slice(0, 100_000)
    .split('\n')
    .map((line) => line.trim().slice(0, MAX_INPUT_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_INPUTS);
}

function countLines(value: unknown): number {
  if (typeof value !== 'string') return 1;
  let count = 1;
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count++;
  return count;
}
