import { describe, expect, test } from 'vitest';
import { Feedback, RunOn, TemplateStatus, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { start, type Call } from '#mocks/emulator-calls';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

test('TPL-43 TPL-44 API-041 favorites are the special kind and are listed only with a session', async () => {
  const { call } = await start('noFavourites');
  const special = async () => (await call('listTemplateKinds')).body.items[0];
  expect(await special()).toMatchObject({ kindId: 1_000_002, kindName: 'My favorites', templateCount: 0 });
  for (const id of ['1021', '2001', '1021'])
    expect((await call('addFavoriteTemplate', { path: { id } })).status).toBe(204);
  expect((await special())?.templateCount).toBe(2);
  const cards = (await call('listTemplates', { query: 'kindId=1000002' })).body.items;
  expect(cards.map((card) => card.templateRegistrationId).sort()).toEqual(['1021', '2001']);
  expect(cards.every((card) => card.favorited)).toBe(true);
  await call('removeFavoriteTemplate', { path: { id: '1021' } });
  expect((await call('listFavoriteTemplates')).body.items.map((card) => card.slug)).toEqual(['local-lead-starter']);
  expect((await call('addFavoriteTemplate', { path: { id: 'none' } })).status).toBe(404);
  const kinds = (await call('listTemplateKinds', { token: undefined })).body.items;
  expect(kinds.some((kind) => kind.kindId === 1_000_002)).toBe(false);
});

test('API-045 ENUM-12 a like counts once and can be withdrawn, and a dislike is stored', async () => {
  const { call } = await start('everyday', 'free');
  const feedback = async (value: Feedback) => {
    expect((await call('setTemplateFeedback', { path: { id: '1022' }, body: { feedback: value } })).status).toBe(204);
    return (await call('getTemplate', { path: { id: '1022' } })).body;
  };
  const before = (await call('getTemplate', { path: { id: '1022' } })).body.likes;
  expect(await feedback(Feedback.Like)).toMatchObject({ likes: before + 1, feedback: 1 });
  expect(await feedback(Feedback.Like)).toMatchObject({ likes: before + 1 });
  expect(await feedback(Feedback.Dislike)).toMatchObject({ likes: before, feedback: -1 });
  expect((await call('setTemplateFeedback', { path: { id: '1022' }, body: { feedback: 7 } })).status).toBe(422);
});

test('API-039 ENUM-13 CONST-02 a gallery page has twenty templates, and each filter keeps only matches', async () => {
  const { call } = await start();
  const list = async (query: string, language?: InterfaceLanguage) =>
    (await call('listTemplates', { query, ...(language ? { language } : {}) })).body;
  const first = await list('');
  expect([first.page, first.pageSize, first.items.length]).toEqual([1, 20, 20]);
  const second = await list('pageIndex=2');
  expect(second.items.some((card) => first.items.some((other) => other.slug === card.slug))).toBe(false);
  const all = (await list('pageSize=100')).items;
  expect(all.length).toBe(first.total);
  expect(all.some((card) => card.status === TemplateStatus.New)).toBe(true);
  expect(all.some((card) => card.language === 0)).toBe(false);
  const every = async (query: string, fits: (card: Schemas['TemplateCard']) => boolean) => {
    const { items } = await list(`pageSize=100&${query}`);
    expect([query, items.length > 0]).toEqual([query, true]);
    expect([query, items.filter((card) => !fits(card)).map((card) => card.slug)]).toEqual([query, []]);
    expect([query, all.filter(fits).length]).toEqual([query, items.length]);
  };
  await every('free=true', (card) => !card.isTemplateCollection && (card.pricePerData ?? 0) === 0);
  await every('languages=6,3', (card) => card.language === 6 || card.language === 3);
  await every(
    'runOn=1',
    (card) => !card.isTemplateCollection && (card.runOn === RunOn.Local || card.runOn === RunOn.Both),
  );
  await every('accountLimits=2,9', (card) => card.accountLimit === 2 || card.accountLimit === 9);
  await every('scope=2', (card) => card.scope === 2);
  await every('collectList=true', (card) => card.favorited);
  await every('kindId=104', (card) => card.kinds.some((kind) => kind.kindId === 104));
  const sorted = (await list('pageSize=100&sort=2')).items.map((card) => card.likes);
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  const dates = (await list('pageSize=100&sort=3')).items.map((card) => card.updateDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const word = (await list(`keyword=${encodeURIComponent('不動産')}&pageSize=100`, 'ja-JP')).items;
  expect(word.length).toBeGreaterThan(0);
  expect((await list('keyword=zzzz')).total).toBe(0);
  expect((await call('listTemplates', { query: 'pageSize=1000' })).status).toBe(400);
  expect((await call('listTemplates', { query: 'sort=9' })).status).toBe(400);
});

test('TPL-38 a private template is open to its allow list and closed to others', async () => {
  const { call } = await start();
  const slug = { path: { slug: 'store-network-audit' } };
  expect((await call('getTemplateBySlug', slug)).body.privatePermissionDenied).toBe(false);
  const visitor = (await call('getTemplateBySlug', { ...slug, token: undefined })).body;
  expect([visitor.privatePermissionDenied, visitor.howToUse]).toEqual([true, '']);
  expect((await call('getTemplateSetup', { path: { id: '1007' }, token: undefined })).status).toBe(401);
  const closed = await call('getTemplateSetup', { path: { id: '1075' } });
  expect([closed.status, closed.error.code]).toEqual([403, 'PrivatePermissionDenied']);
  expect((await call('listTemplates', { query: 'scope=2', token: undefined })).body.total).toBe(0);
});

test('a withdrawn template is listed only for accounts that keep or use it', async () => {
  const { call: send } = await start();
  const obsolete = async (call: Call) =>
    (await send('listTemplates', { query: 'pageSize=100', ...call })).body.items
      .filter((card) => card.status === TemplateStatus.Obsoleting)
      .map((card) => card.slug);
  expect(await obsolete({})).toContain('group-posts');
  expect(await obsolete({ token: undefined })).toEqual([]);
  expect((await send('getTemplateBySlug', { path: { slug: 'bestseller-ranking' } })).body.status).toBe(
    TemplateStatus.Obsoleting,
  );
});

test.for([
  ['balanceZero', false, 0],
  ['balanceBelowGranularity', false, 0.4],
  ['lowBalance', true, 2],
] as const)('CONST-08 ENUM-56 scenario %s allows a priced start: %s', async ([scenario, canUse, balance]) => {
  const { call, emulator } = await start(scenario, 'basic');
  for (const persona of ['basic', 'standard', 'enterpriseChild'] as const) {
    const { body } = await call('canStartTemplateTask', {
      path: { id: '1001' },
      token: await emulator.signInAs(persona),
    });
    expect([persona, body.canUse, body.balance, body.chargingGranularity]).toEqual([persona, canUse, balance, 1]);
  }
  expect((await call('canStartTemplateTask', { path: { id: '0' } })).status).toBe(404);
});

test('CONST-05 a preview has a hundred sample rows of the template, the same each time', async () => {
  const { call } = await start();
  const preview = async (query = '') => (await call('getTemplateDataPreview', { path: { id: '1091' }, query })).body;
  const { rows, fields, total } = await preview();
  expect([rows.length, total]).toEqual([100, 100]);
  expect(Object.keys(rows[0] ?? {})).toEqual(fields.map((field) => field.name));
  expect((await preview('page=1&pageSize=40')).rows[0]).toEqual(rows[40]);
  expect((await preview('page=9')).rows).toEqual([]);
});

test('API-057 an earlier version can be requested, and a later one is not found', async () => {
  const { call } = await start();
  const setup = (query: string) => call('getTemplateSetup', { path: { id: '1001' }, query });
  expect((await setup('version=3')).body.version).toBe(3);
  expect((await setup('')).body.version).toBe(12);
  expect((await setup('version=13')).status).toBe(404);
  expect((await setup('version=0')).status).toBe(400);
});

describe('opinions of an account', () => {
  const likesOf = async ({ call }: TestClient, id: string) => (await call('getTemplate', { path: { id } })).body.likes;
  const rate = ({ call }: TestClient, id: string, feedback: Feedback, token?: string) =>
    call('setTemplateFeedback', { path: { id }, body: { feedback }, ...(token === undefined ? {} : { token }) });

  test('an opinion of an unknown or closed template is not found, and nothing is stored', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const before = db.templateOpinions.all().length;
    for (const id of ['none', '1075', 'local-lead-starter', 'map-places-by-keyword']) {
      const path = { id };
      expect([id, (await client.call('addFavoriteTemplate', { path })).status]).toEqual([id, 404]);
      expect([id, (await client.call('removeFavoriteTemplate', { path })).status]).toEqual([id, 404]);
      expect([id, (await rate(client, id, Feedback.Like)).status]).toEqual([id, 404]);
    }
    expect(db.templateOpinions.all()).toHaveLength(before);
    for (const id of ['1007', '2003']) expect((await rate(client, id, Feedback.Like)).status).toBe(204);
    expect((await client.call('addFavoriteTemplate', { path: { id: '1003' }, token: undefined })).status).toBe(401);
  });

  test('removing a favorite keeps the like, and removing one that is not there changes nothing', async () => {
    const client = await openClient();
    const opinionOf = async (id: string) => {
      const { favorited, feedback } = (await client.call('getTemplate', { path: { id } })).body;
      return [favorited, feedback];
    };
    expect(await opinionOf('1021')).toEqual([true, Feedback.Like]);
    expect((await client.call('removeFavoriteTemplate', { path: { id: '1021' } })).status).toBe(204);
    expect(await opinionOf('1021')).toEqual([false, Feedback.Like]);
    expect((await client.call('removeFavoriteTemplate', { path: { id: '1003' } })).status).toBe(204);
    expect(await opinionOf('1003')).toEqual([false, Feedback.None]);
    await client.call('addFavoriteTemplate', { path: { id: '1003' } });
    expect(await opinionOf('1003')).toEqual([true, Feedback.None]);
    expect((await client.call('listFavoriteTemplates')).body.total).toBe(7);
  });

  test('API-045 only a change from or to a like changes the number of likes', async () => {
    const client = await openClient('free');
    const start = await likesOf(client, '1022');
    for (const [feedback, added] of [
      [Feedback.None, 0],
      [Feedback.Dislike, 0],
      [Feedback.Like, 1],
      [Feedback.None, 0],
      [Feedback.Like, 1],
      [Feedback.Like, 1],
    ] as const) {
      await rate(client, '1022', feedback);
      expect([feedback, await likesOf(client, '1022')]).toEqual([feedback, start + added]);
    }
    const token = await client.emulator.signInAs('basic');
    await rate(client, '1022', Feedback.Like, token);
    expect(await likesOf(client, '1022')).toBe(start + 2);
    await rate(client, '1022', Feedback.Dislike, token);
    expect(await likesOf(client, '1022')).toBe(start + 1);
    expect((await client.call('getTemplate', { path: { id: '1022' } })).body.feedback).toBe(Feedback.Like);
  });

  test('API-045 the first like of a new template counts, and likes never fall below zero', async () => {
    const client = await openClient('free');
    await rate(client, '1066', Feedback.Like);
    expect(await likesOf(client, '1066')).toBe(1);
    await client.emulator.db.templateStates.update('1066', (draft) => void (draft.likes = 0));
    await rate(client, '1066', Feedback.None);
    expect(await likesOf(client, '1066')).toBe(0);
  });

  test('API-045 a collection can be liked', async () => {
    const client = await openClient('free');
    const card = async () => (await client.call('listTemplates', { query: { keyword: 'lead starter' } })).body.items[0];
    const before = await card();
    await rate(client, '2001', Feedback.Like);
    expect(await card()).toMatchObject({ likes: (before?.likes ?? Number.NaN) + 1, feedback: Feedback.Like });
  });
});

describe('template before a start', () => {
  test('ENUM-56 a balance is compared after it is rounded to four decimals', async () => {
    const client = await openClient('free');
    const { userId } = personas.free;
    const check = async (balance: number) => {
      await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = balance));
      const { body } = await client.call('canStartTemplateTask', { path: { id: '1001' } });
      return [body.canUse, body.balance];
    };
    expect(await check(0.99994)).toEqual([false, 0.9999]);
    expect(await check(0.99996)).toEqual([true, 1]);
    expect(await check(1)).toEqual([true, 1]);
    expect(await check(12.34567)).toEqual([true, 12.3457]);
  });

  test('the check has the price of the account, the status and the version of the template', async () => {
    const client = await openClient('professional', 'templateMaintained');
    const check = async (id: string) => (await client.call('canStartTemplateTask', { path: { id } })).body;
    expect(await check('1001')).toEqual({
      canUse: true,
      balance: 180,
      balanceLowThreshold: 5,
      chargingGranularity: 1,
      currentTemplateVersion: 12,
      pricePerData: 1.95,
      status: TemplateStatus.Maintaining,
    });
    expect(await check('1066')).toMatchObject({ status: TemplateStatus.New });
    expect((await client.call('canStartTemplateTask', { path: { id: '1001' }, token: undefined })).status).toBe(401);
  });

  test('the counts of today are those of the account and the template', async () => {
    const client = await openClient();
    const counts = async (id: string, call = {}) => [
      (await client.call('getTodayRunCount', { path: { id }, ...call })).body.count,
      (await client.call('getTodayExtractedCount', { path: { id }, ...call })).body.count,
    ];
    const [runs, rows = 0] = await counts('1055');
    expect([runs, rows > 0]).toEqual([1, true]);
    expect(await counts('1055', { token: await client.emulator.signInAs('noPlan') })).toEqual([0, 0]);
    expect(await counts('1054')).toEqual([0, 0]);
    for (const operation of ['getTodayRunCount', 'getTodayExtractedCount'] as const) {
      expect((await client.call(operation, { path: { id: 'none' } })).status).toBe(404);
      expect((await client.call(operation, { path: { id: '1055' }, token: undefined })).status).toBe(401);
    }
  });
});

test('API-050 a collection is found by its slug and not by its id', async () => {
  const { call } = await openClient();
  for (const operation of ['getCollection', 'listCollectionTemplates'] as const) {
    expect((await call(operation, { path: { slug: '2001' } })).status).toBe(404);
    expect((await call(operation, { path: { slug: 'map-places-by-keyword' } })).status).toBe(404);
    expect((await call(operation, { path: { slug: 'local-lead-starter' } })).status).toBe(200);
  }
});

describe('options of a data source', () => {
  const options = async (
    { call }: TestClient,
    id: string,
    query: Readonly<Record<string, string | number>> = {},
    language: InterfaceLanguage = 'en-US',
  ) => {
    const { total, items } = (await call('listTemplateDataSourceOptions', { path: { id }, query, language })).body;
    return { total, labels: items.map((item) => item.label), items };
  };

  test('the options are sorted by their label in the language of the request', async () => {
    const client = await openClient();
    const english = await options(client, 'currencies');
    expect([english.labels[0], english.labels[2], english.labels.at(-1)]).toEqual([
      'Australian Dollar',
      'British Pound',
      'US Dollar',
    ]);
    const german = (await options(client, 'countries', {}, 'de-DE')).labels;
    expect(german.indexOf('Österreich')).toBe(german.indexOf('Norwegen') + 1);
    expect(german).toEqual(german.toSorted(new Intl.Collator('de-DE').compare));
  });

  test('cities keep their order, the largest first', async () => {
    const client = await openClient();
    const { labels, total } = await options(client, 'cities', { parent: 'AT' });
    expect([total, labels]).toEqual([5, ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck']]);
    expect((await options(client, 'cities', { parent: 'XX' })).total).toBe(0);
    expect((await options(client, 'currencies', { parent: 'AT' })).total).toBe(0);
  });

  test('a keyword is found anywhere in a label, in any case and without outer spaces', async () => {
    const client = await openClient();
    const found = ['Australian Dollar', 'Canadian Dollar', 'US Dollar'];
    for (const keyword of ['dollar', 'DOLLAR', '  Dollar ']) {
      const { labels, total } = await options(client, 'currencies', { keyword });
      expect([keyword, total, labels]).toEqual([keyword, 3, found]);
    }
    expect((await options(client, 'currencies', { keyword: ' ' })).total).toBe(13);
    expect((await options(client, 'currencies', { keyword: 'usd' })).total).toBe(0);
    expect((await options(client, 'cities', { keyword: 'san', parent: 'US' })).labels).toEqual([
      'San Antonio',
      'San Diego',
    ]);
  });

  test('a hundred options are listed unless another number is requested, and all are counted', async () => {
    const client = await openClient();
    const { total, items } = await options(client, 'cities');
    expect(total).toBeGreaterThan(200);
    expect(items).toHaveLength(100);
    expect(items[0]).toEqual({ value: 'AT-Wien', label: 'Wien', parent: 'AT' });
    const all = await options(client, 'cities', { limit: 1000 });
    expect(all.items).toHaveLength(total);
    expect(all.items.slice(0, 100)).toEqual(items);
    expect(await options(client, 'currencies', { limit: 1 })).toMatchObject({
      total: 13,
      items: [{ value: 'AUD', label: 'Australian Dollar', parent: null }],
    });
  });
});
