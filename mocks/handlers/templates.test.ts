import { expect, test } from 'vitest';
import { Feedback, RunOn, TemplateStatus, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { start, type Call } from '#mocks/emulator-calls';

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
