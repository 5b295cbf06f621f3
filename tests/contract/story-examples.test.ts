import { expect, test } from 'vitest';
import * as examples from '#stories/examples';
import { openClient } from '#mocks/test-client';

test('the examples of stories are what the emulator answers', async () => {
  const client = await openClient('standard');
  const enterprise = await openClient('enterprise');
  const rowsOfTask = { path: { id: examples.exampleTask.taskId }, query: { page: 0, pageSize: 1 } };
  const answers = await Promise.all([
    client.call('getTemplateBySlug', { path: { slug: examples.exampleTemplate.slug } }).then(({ body }) => [body]),
    client.call('listTasks', { query: { page: 1, pageSize: 100 } }).then(({ body }) => body.items),
    client.call('listTaskGroups').then(({ body }) => body.items),
    client.call('listGoods', { path: { key: 'plans' } }).then(({ body }) => body.items),
    client.call('listCoupons').then(({ body }) => body.items),
    client.call('listMissions').then(({ body }) => body.items),
    client.call('getSubscription').then(({ body }) => [body]),
    client.call('listPaymentMethods').then(({ body }) => body.items),
    client.call('queryOrders', { body: {} }).then(({ body }) => body.items),
    client.call('getAccount').then(({ body }) => [body]),
    enterprise.call('listMembers', { query: { page: 1, pageSize: 20 } }).then(({ body }) => body.items),
    client.call('listExportRecords', { query: { page: 1, pageSize: 20 } }).then(({ body }) => body.items),
    client.call('listTaskRows', rowsOfTask).then(({ body }) => [body]),
  ]);
  for (const example of Object.values(examples))
    expect(answers.flat()).toContainEqual(expect.objectContaining({ ...example }));
});
