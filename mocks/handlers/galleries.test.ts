import { expect, test } from 'vitest';
import { openClient, type TestClient } from '#mocks/test-client';

const kindId = async (client: TestClient, slug: string) =>
  (await client.call('listTemplateKinds')).body.items.find((kind) => kind.slug === slug);

test('TPL-01 API-050 a collection lists the same first four templates in its card and on its page', async () => {
  const client = await openClient();
  const card = (await client.call('listTemplates', { query: { keyword: 'lead starter' } })).body.items[0];
  expect(card?.isTemplateCollection).toBe(true);
  expect(card?.members).toHaveLength(4);
  expect(card?.members?.[0]).toEqual({
    name: 'Map places by keyword',
    slug: 'map-places-by-keyword',
    kindSlug: 'maps-places',
  });
  const page = (await client.call('getCollection', { path: { slug: 'local-lead-starter' } })).body;
  expect(page.members).toEqual(card?.members);
  const members = await client.call('listCollectionTemplates', { path: { slug: 'local-lead-starter' } });
  expect(members.body.items.slice(0, 4).map((item) => item.slug)).toEqual(page.members?.map((item) => item.slug));
  for (const item of members.body.items) expect(item.members).toEqual([]);
});

test('TPL-42 a category with only withdrawn templates has a count of zero and an empty list', async () => {
  const client = await openClient('standard', 'categoryEmpty');
  const kind = await kindId(client, 'learning-events');
  expect(kind?.templateCount).toBe(0);
  expect((await client.call('listTemplates', { query: { kindId: kind?.kindId ?? 0 } })).body.total).toBe(0);
  expect((await kindId(client, 'travel'))?.templateCount).toBeGreaterThan(0);
});

test('API-051 a collection with only withdrawn templates still exists and is empty', async () => {
  const client = await openClient('standard', 'collectionEmpty');
  const path = { slug: 'brand-listening' };
  expect((await client.call('getCollection', { path })).body).toMatchObject({ templateCount: 0, members: [] });
  expect((await client.call('listCollectionTemplates', { path })).body.total).toBe(0);
});
