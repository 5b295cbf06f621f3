import { expect, test } from 'vitest';
import { TemplateStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { openClient, type TestClient } from '#mocks/test-client';

function payloadOf(client: TestClient, number: number, inputs: number): Schemas['TaskSavePayload'] {
  const task = client.task(number);
  const seed = templateSeed(task.templateRegistrationId ?? '');
  if (!seed) throw new Error('the task has no template');
  return {
    taskId: task.taskId,
    taskName: 'Lamps of Lyon',
    taskGroupId: task.taskGroupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId: seed.id,
    userInputParameters: exampleParameters(seed, exampleInputs(seed, inputs, 0)),
  };
}

const revisionOf = async (client: TestClient, taskId: string) =>
  (await client.call('getTask', { query: { taskId } })).body.revision;

test('API-079 API-091 a save with an outdated revision is refused and overwrites nothing', async () => {
  const client = await openClient();
  const taskId = client.taskId(6);
  const [mine, theirs] = [payloadOf(client, 6, 2), payloadOf(client, 6, 3)];
  expect(await revisionOf(client, taskId)).toBe(1);

  const first = await client.call('updateTemplateTask', { body: theirs, query: { revision: 1 } });
  expect(first.body).toEqual({ code: '', message: '', revision: 2 });
  const late = await client.call('updateTemplateTask', { body: mine, query: { revision: 1 } });
  expect([late.status, late.body]).toMatchObject([409, { error: { code: 'TaskChanged' } }]);
  const stored = (await client.call('getTask', { query: { taskId } })).body;
  expect([stored.revision, stored.userInputParameters]).toEqual([2, theirs.userInputParameters]);

  expect((await client.call('updateTemplateTask', { body: mine, query: { revision: 2 } })).body.revision).toBe(3);
  expect((await client.call('updateTemplateTask', { body: theirs })).body.revision).toBe(4);
});

test('API-079 a refused save and a rename do not change the revision', async () => {
  const client = await openClient();
  const taskId = client.taskId(6);
  const refused = await client.call('updateTemplateTask', {
    body: { ...payloadOf(client, 6, 2), taskGroupId: 'g-of-nobody' },
    query: { revision: 1 },
  });
  expect(refused.body).toMatchObject({ code: 'GroupNotFound', revision: null });
  await client.call('updateTaskBasicInfo', { body: { taskId, taskName: 'Renamed' } });
  expect(await revisionOf(client, taskId)).toBe(1);
});

test('API-080 API-092 a new task starts with revision 1', async () => {
  const client = await openClient();
  const { taskId: _of, ...payload } = payloadOf(client, 6, 2);
  const created = await client.call('createTemplateTask', { body: payload });
  expect(created.body.revision).toBe(1);
  expect(await revisionOf(client, created.body.taskId ?? '')).toBe(1);
});

type Parameter = Schemas['UserInputParameters']['TemplateParameters'][number];

const parametersOf = (...parameters: readonly Parameter[]): string =>
  JSON.stringify({ UIParameters: [], TemplateParameters: parameters });

const keywords = (Value: Parameter['Value']): Parameter => ({ ParamName: 'Keywords', Value });
const locations = (Value: Parameter['Value']): Parameter => ({ ParamName: 'Locations', Value });
const valueOf = (ParamName: string, Value: Parameter['Value']): Parameter => ({ ParamName, Value });

const newTaskOf = (client: TestClient, change: Partial<Schemas['TaskSavePayload']> = {}) => {
  const seed = templateSeed(change.templateRegistrationId ?? '1001');
  if (!seed) throw new Error('there is no such template');
  return {
    taskName: 'Lamps of Lyon',
    taskGroupId: client.task(1).taskGroupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId: seed.id,
    userInputParameters: parametersOf(keywords('lamps'), locations('Lyon')),
    ...change,
  };
};

const create = async (client: TestClient, change: Partial<Schemas['TaskSavePayload']> = {}) =>
  (await client.call('createTemplateTask', { body: newTaskOf(client, change) })).body;

async function plannedOf(client: TestClient, ...parameters: readonly Parameter[]) {
  const { code, taskId } = await create(client, {
    taskName: ' Lamps of Lyon ',
    userInputParameters: parametersOf(...parameters),
  });
  expect(code).toBe('');
  const id = taskId ?? '';
  await client.call('startTasks', { body: { taskIds: [id] } });
  const { estimatedTotalRows } = (await client.call('getRunSummary', { path: { id } })).body;
  const { items } = (await client.call('listSubtasks', { path: { id, lot: '1' }, query: { pageSize: 1000 } })).body;
  return { rows: estimatedTotalRows, inputs: items.map((entry) => entry.input) };
}

test('API-080 the lines of a parameter become the inputs of the task, without spaces and empty lines', async () => {
  const client = await openClient();
  const inputs = async (...parameters: readonly Parameter[]) => (await plannedOf(client, ...parameters)).inputs;
  expect(await inputs(keywords(' lamps \n\n  desks\n'), locations('Lyon'))).toEqual(['lamps', 'desks']);
  expect(await inputs(keywords('lamps\ndesks'), locations('Lyon\nNice'))).toEqual(['lamps', 'desks', 'Lyon', 'Nice']);
  expect(await inputs(keywords('http://shop.example/a '), locations('Lyon'))).toEqual(['http://shop.example/a']);
  expect(await inputs(keywords('https://shop.example/a'), locations('see https://b'))).toEqual([
    'https://shop.example/a',
  ]);
  expect(await inputs(keywords('lamps'), locations('Lyon'))).toEqual(['Lamps of Lyon']);
  expect(await inputs(keywords('lamps\ndesks'), locations('Lyon'), valueOf('MaxResults', 40))).toEqual([
    'lamps',
    'desks',
  ]);
  const many = Array.from({ length: 201 }, (_, index) => `keyword ${index}`);
  expect(await inputs(keywords(many.join('\n')), locations('Lyon'))).toEqual(many.slice(0, 200));
  const long = Array.from({ length: 150 }, (_, index) => String(index).padStart(999, 'x'));
  expect(await inputs(keywords(long.join('\n')), locations('Lyon'))).toEqual(long.slice(0, 100));
  const address = `https://shop.example/${'a'.repeat(30_000)}`;
  expect(await inputs(keywords(address), locations('Lyon'))).toEqual([address.slice(0, 20_000)]);
});

test('API-080 a task plans its rows by its lines and by the first limit among its parameters', async () => {
  const client = await openClient();
  const rows = async (...parameters: readonly Parameter[]) =>
    (await plannedOf(client, keywords('lamps\ndesks\nchairs'), locations('Lyon'), ...parameters)).rows;
  expect(await rows()).toBe(3 * 120);
  expect(await rows(valueOf('MaxResults', 40))).toBe(3 * 40);
  expect(await rows(valueOf('MaxResults', '40'))).toBe(3 * 40);
  expect(await rows(valueOf('rowlimit', 7))).toBe(3 * 7);
  expect(await rows(valueOf('ReviewCount', 8))).toBe(3 * 8);
  expect(await rows(valueOf('Results', 9))).toBe(3 * 9);
  expect(await rows(valueOf('MinRating', 5))).toBe(3 * 120);
  expect(await rows(valueOf('MaxResults', 0), valueOf('MaxPages', 1))).toBe(3 * 1);
  expect(await rows(valueOf('MaxResults', -2))).toBe(3 * 120);
  expect(await rows(valueOf('MaxResults', 'many'))).toBe(3 * 120);
  expect(await rows(valueOf('MaxResults', ['4']))).toBe(3 * 120);
  expect(await rows(valueOf('MaxResults', 20_000))).toBe(3 * 10_000);
  expect((await plannedOf(client, keywords('lamps'), locations('Lyon'))).rows).toBe(120);
  expect((await plannedOf(client, keywords('lamps'), locations('Lyon\nNice'))).rows).toBe(2 * 120);
  const lines = Array.from({ length: 1_001 }, (_, index) => index).join('\n');
  const { rows: most } = await plannedOf(client, keywords(lines), locations('Lyon'), valueOf('MaxResults', 20_000));
  expect(most).toBe(10_000_000);
});

test('API-080 a first empty line does not hide the lines after it, and a task without parameters plans one line', async () => {
  const client = await openClient();
  const { rows } = await plannedOf(client, keywords('\nlamps\ndesks\nchairs'), locations('Lyon'));
  expect(rows).toBeGreaterThanOrEqual(3 * 120);
  const { code, taskId } = await create(client, {
    templateRegistrationId: '1114',
    userInputParameters: parametersOf(),
  });
  expect(code).toBe('');
  const id = taskId ?? '';
  await client.call('startTasks', { body: { taskIds: [id] } });
  expect((await client.call('getRunSummary', { path: { id } })).body.estimatedTotalRows).toBe(120);
});

test('API-080 a required parameter needs a value that is neither blank nor an empty list', async () => {
  const client = await openClient();
  const refusal = async (...parameters: readonly Parameter[]) => {
    const { code, message } = await create(client, { userInputParameters: parametersOf(...parameters) });
    return code === '' ? code : `${code}: ${message}`;
  };
  const missing = (name: string) => `ParameterMissing: A value for ${name} is missing.`;
  for (const value of ['', ' \n ', null, []])
    expect([value, await refusal(keywords(value), locations('Lyon'))]).toEqual([value, missing('Keywords')]);
  expect(await refusal(keywords('lamps'))).toBe(missing('Locations'));
  expect(await refusal(keywords(['lamps']), locations('Lyon'))).toBe('');
  expect(await refusal(keywords('lamps'), locations('Lyon'))).toBe('');
  expect(await refusal(keywords(0), locations(false))).toBe('');
});

test('API-080 a refused creation says why and stores no task', async () => {
  const client = await openClient();
  const { db } = client.emulator;
  const count = db.tasksOf(personas.standard.userId).length;
  const refused = async (change: Partial<Schemas['TaskSavePayload']>) => {
    const { code, message, ...rest } = await create(client, change);
    expect(rest).toEqual({ taskId: null, taskQuantityInfo: null, revision: null });
    return [code, message];
  };
  const notOffered = ['TemplateNotAvailable', 'This template is not offered any more.'];
  expect(await refused({ taskName: '  ' })).toEqual(['NameMissing', 'The name is empty.']);
  expect(await refused({ taskGroupId: 'g-none' })).toEqual(['GroupNotFound', 'There is no such group.']);
  expect(await refused({ userInputParameters: '{' })).toEqual(['ParametersInvalid', 'The parameters cannot be read.']);
  expect(await refused({ templateRegistrationId: '1075' })).toEqual([
    'TemplateNotOpen',
    'This template is not open to this account.',
  ]);
  await db.templateStates.update('1001', (draft) => void (draft.status = TemplateStatus.Obsoleting));
  expect(await refused({})).toEqual(notOffered);
  await db.templateStates.remove('1001');
  expect(await refused({})).toEqual(notOffered);
  expect(db.tasksOf(personas.standard.userId)).toHaveLength(count);
});

test('ROLE-05 a template with an allow list accepts tasks although it is closed or private', async () => {
  const client = await openClient();
  const { db } = client.emulator;
  const code = async (id: string, ...parameters: readonly Parameter[]) =>
    (await create(client, { templateRegistrationId: id, userInputParameters: parametersOf(...parameters) })).code;
  const needed = [valueOf('Keyword', 'lamps'), locations('Lyon')];
  expect(await code('1007', ...needed)).toBe('');
  await db.templateStates.update('1007', (draft) => void (draft.closed = true));
  expect(await code('1007', ...needed)).toBe('');
  await db.templateStates.update('1001', (draft) => void (draft.closed = true));
  expect(await code('1001', keywords('lamps'), locations('Lyon'))).toBe('TemplateNotOpen');
  await db.templateStates.update('1001', (draft) => void (draft.closed = false));
  expect(await code('1001', keywords('lamps'), locations('Lyon'))).toBe('');
  await db.templateStates.update('1001', (draft) => void (draft.status = TemplateStatus.New));
  expect(await code('1001', keywords('lamps'), locations('Lyon'))).toBe('');
});

test('API-080 API-092 a creation answers with the number of tasks and the limit of the plan', async () => {
  const client = await openClient();
  const { db } = client.emulator;
  const { userId } = personas.standard;
  const query = { idempotencyKey: 'one-creation' };
  const createWith = async (more: object = { query }) =>
    (await client.call('createTemplateTask', { body: newTaskOf(client), ...more })).body;
  await db.accounts.update(userId, (draft) => void (draft.taskLimit = 43));
  const first = await createWith();
  expect(first).toMatchObject({ code: '', message: null, taskQuantityInfo: { quantity: 43, limit: 43 }, revision: 1 });
  const body = { ...newTaskOf(client), taskId: first.taskId };
  expect((await client.call('updateTemplateTask', { body })).body.revision).toBe(2);
  expect(await createWith()).toEqual({
    code: '',
    message: '',
    taskId: first.taskId,
    taskQuantityInfo: { quantity: 43, limit: 43 },
    revision: 2,
  });
  expect(await createWith({ query: { idempotencyKey: 'another-creation' } })).toEqual({
    code: 'ExceedTaskLimitCounts',
    message: 'The plan allows no more tasks.',
    taskId: null,
    taskQuantityInfo: { quantity: 43, limit: 43 },
    revision: null,
  });
  await db.accounts.update(userId, (draft) => void (draft.taskLimit = undefined));
  expect((await createWith({ query: { idempotencyKey: 'third-creation' } })).taskQuantityInfo).toEqual({
    quantity: 44,
    limit: 44,
  });
  expect((await createWith()).taskQuantityInfo).toEqual({ quantity: 44, limit: 44 });
  const professional = await createWith({
    query,
    token: await client.emulator.signInAs('professional'),
    body: newTaskOf(client, { taskGroupId: `g-${personas.professional.userId}-0` }),
  });
  expect(professional.taskId).not.toBe(first.taskId);
  expect(professional.taskQuantityInfo?.quantity).toBe(45);
});

test('API-079 a save stores every field and moves the task to the top of the list', async () => {
  const client = await openClient();
  const taskId = client.taskId(6);
  const payload = payloadOf(client, 6, 2);
  const other = `g-${personas.standard.userId}-2`;
  client.advanceSeconds(60);
  const saved = await client.call('updateTemplateTask', {
    body: {
      ...payload,
      taskName: '  Lamps  ',
      taskGroupId: other,
      templateVersion: 1,
      urlSourceTaskId: client.taskId(5),
      urlSourceTaskField: 'link',
    },
  });
  expect(saved.body.revision).toBe(2);
  const get = async () => (await client.call('getTask', { query: { taskId } })).body;
  expect(await get()).toMatchObject({
    taskName: 'Lamps',
    taskGroupId: other,
    templateId: payload.templateId,
    templateVersion: 1,
    urlSourceTaskId: client.taskId(5),
    urlSourceTaskField: 'link',
  });
  expect((await client.call('listTasks')).body.items[0]?.taskId).toBe(taskId);
  await client.call('updateTemplateTask', { body: payload });
  expect(await get()).toMatchObject({ urlSourceTaskId: null, urlSourceTaskField: null });
  for (const missing of [{}, { taskId: null }]) {
    const { taskId: _of, ...rest } = payload;
    const refused = await client.call('updateTemplateTask', { body: { ...rest, ...missing } });
    expect([refused.status, refused.error.details]).toEqual([422, [{ field: 'taskId', message: 'is required' }]]);
  }
  const differs = await client.call('updateTemplateTask', { body: { ...payload, templateRegistrationId: 'other' } });
  expect(differs.body).toEqual({
    code: 'TemplateDiffers',
    message: 'The task was made from another template.',
    revision: null,
  });
});

test('the data source of a field is stored with an own task only', async () => {
  const client = await openClient();
  const save = (taskId: string) =>
    client.call('saveFieldDataSource', { body: { taskId, fieldDataSource: '{"field":"link"}' } });
  expect((await save(client.taskId(6))).body).toEqual({ code: '', message: '' });
  expect(client.task(6).fieldDataSource).toBe('{"field":"link"}');
  expect(client.task(5).fieldDataSource).toBeUndefined();
  const foreign = `task-${personas.professional.userId}-6`;
  expect((await save(foreign)).error.code).toBe('NotOwner');
  expect(client.emulator.db.tasks.get(foreign)?.fieldDataSource).toBeUndefined();
  expect((await save('none')).status).toBe(404);
});
