import { expect, test } from 'vitest';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { openClient } from '#mocks/test-client';

const id = '1001';

async function saveWith(scenario: 'everyday' | 'templateClosed') {
  const client = await openClient('standard', scenario);
  const seed = templateSeed(id);
  if (!seed) throw new Error('no template');
  const setup = (await client.call('getTemplateSetup', { path: { id } })).body;
  const saved = await client.call('createTemplateTask', {
    body: {
      taskName: 'Coffee in Leeds',
      taskGroupId: client.task(1).taskGroupId,
      templateId: setup.id,
      templateType: setup.type,
      templateVersion: setup.version,
      templateRegistrationId: id,
      userInputParameters: exampleParameters(seed, exampleInputs(seed, 3, 0)),
    },
  });
  return { setup, code: saved.body.code, page: await client.call('getTemplateBySlug', { path: { slug: seed.slug } }) };
}

test('ROLE-05 a template closed to the user says so in its setup, refuses tasks and stays readable', async () => {
  const closed = await saveWith('templateClosed');
  expect([closed.setup.isPublic, closed.setup.isWhiteUserId]).toEqual([false, false]);
  expect(closed.code).toBe('TemplateNotOpen');
  expect(closed.page.status).toBe(200);
  expect(closed.page.body.privatePermissionDenied).toBe(false);

  const open = await saveWith('everyday');
  expect(open.setup.isPublic).toBe(true);
  expect(open.code).toBe('');
});
