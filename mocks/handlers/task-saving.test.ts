import { expect, test } from 'vitest';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { openClient, type TestClient } from '#mocks/test-client';

const groupId = `g-${personas.standard.userId}-0`;

const list = async ({ call }: TestClient) => (await call('listTasks', { query: { pageSize: 100 } })).body;

function seedOf(id: string) {
  const seed = templateSeed(id);
  if (!seed) throw new Error(`there is no template ${id}`);
  return seed;
}

function payload(
  templateRegistrationId: string,
  change: Partial<Schemas['TaskSavePayload']> = {},
): Schemas['TaskSavePayload'] {
  const seed = seedOf(templateRegistrationId);
  return {
    taskName: 'Lamps of Lyon',
    taskGroupId: groupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId,
    userInputParameters: exampleParameters(seed, exampleInputs(seed, 3, 0)),
    ...change,
  };
}

test('API-080 ENUM-26 ENUM-27 a saved task is ready and returns its parameters unchanged', async () => {
  const client = await openClient();
  const text = ` ${exampleParameters(seedOf('1001'), ['a', 'b'])}\n`;
  const body = {
    ...payload('1001', { userInputParameters: text, urlSourceTaskId: client.taskId(5), urlSourceTaskField: 'name' }),
  };
  const created = (await client.call('createTemplateTask', { body })).body;
  expect(created).toMatchObject({ code: '', taskQuantityInfo: { quantity: 43, limit: 100 } });
  const taskId = created.taskId ?? '';
  const task = (await client.call('getTask', { query: { taskId } })).body;
  expect(task).toMatchObject({
    userInputParameters: text,
    urlSourceTaskId: client.taskId(5),
    urlSourceTaskField: 'name',
    taskName: 'Lamps of Lyon',
    taskStatus: TaskStatus.Ready,
    taskType: TaskMode.TemplateMode,
    templateRegistrationId: '1001',
    taskGroupId: groupId,
  });
  expect((await list(client)).items[0]?.taskId).toBe(taskId);
  const relation = (await client.call('getTemplateRelation', { path: { id: taskId } })).body;
  expect(relation).toMatchObject({ taskId, templateRegistrationId: '1001', slug: templateSeed('1001')?.slug });
});

test('API-080 a creation repeated with its key answers with the first task', async () => {
  const client = await openClient();
  const query = { idempotencyKey: 'one-creation' };
  const first = (await client.call('createTemplateTask', { query, body: payload('1001') })).body;
  const repeated = (await client.call('createTemplateTask', { query, body: payload('1001') })).body;
  expect(repeated).toMatchObject({ code: '', taskId: first.taskId, taskQuantityInfo: { quantity: 43 } });
  expect((await list(client)).total).toBe(43);
  const other = (await client.call('createTemplateTask', { body: payload('1001') })).body;
  expect(other.taskId).not.toBe(first.taskId);
});

test('API-092 ERR-06 ROLE-08 creating a task at the plan limit is refused with count and limit', async () => {
  const client = await openClient();
  await client.emulator.db.accounts.update(personas.standard.userId, (draft) => void (draft.taskLimit = 42));
  const { body } = await client.call('createTemplateTask', { body: payload('1001') });
  expect(body).toMatchObject({
    code: 'ExceedTaskLimitCounts',
    taskId: null,
    taskQuantityInfo: { quantity: 42, limit: 42 },
  });
  expect((await list(client)).total).toBe(42);
});

test('API-079 API-080 each refused save has its own code, on creation and on update', async () => {
  const client = await openClient();
  const own = client.emulator.db.tasks
    .all()
    .find((task) => task.userId === personas.standard.userId && task.templateRegistrationId === '1001');
  const empty = JSON.stringify({ UIParameters: [], TemplateParameters: [] });
  const cases: readonly (readonly [string, Partial<Schemas['TaskSavePayload']>, string?])[] = [
    ['TemplateNotOpen', {}, '1075'],
    ['TemplateNotAvailable', { templateRegistrationId: 'none' }],
    ['ParameterMissing', { userInputParameters: empty }],
    ['ParametersInvalid', { userInputParameters: '{"UIParameters":1}' }],
    ['ParametersInvalid', { userInputParameters: 'no JSON' }],
    ['GroupNotFound', { taskGroupId: `g-${personas.free.userId}-0` }],
    ['NameMissing', { taskName: '  ' }],
  ];
  for (const [code, change, template = '1001'] of cases) {
    const result = (await client.call('createTemplateTask', { body: payload(template, change) })).body;
    expect([code, result.code, result.taskId]).toEqual([code, code, null]);
  }
  const savedTaskId =
    own?.taskId ?? (await client.call('createTemplateTask', { body: payload('1001') })).body.taskId ?? '';
  const save = (change: Partial<Schemas['TaskSavePayload']>) =>
    client.call('updateTemplateTask', { body: payload('1001', { taskId: savedTaskId, ...change }) });
  expect((await save({ userInputParameters: empty })).body.code).toBe('ParameterMissing');
  expect((await save({ templateRegistrationId: '1003' })).body.code).toBe('TemplateDiffers');
  expect((await save({ taskId: null })).status).toBe(422);
  expect((await save({ taskId: 'none' })).status).toBe(404);
  expect((await save({ taskId: `task-${personas.free.userId}-1` })).status).toBe(403);
  const changed = exampleParameters(seedOf('1001'), ['changed']);
  expect((await save({ taskName: 'Other', userInputParameters: changed })).body.code).toBe('');
  expect((await client.call('getTask', { query: { taskId: savedTaskId } })).body).toMatchObject({
    taskName: 'Other',
    userInputParameters: changed,
  });
});
