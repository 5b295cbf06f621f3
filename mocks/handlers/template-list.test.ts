import { describe, expect, test } from 'vitest';
import { AccountLevel, InterfaceLanguage, LanguageFilter, RunOn, TemplateScope } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { opinionKey } from '#mocks/seeds/template-states';
import { templateSeeds } from '#mocks/seeds/templates/templates';
import { openClient, type TestCall, type TestClient } from '#mocks/test-client';

type Card = Schemas['TemplateCard'];
type Query = NonNullable<TestCall['query']>;

const FAVORITES = 1_000_002;
const visitor = { token: undefined };
const ids = (items: readonly Card[]) => items.map((card) => card.templateRegistrationId);
const list = async ({ call }: TestClient, query: Query = {}, options: TestCall = {}) =>
  (await call('listTemplates', { query: { pageSize: 100, ...query }, ...options })).body.items;
const collections = ['2001', '2002', '2003'];
const collectionsIn = (items: readonly Card[]) => ids(items.filter((card) => card.isTemplateCollection)).toSorted();

describe('filters of the template list', () => {
  test('each place to run keeps the templates that run there, and no collections', async () => {
    const client = await openClient();
    const listed = new Set(ids(await list(client)));
    const seedsOf = (...places: readonly RunOn[]) =>
      templateSeeds.filter((seed) => listed.has(seed.id) && places.includes(seed.runOn)).map((seed) => seed.id);
    for (const [runOn, places] of [
      [RunOn.None, [RunOn.None]],
      [RunOn.Local, [RunOn.Local, RunOn.Both]],
      [RunOn.Cloud, [RunOn.Cloud, RunOn.Both]],
      [RunOn.Both, [RunOn.Both]],
    ] as const) {
      const found = ids(await list(client, { runOn })).toSorted();
      expect([runOn, found]).toEqual([runOn, seedsOf(...places).toSorted()]);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  test('collections are listed without a filter and for all languages, but not for a template property', async () => {
    const client = await openClient();
    const withCollections: readonly Query[] = [
      {},
      { free: 'false' },
      { languages: LanguageFilter.All },
      { languages: `${LanguageFilter.De},${LanguageFilter.All}` },
      { scope: TemplateScope.Common },
      { collectList: 'false' },
    ];
    for (const query of withCollections)
      expect([query, collectionsIn(await list(client, query))]).toEqual([query, collections]);
    const withoutCollections: readonly Query[] = [
      { free: 'true' },
      { languages: LanguageFilter.En },
      { scope: TemplateScope.Private },
      { accountLimits: AccountLevel.None },
      { runOn: RunOn.Both },
    ];
    for (const query of withoutCollections) {
      const found = await list(client, query);
      expect([query, collectionsIn(found)]).toEqual([query, []]);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  test('the filter for all languages keeps every language', async () => {
    const client = await openClient();
    const all = await list(client);
    expect(ids(await list(client, { languages: LanguageFilter.All }))).toEqual(ids(all));
    expect(ids(await list(client, { free: 'false', collectList: 'false' }))).toEqual(ids(all));
    const german = await list(client, { languages: LanguageFilter.De });
    expect(ids(german).toSorted()).toEqual(['1005', '1044', '1053']);
  });

  test('the common scope excludes private templates', async () => {
    const client = await openClient();
    expect(ids(await list(client, { scope: TemplateScope.Private })).toSorted()).toEqual(['1007', '1016']);
    const common = ids(await list(client, { scope: TemplateScope.Common }));
    expect(common).toHaveLength((await list(client)).length - 2);
    expect(common).not.toContain('1007');
  });

  test('a category lists its templates and collections', async () => {
    const client = await openClient();
    expect(ids(await list(client, { kindId: 109 })).toSorted()).toEqual([
      '1084',
      '1091',
      '1092',
      '1093',
      '1094',
      '1095',
      '2003',
    ]);
    expect(await list(client, { kindId: 999 })).toEqual([]);
  });

  test('the favorites category and filter list the favorites of the account, and none for a visitor', async () => {
    const client = await openClient();
    const own = ['1001', '1013', '1021', '1067', '1091', '1111', '2001'];
    const queries: readonly Query[] = [{ kindId: FAVORITES }, { collectList: 'true' }];
    for (const query of queries) {
      expect(ids(await list(client, query)).toSorted()).toEqual(own);
      expect(await list(client, query, visitor)).toEqual([]);
      const token = await client.emulator.signInAs('basic');
      expect(ids(await list(client, query, { token })).toSorted()).toEqual(['1001', '1028']);
    }
    await client.call('setTemplateFeedback', { path: { id: '1003' }, body: { feedback: 1 } });
    expect(ids(await list(client, { collectList: 'true' })).toSorted()).toEqual(own);
  });

  test('free templates are those that cost the account nothing', async () => {
    const client = await openClient();
    const free = ['1006', '1028', '1043', '1085', '1092', '1123'];
    expect(ids(await list(client, { free: 'true' })).toSorted()).toEqual(free);
    expect(ids(await list(client, { free: 'true' }, visitor)).toSorted()).toEqual(free);
  });

  test('a template for no supported language is listed for nobody', async () => {
    const client = await openClient();
    expect(client.emulator.db.tasksOf(personas.standard.userId).map((task) => task.templateRegistrationId)).toContain(
      '1114',
    );
    await client.call('addFavoriteTemplate', { path: { id: '1114' } });
    expect(ids(await list(client))).not.toContain('1114');
    expect(ids(await list(client, { collectList: 'true' }))).not.toContain('1114');
    expect(ids((await client.call('listFavoriteTemplates')).body.items)).not.toContain('1114');
    expect((await client.call('listTemplateKinds')).body.items[0]?.templateCount).toBe(7);
  });
});

describe('search in the template list', () => {
  const search = async (client: TestClient, keyword: string, language = InterfaceLanguage.EnUS) =>
    ids(await list(client, { keyword }, { language }));

  test('every word must occur in the name, the description or a category, in any case and order', async () => {
    const client = await openClient();
    expect(await search(client, 'refined browser')).toEqual(['1002']);
    expect(await search(client, '  BROWSER \t Refined ')).toEqual(['1002']);
    expect(await search(client, 'Maps refined')).toEqual(['1002']);
    expect(await search(client, 'refined tafelrunde')).toEqual([]);
    const all = ids(await list(client));
    expect(await search(client, '   ')).toEqual(all);
    const category = await search(client, 'job listings');
    expect(category).toContain('1041');
  });

  test('a category name finds templates that do not name it themselves', async () => {
    const client = await openClient();
    const cards = await list(client, { keyword: 'leads' });
    const byKind = cards.filter((card) => !`${card.name} ${card.description}`.toLowerCase().includes('leads'));
    expect(byKind.length).toBeGreaterThan(5);
    for (const card of byKind) expect(card.kinds.map((kind) => kind.kindName)).toContain('Contacts and leads');
    const all = await list(client);
    const inKind = all.filter((card) => card.kinds.some((kind) => kind.kindName === 'Contacts and leads'));
    expect(ids(cards)).toEqual(expect.arrayContaining(ids(inKind)));
  });

  test('full-width letters find the same as narrow ones', async () => {
    const client = await openClient();
    const narrow = await search(client, 'url');
    expect(narrow.length).toBeGreaterThan(0);
    expect(await search(client, 'ＵＲＬ')).toEqual(narrow);
  });

  test('a word does not match across the end of the name', async () => {
    const client = await openClient();
    expect(await search(client, 'url takes')).toContain('1002');
    expect(await search(client, 'urltakes')).toEqual([]);
  });
});

describe('order of the template list', () => {
  test('the most used templates come first unless another order is requested', async () => {
    const client = await openClient();
    const cards = await list(client);
    const counts = cards.map((card) => card.taskCount ?? Number.NaN);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(ids(await list(client, { sort: 1 }))).toEqual(ids(cards));
    expect(ids(await list(client, { sort: 2 }))).not.toEqual(ids(cards));
    expect(ids(await list(client, { sort: 3 })).slice(0, 4)).toEqual(['1066', '1021', '2002', '1081']);
  });

  test('the pages follow each other', async () => {
    const client = await openClient();
    const all = ids(await list(client));
    const page = async (query: Query) => (await client.call('listTemplates', { query })).body;
    const third = await page({ pageIndex: 3, pageSize: 7 });
    expect([third.total, third.page, third.pageSize, ids(third.items)]).toEqual([all.length, 3, 7, all.slice(14, 21)]);
    expect(ids((await page({})).items)).toEqual(all.slice(0, 20));
  });
});

describe('favorite templates', () => {
  const favorites = async ({ call }: TestClient, query: Query = {}) =>
    (await call('listFavoriteTemplates', { query })).body;

  test('favorites come latest first, with collections, and each keeps its first date', async () => {
    const client = await openClient();
    const { page, pageSize, total, items } = await favorites(client);
    expect([page, pageSize, total]).toEqual([1, 20, 7]);
    expect(ids(items)).toEqual(['1001', '1021', '1091', '2001', '1013', '1111', '1067']);
    expect(items.map((card) => card.isTemplateCollection)).toEqual([false, false, false, true, false, false, false]);
    await client.call('addFavoriteTemplate', { path: { id: '1111' } });
    expect(ids((await favorites(client)).items)).toEqual(ids(items));
    await client.call('removeFavoriteTemplate', { path: { id: '1111' } });
    await client.call('addFavoriteTemplate', { path: { id: '1111' } });
    client.advanceSeconds(1);
    await client.call('addFavoriteTemplate', { path: { id: '2003' } });
    expect(ids((await favorites(client)).items).slice(0, 3)).toEqual(['2003', '1111', '1001']);
  });

  test('a page of favorites has twenty templates by default', async () => {
    const client = await openClient();
    for (const { id } of templateSeeds.slice(0, 30)) await client.call('addFavoriteTemplate', { path: { id } });
    const first = await favorites(client);
    expect(first.total).toBeGreaterThan(20);
    expect(first.items).toHaveLength(20);
    const all = await favorites(client, { pageSize: 100 });
    expect(first.items).toEqual(all.items.slice(0, 20));
    expect((await favorites(client, { pageIndex: 2 })).items).toEqual(all.items.slice(20));
  });

  test('a template without permission is no longer listed as a favorite', async () => {
    const client = await openClient();
    const { userId } = personas.standard;
    await client.emulator.db.templateOpinions.insert({
      key: opinionKey(userId, '1075'),
      userId,
      templateRegistrationId: '1075',
      feedback: 0,
      favoritedAt: 1,
      subscribed: false,
    });
    expect((await favorites(client)).total).toBe(7);
  });
});

describe('template categories', () => {
  test('TPL-43 the favorites category comes first and has a name in each language', async () => {
    const { call } = await openClient();
    const names = [];
    for (const language of Object.values(InterfaceLanguage)) {
      const [special] = (await call('listTemplateKinds', { language })).body.items;
      expect(special).toMatchObject({ kindId: FAVORITES, slug: 'favorites', templateCount: 7 });
      names.push(special?.kindName);
    }
    expect(names).toEqual([
      'My favorites',
      'Mis favoritos',
      'お気に入り',
      'Meine Favoriten',
      'Mes favoris',
      'I miei preferiti',
      '즐겨찾기',
    ]);
  });

  test('each category has its name, and counts what the viewer may see', async () => {
    const { call } = await openClient();
    const own = (await call('listTemplateKinds')).body.items;
    const theirs = (await call('listTemplateKinds', visitor)).body.items;
    expect(own).toHaveLength(13);
    expect(theirs).toHaveLength(12);
    expect(theirs[8]).toEqual({ kindId: 109, kindName: 'News', slug: 'news', templateCount: 7 });
    const countOf = (kinds: typeof own, slug: string) => kinds.find((kind) => kind.slug === slug)?.templateCount;
    for (const [slug, mine, visitors] of [
      ['maps-places', 11, 10],
      ['contacts', 12, 12],
      ['social-media', 10, 9],
    ] as const)
      expect([slug, countOf(own, slug), countOf(theirs, slug)]).toEqual([slug, mine, visitors]);
  });
});
