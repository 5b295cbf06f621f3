import { expect, test } from 'vitest';
import type { Schemas } from '#src/contract/types';
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
