import { expect, test } from 'vitest';
import * as examples from '#stories/examples';
import { openClient } from '#mocks/test-client';

test('the examples of stories are what the emulator answers', async () => {
  const client = await openClient('standard');
  const answers = await Promise.all([
    client.call('getTemplateBySlug', { path: { slug: examples.exampleTemplate.slug } }).then(({ body }) => [body]),
    client.call('listTasks', { query: { page: 1, pageSize: 100 } }).then(({ body }) => body.items),
    client.call('listTaskGroups').then(({ body }) => body.items),
    client.call('listGoods', { path: { key: 'plans' } }).then(({ body }) => body.items),
    client.call('listCoupons').then(({ body }) => body.items),
    client.call('listMissions').then(({ body }) => body.items),
  ]);
  for (const example of Object.values(examples))
    expect(answers.flat()).toContainEqual(expect.objectContaining({ ...example }));
});
