import { describe, expect, test } from 'vitest';
import { Feedback, TemplateStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { opinionKey } from '#mocks/seeds/template-states';
import { openClient, type TestClient } from '#mocks/test-client';

const setStatus = async ({ emulator }: TestClient, id: string, status: TemplateStatus) => {
  await emulator.db.templateStates.update(id, (draft) => void (draft.status = status));
};
const subscriptionOf = async ({ call }: TestClient, id: string) =>
  (await call('getTemplate', { path: { id } })).body.subscribed;

describe('template subscriptions', () => {
  test.each([
    [TemplateStatus.New, false],
    [TemplateStatus.Published, false],
    [TemplateStatus.Maintaining, true],
    [TemplateStatus.Obsoleting, false],
  ] as const)('subscribing to a template with status %i is possible: %s', async (status, isPossible) => {
    const client = await openClient();
    await setStatus(client, '1001', status);
    const { body } = await client.call('subscribeTemplate', { path: { id: '1001' } });
    expect(body.error).toEqual(
      isPossible ? null : { code: 'TemplateNotMaintained', Message: 'This template isn’t under maintenance.' },
    );
    expect(await subscriptionOf(client, '1001')).toBe(isPossible);
  });

  test('a subscription keeps the favorite and the like, and ends without them', async () => {
    const client = await openClient('standard', 'templateMaintained');
    const path = { id: '1001' };
    const opinion = async () => {
      const { favorited, feedback, subscribed } = (await client.call('getTemplate', { path })).body;
      return { favorited, feedback, subscribed };
    };
    const others = { favorited: true, feedback: Feedback.Like };
    expect(await opinion()).toEqual({ ...others, subscribed: false });
    await client.call('subscribeTemplate', { path });
    expect(await opinion()).toEqual({ ...others, subscribed: true });
    await client.call('unsubscribeTemplate', { path });
    expect(await opinion()).toEqual({ ...others, subscribed: false });
  });

  test('a first opinion that is a subscription adds no favorite and no like', async () => {
    const client = await openClient('free', 'templateMaintained');
    await client.call('subscribeTemplate', { path: { id: '1001' } });
    expect((await client.call('getTemplate', { path: { id: '1001' } })).body).toMatchObject({
      subscribed: true,
      favorited: false,
      feedback: Feedback.None,
    });
    expect((await client.call('listFavoriteTemplates')).body.total).toBe(0);
  });

  test('unsubscribing also works after maintenance, and stores nothing without a subscription', async () => {
    const client = await openClient('standard', 'templateSubscribed');
    expect(await subscriptionOf(client, '1001')).toBe(true);
    await setStatus(client, '1001', TemplateStatus.Published);
    expect((await client.call('unsubscribeTemplate', { path: { id: '1001' } })).body).toEqual({ error: null });
    expect(await subscriptionOf(client, '1001')).toBe(false);
    expect((await client.call('unsubscribeTemplate', { path: { id: '1003' } })).body).toEqual({ error: null });
    const { db } = client.emulator;
    expect(db.templateOpinions.get(opinionKey(personas.standard.userId, '1003'))).toBeUndefined();
  });

  test('a private template without permission cannot be subscribed to', async () => {
    const client = await openClient();
    for (const id of ['1075', '1007']) await setStatus(client, id, TemplateStatus.Maintaining);
    expect((await client.call('subscribeTemplate', { path: { id: '1075' } })).status).toBe(404);
    expect((await client.call('subscribeTemplate', { path: { id: '1007' } })).body.error).toBeNull();
    expect(await subscriptionOf(client, '1007')).toBe(true);
  });

  test('a collection cannot be subscribed to', async () => {
    const client = await openClient();
    await setStatus(client, '2001', TemplateStatus.Maintaining);
    for (const operation of ['subscribeTemplate', 'unsubscribeTemplate'] as const)
      expect((await client.call(operation, { path: { id: '2001' } })).status).toBe(404);
  });
});

describe('private templates', () => {
  test('API-049 the private list has twenty templates a page by default, and each page starts where the last ended', async () => {
    const client = await openClient();
    const { page, pageSize, total, items } = (await client.call('listPrivateTemplates')).body;
    expect([page, pageSize, total]).toEqual([1, 20, 2]);
    expect(items.map((card) => card.slug)).toEqual(['store-network-audit', 'candor-company-reviews']);
    const second = (await client.call('listPrivateTemplates', { query: { pageIndex: 2, pageSize: 1 } })).body;
    expect([second.page, second.pageSize, second.total]).toEqual([2, 1, 2]);
    expect(second.items).toEqual(items.slice(1));
    expect((await client.call('listPrivateTemplates', { query: { pageIndex: 2 } })).body.items).toEqual([]);
  });

  test('API-049 a withdrawn private template is neither listed nor counted', async () => {
    const client = await openClient('free');
    await setStatus(client, '1016', TemplateStatus.Obsoleting);
    expect((await client.call('countPrivateTemplates')).body.count).toBe(1);
    expect((await client.call('listPrivateTemplates')).body.items.map((card) => card.slug)).toEqual([
      'store-network-audit',
    ]);
  });
});
