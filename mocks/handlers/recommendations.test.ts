import { describe, expect, test } from 'vitest';
import {
  Feedback,
  InterfaceLanguage,
  LanguageFilter,
  RunOn,
  TemplateScope,
  TemplateStatus,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { templateSeeds } from '#mocks/seeds/templates/templates';
import { openClient, type TestClient } from '#mocks/test-client';

const ids = (items: readonly Schemas['TemplateCard'][]) => items.map((item) => item.templateRegistrationId);
const visitor = { token: undefined };

describe('recommended templates', () => {
  test('API-042 eight public, published templates are recommended, in English or the language of the request', async () => {
    const client = await openClient();
    for (const [language, own] of [
      [InterfaceLanguage.EnUS, LanguageFilter.En],
      [InterfaceLanguage.JaJP, LanguageFilter.Jp],
      [InterfaceLanguage.DeDE, LanguageFilter.De],
    ] as const) {
      const { items } = (await client.call('listRecommendedTemplates', { language, query: { size: 50 } })).body;
      for (const item of items) {
        expect([item.slug, item.status, item.scope]).toEqual([
          item.slug,
          TemplateStatus.Published,
          TemplateScope.Common,
        ]);
        expect([LanguageFilter.En, own]).toContain(item.language);
      }
      if (language !== InterfaceLanguage.EnUS) expect(items.some((item) => item.language === own)).toBe(true);
      const eight = (await client.call('listRecommendedTemplates', { language })).body.items;
      expect(ids(eight)).toEqual(ids(items).slice(0, 8));
    }
    expect((await client.call('listRecommendedTemplates', { query: { size: 51 } })).status).toBe(400);
  });

  test('API-042 recommendations depend on the account, and a visitor also gets some', async () => {
    const client = await openClient();
    const mine = ids((await client.call('listRecommendedTemplates')).body.items);
    const theirs = ids((await client.call('listRecommendedTemplates', visitor)).body.items);
    expect([mine.length, theirs.length]).toEqual([8, 8]);
    expect(mine).not.toEqual(theirs);
    await client.emulator.db.templateStates.update(mine[0] ?? '', (draft) => {
      draft.status = TemplateStatus.Maintaining;
    });
    expect(ids((await client.call('listRecommendedTemplates')).body.items)).not.toContain(mine[0]);
  });

  test('API-043 up to five related templates share a kind with the template and exclude it', async () => {
    const client = await openClient();
    for (const { id, kinds } of templateSeeds.slice(0, 20).filter((seed) => seed.scope === TemplateScope.Common)) {
      const { items } = (await client.call('listRelatedTemplates', { path: { id } })).body;
      expect(items.length).toBeLessThanOrEqual(5);
      expect(ids(items)).not.toContain(id);
      for (const item of items) expect(item.kinds.some((kind) => kinds.some((slug) => slug === kind.slug))).toBe(true);
      const two = (await client.call('listRelatedTemplates', { path: { id }, query: { size: 2 } })).body;
      expect(ids(two.items)).toEqual(ids(items).slice(0, 2));
    }
    expect((await client.call('listRelatedTemplates', { path: { id: '1001' } })).body.items).toHaveLength(5);
    expect((await client.call('listRelatedTemplates', { path: { id: 'x' } })).status).toBe(404);
  });

  test('API-043 related templates of a private template are not found for a visitor', async () => {
    const client = await openClient();
    const id = templateSeeds.find((seed) => seed.scope === TemplateScope.Private)?.id ?? '';
    expect((await client.call('listRelatedTemplates', { path: { id }, ...visitor })).status).toBe(404);
    expect((await client.call('listRelatedApps', { path: { id }, ...visitor })).status).toBe(404);
    expect((await client.call('listRelatedTemplates', { path: { id } })).status).toBe(200);
  });

  test('API-044 API-056 ENUM-21 related apps are listed for every public template, only in English', async () => {
    const client = await openClient();
    const path = { id: '1001' };
    const apps = (await client.call('listRelatedApps', { path })).body.items;
    expect(apps.length).toBeGreaterThan(2);
    expect(Object.keys(apps[0] ?? {}).toSorted()).toEqual(
      ['name', 'imageUrl', 'url', 'downloads', 'lastModificationTime'].toSorted(),
    );
    expect(new Set(apps.map((app) => app.url)).size).toBe(apps.length);
    for (const language of Object.values(InterfaceLanguage).filter((code) => code !== InterfaceLanguage.EnUS))
      expect((await client.call('listRelatedApps', { path, language })).body.items).toEqual([]);
    expect((await client.call('listRelatedApps', { path, query: { size: 1 } })).body.items).toEqual(apps.slice(0, 1));
    for (const { id } of templateSeeds.filter((seed) => seed.isPublic))
      expect((await client.call('listRelatedApps', { path: { id } })).body.items.length).toBeGreaterThan(0);
  });
});

describe('order of the recommended templates', () => {
  const recommend = async ({ call }: TestClient, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
    (await call('listRecommendedTemplates', { language, query: { size: 50 } })).body.items;
  const byLikes = (cards: readonly Schemas['TemplateCard'][]) => cards.toSorted((a, b) => b.likes - a.likes);
  const favor = async ({ emulator }: TestClient, userId: string, id: string, isFavorite = true) => {
    await emulator.db.templateOpinions.insert({
      key: `${userId}:${id}`,
      userId,
      templateRegistrationId: id,
      feedback: Feedback.Like,
      favoritedAt: isFavorite ? emulator.clock.now() : undefined,
      subscribed: true,
    });
  };
  const { userId } = personas.noPlan;

  test('API-042 without tasks and favorites, the marked templates come first, then the most liked', async () => {
    const items = await recommend(await openClient('noPlan'));
    const marked = items.filter((item) => item.recommended);
    expect([marked.length, items.length]).toEqual([12, 45]);
    expect(ids(items)).toEqual([...ids(byLikes(marked)), ...ids(byLikes(items.filter((item) => !item.recommended)))]);
    const all = templateSeeds.filter(
      (seed) =>
        seed.language === LanguageFilter.En &&
        seed.scope === TemplateScope.Common &&
        seed.status === TemplateStatus.Published &&
        seed.runOn !== RunOn.None,
    );
    expect(ids(items).toSorted()).toEqual(all.map((seed) => seed.id).toSorted());
  });

  test.each([
    [InterfaceLanguage.EsES, ['1105', '1028']],
    [InterfaceLanguage.JaJP, ['1025', '1094']],
    [InterfaceLanguage.DeDE, ['1053', '1044', '1005']],
    [InterfaceLanguage.FrFR, ['1027', '1123']],
    [InterfaceLanguage.ItIT, ['1026']],
    [InterfaceLanguage.KoKR, ['1029']],
  ])('API-042 in %s, its templates come after the marked ones and before the others', async (language, own) => {
    const items = await recommend(await openClient('noPlan'), language);
    const english = items.filter((item) => item.language === LanguageFilter.En);
    const others = ids(byLikes(english.filter((item) => !item.recommended)));
    expect(ids(items).slice(12)).toEqual([...own, ...others].slice(0, 50 - 12));
  });

  test('API-042 templates of the three most favored first categories come first, even unmarked ones', async () => {
    const client = await openClient('noPlan');
    for (const id of ['1111', '1112', '1121', '1122', '1102', '1103', '1041']) await favor(client, userId, id);
    for (const id of ['1022', '1023', '1024', '1025']) await favor(client, userId, id, false);
    for (const id of ['1061', '1062', '1063', '1064']) await favor(client, personas.basic.userId, id);
    const items = await recommend(client);
    const isFavored = ({ kinds }: Schemas['TemplateCard']) =>
      ['finance', 'learning-events', 'travel'].includes(kinds[0]?.slug ?? '');
    const favored = items.filter(isFavored);
    expect(favored).toHaveLength(8);
    const marked = favored.filter((item) => item.recommended);
    expect(ids(items.slice(0, 8))).toEqual([
      ...ids(marked),
      ...ids(byLikes(favored.filter((item) => !item.recommended))),
    ]);
    expect(ids(items).slice(8, 10)).toEqual(['1021', '1001']);
  });

  test('API-042 the tasks of the account count like favorites, and those of others do not', async () => {
    const client = await openClient('noPlan');
    const { tasks } = client.emulator.db;
    const [model] = tasks.all();
    if (!model) throw new Error('the seeds have no task');
    for (const [index, templateRegistrationId] of ['1111', '1112', undefined].entries())
      await tasks.insert({ ...model, taskId: `task-mine-${index}`, userId, templateRegistrationId });
    await favor(client, userId, '1121');
    const items = await recommend(client);
    expect(new Set(items.slice(0, 5).map((item) => item.kinds[0]?.slug))).toEqual(
      new Set(['finance', 'learning-events']),
    );
    expect(ids(items).slice(5, 7)).toEqual(['1021', '1001']);
  });
});

describe('order of the related items', () => {
  test('API-043 templates with more shared categories come first, then the more liked ones', async () => {
    const { call } = await openClient('noPlan');
    const related = async (id: string, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
      ids((await call('listRelatedTemplates', { path: { id }, language, query: { size: 50 } })).body.items);
    const twoShared = ['1074', '1004'];
    const oneShared = ['1071', '1011', '1064', '1002', '1072', '1003', '1073', '1055', '1045'];
    expect(await related('1001')).toEqual([...twoShared, ...oneShared]);
    const german = await related('1001', InterfaceLanguage.DeDE);
    expect([german.includes('1005'), german.includes('1105'), german.length]).toEqual([true, false, 12]);
  });

  test('API-043 a private template that is closed to the account is not found', async () => {
    const { call } = await openClient();
    const path = { id: '1075' };
    expect((await call('listRelatedTemplates', { path })).status).toBe(404);
    expect((await call('listRelatedApps', { path })).status).toBe(404);
  });

  test('API-044 apps with more shared categories come first, then those with more downloads', async () => {
    const { call } = await openClient();
    const list = async (id: string, query = {}) => (await call('listRelatedApps', { path: { id }, query })).body.items;
    const apps = await list('1001');
    expect(apps.map(({ url }) => url.split('/').at(-1))).toEqual([
      'lead-sheet-filler',
      'address-book-merge',
      'review-digest',
      'route-planner',
      'applicant-follow-up',
    ]);
    expect(apps[0]).toEqual({
      name: 'Lead sheet filler',
      imageUrl: null,
      url: 'https://apps.gleaner.example/lead-sheet-filler',
      downloads: 18_420,
      lastModificationTime: '2026-11-10T00:00:00.000Z',
    });
    const kinds = await list('1022', { size: 50 });
    expect(kinds.map(({ url }) => url.split('/').at(-1))).toEqual([
      'keyword-list-cleaner',
      'price-alert',
      'rank-report',
      'stock-to-spreadsheet',
      'catalogue-picture-saver',
    ]);
    expect(await list('1074')).toHaveLength(5);
  });
});

describe('template subscription', () => {
  const maintained = '1001';
  const opened = async () => openClient('standard', 'templateMaintained');

  test('API-046 API-047 a subscription appears on the template page, only for this account', async () => {
    const client = await opened();
    const path = { id: maintained };
    const shown = async (call = {}) => (await client.call('getTemplate', { path, ...call })).body.subscribed;
    expect(await shown()).toBe(false);
    for (const _ of [1, 2]) expect((await client.call('subscribeTemplate', { path })).body).toEqual({ error: null });
    expect(await shown()).toBe(true);
    expect(await shown({ token: await client.emulator.signInAs('free') })).toBe(false);
    for (const _ of [1, 2]) expect((await client.call('unsubscribeTemplate', { path })).body).toEqual({ error: null });
    expect(await shown()).toBe(false);
  });

  test('API-046 ERR-17 outside maintenance, subscribing is refused with a code and a localized Message', async () => {
    const client = await openClient();
    const messages = new Set<string>();
    for (const language of Object.values(InterfaceLanguage)) {
      const { body } = await client.call('subscribeTemplate', { path: { id: maintained }, language });
      expect(body.error?.code).toBe('TemplateNotMaintained');
      messages.add(body.error?.Message ?? '');
    }
    expect(messages.size).toBe(7);
    expect((await client.call('getTemplate', { path: { id: maintained } })).body.subscribed).toBe(false);
  });

  test('API-046 API-047 a call without a session answers 401, and an unknown template 404', async () => {
    const client = await opened();
    for (const operation of ['subscribeTemplate', 'unsubscribeTemplate'] as const) {
      expect((await client.call(operation, { path: { id: maintained }, ...visitor })).status).toBe(401);
      expect((await client.call(operation, { path: { id: 'x' } })).status).toBe(404);
    }
  });
});

describe('private templates', () => {
  test('API-049 ENUM-09 the private list and its count match the gallery, and closed templates are hidden', async () => {
    const client = await openClient();
    const { body } = await client.call('listPrivateTemplates');
    const { count } = (await client.call('countPrivateTemplates')).body;
    const gallery = (await client.call('listTemplates', { query: { scope: TemplateScope.Private } })).body;
    expect([body.total, ids(body.items).toSorted()]).toEqual([count, ids(gallery.items).toSorted()]);
    expect(count).toBeGreaterThan(0);
    expect(body.items.every((item) => !item.privatePermissionDenied)).toBe(true);
    const closed = templateSeeds.filter((seed) => seed.scope === TemplateScope.Private && !seed.isAllowListed);
    expect(closed.length).toBeGreaterThan(0);
    for (const { id } of closed) expect(ids(body.items)).not.toContain(id);
    const second = (await client.call('listPrivateTemplates', { query: { pageIndex: 2, pageSize: 1 } })).body;
    expect(ids(second.items)).toEqual(ids(body.items).slice(1, 2));
    expect((await client.call('listPrivateTemplates', visitor)).status).toBe(401);
    expect((await client.call('countPrivateTemplates', visitor)).status).toBe(401);
  });
});
