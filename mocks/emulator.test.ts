import { expect, test } from 'vitest';
import {
  AccountLevel,
  Feedback,
  InterfaceLanguage,
  LoginType,
  ProxyType,
  RunOn,
  TemplateStatus,
} from '../src/contract/enums.gen';
import { operations, type OperationId } from '../src/contract/operations.gen';
import type { OperationResponse, Schemas } from '../src/contract/types';
import { startScenario, STORY_TIME, type Emulator } from './emulator';
import { personaNames, personas, type PersonaName } from './personas';
import type { ScenarioName } from './scenarios';
import { demoAccounts } from './seeds/accounts';
import { strictDeviations, strictDeviationsOf } from './strict-contract';

const base = 'https://emulator.test';

interface Call {
  readonly path?: Record<string, string>;
  readonly query?: string;
  readonly body?: object;
  readonly language?: InterfaceLanguage;
  readonly token?: string | undefined;
}

async function start(scenario: ScenarioName = 'everyday', persona?: PersonaName) {
  const emulator = await startScenario({
    baseUrl: base,
    scenario,
    defaultClock: { mode: 'frozen', at: STORY_TIME },
    onDeviation: (operation, found) => {
      throw new Error(`${operation}: ${JSON.stringify(found)}`);
    },
  });
  const token = await emulator.signInAs(persona ?? emulator.scenario.persona);
  return { emulator, ask: askerOf(emulator, token), token };
}

function askerOf(emulator: Emulator, token: string | undefined) {
  return async <Op extends OperationId>(
    operation: Op,
    call: Call = {},
  ): Promise<{ status: number; body: OperationResponse<Op>; error: Schemas['ErrorInfo']; headers: Headers }> => {
    const { method, path } = operations[operation];
    const url =
      base +
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? '')) +
      (call.query ? `?${call.query}` : '');
    const used = 'token' in call ? call.token : token;
    const response = await emulator.answer(
      new Request(url, {
        method: method.toUpperCase(),
        headers: {
          'Accept-Language': call.language ?? 'en-US',
          'Content-Type': 'application/json',
          ...(used === undefined ? {} : { Authorization: `Bearer ${used}` }),
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      }),
    );
    if (!response) throw new Error(`nobody answers ${url}`);
    const text = await response.text();
    const body = text === '' ? undefined : JSON.parse(text);
    // oxlint-disable-next-line typescript/no-unsafe-member-access -- the strict contract is checked beside this
    return { status: response.status, body, error: body?.error, headers: response.headers };
  };
}

/** The reading calls of session, account, templates and proxies. */
const reads: readonly (readonly [OperationId, Call, boolean])[] = [
  ['getAccount', {}, true],
  ['getAccountResources', {}, true],
  ['getTemplateBalance', {}, true],
  ['canTrial', {}, true],
  ['listTemplateKinds', {}, false],
  ['listTemplates', { query: 'pageSize=100' }, false],
  ['listFavoriteTemplates', {}, true],
  ['getTemplateBySlug', { path: { slug: 'larkstay-hotel-reviews' } }, false],
  ['getTemplate', { path: { id: '1001' } }, false],
  ['getCollection', { path: { slug: 'price-and-stock-watch' } }, false],
  ['listCollectionTemplates', { path: { slug: 'price-and-stock-watch' } }, false],
  ['canStartTemplateTask', { path: { id: '1001' } }, true],
  ['getTodayExtractedCount', { path: { id: '1001' } }, true],
  ['getTodayRunCount', { path: { id: '1001' } }, true],
  ['getTemplateSetup', { path: { id: '1004' } }, false],
  ['getTemplateDataPreview', { path: { id: '1021' } }, false],
  ['listTemplateDataSourceOptions', { path: { id: 'cities' }, query: 'parent=JP' }, false],
  ['listProxyAreas', { path: { id: 'de-DE' }, query: 'limit=100' }, true],
  ['listClusterGroups', {}, true],
];

test.for(personaNames)('ENUM-01 ENUM-06 every reading call fits the strict contract as %s', async (persona) => {
  const { ask } = await start('everyday', persona);
  for (const language of [InterfaceLanguage.EnUS, InterfaceLanguage.JaJP, InterfaceLanguage.DeDE]) {
    for (const [operation, call, needsSession] of reads) {
      const { status, body } = await ask(operation, { ...call, language });
      expect([operation, status]).toEqual([operation, needsSession && persona === 'visitor' ? 401 : 200]);
      if (status === 200) expect([operation, strictDeviations(operation, body)]).toEqual([operation, []]);
    }
  }
});

test('ENUM-14 ENUM-15 the setup of every template fits the strict contract, its JSON texts as well', async () => {
  const { ask } = await start('everyday', 'enterprisePlus');
  const open = (await ask('listTemplates', { query: 'pageSize=100' })).body.items.filter(
    (card) => !card.isTemplateCollection,
  );
  expect(open.length).toBeGreaterThan(50);
  for (const { templateRegistrationId: id } of open) {
    const { body } = await ask('getTemplateSetup', { path: { id }, language: 'fr-FR' });
    expect([id, strictDeviations('getTemplateSetup', body)]).toEqual([id, []]);
    const parameters = JSON.parse(body.parameters) as Schemas['TemplateParameter'][];
    expect([id, parameters.flatMap((parameter) => strictDeviationsOf('TemplateParameter', parameter))]).toEqual([
      id,
      [],
    ]);
    expect(body.marks.map((mark) => mark.parameterId)).toEqual(parameters.map((parameter) => parameter.Id));
    expect(body.marks.every((mark) => mark.imageUrl?.startsWith('data:image/svg+xml,%3Csvg'))).toBe(true);
    expect(parameters.every((parameter) => parameter.DisplayText !== '')).toBe(true);
  }
});

test('the strict profile misses a property that the contract leaves optional', async () => {
  const { ask } = await start();
  const { trialState: _, ...account } = (await ask('getAccount')).body;
  expect(strictDeviations('getAccount', account).join()).toContain('trialState');
});

test('ENUM-17 ENUM-19 a parameter with a parent names its source, and the source gives the options of one parent', async () => {
  const { ask } = await start();
  const { body } = await ask('getTemplateSetup', { path: { id: '1004' } });
  expect(JSON.parse(body.fieldDataSource ?? '')).toEqual([
    { ParamName: 'City', ParentField: 'Country', DataSource: 'cities', Options: [] },
  ]);
  const cities = await ask('listTemplateDataSourceOptions', { path: { id: 'cities' }, query: 'parent=PT&limit=2' });
  expect(cities.body).toMatchObject({ total: 5, items: [{ label: 'Lisboa', parent: 'PT' }, { label: 'Porto' }] });
  const german = await ask('listTemplateDataSourceOptions', {
    path: { id: 'countries' },
    query: 'keyword=japan',
    language: 'de-DE',
  });
  expect(german.body.items).toEqual([{ value: 'JP', label: 'Japan', parent: null }]);
  expect((await ask('listTemplateDataSourceOptions', { path: { id: 'planets' } })).status).toBe(404);
});

test('ROLE-01 ENUM-54 signing in by e-mail, user name and phone; both wrong answers are alike', async () => {
  const { ask, emulator } = await start('everyday', 'visitor');
  const demo = demoAccounts.find((entry) => entry.persona === 'standard');
  if (!demo) throw new Error('no standard account');
  const logIn = (loginType: LoginType, account: string, password: string) =>
    ask('logIn', { body: { loginType, account, password } });
  for (const [type, name] of [
    [LoginType.Email, demo.account.toUpperCase()],
    [LoginType.UserName, 'standard'],
    [LoginType.Phone, '+1 555 010 10002'],
  ] as const) {
    const { status, body } = await logIn(type, name, demo.password);
    expect(status).toBe(200);
    expect((await ask('getAccount', { token: body.token })).body.userId).toBe(personas.standard.userId);
  }
  const wrong = await logIn(LoginType.Email, demo.account, 'guess');
  const unknown = await logIn(LoginType.Email, 'nobody@gleaner.example', 'guess');
  expect([wrong.status, wrong.error]).toEqual([
    401,
    { code: 'WrongCredentials', message: 'Account or password is wrong.' },
  ]);
  expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
  expect((await ask('logIn', { body: { loginType: LoginType.WeChat, account: 'a', password: 'b' } })).status).toBe(422);
  expect((await ask('logIn', { body: { loginType: LoginType.Email, account: '' } })).status).toBe(422);
  expect(JSON.stringify(emulator.db.snapshot())).not.toContain(`"${demo.password}"`);
});

test('ROLE-01 the sixth try after five wrong passwords is refused for a minute', async () => {
  const { ask, emulator } = await start('everyday', 'visitor');
  const logIn = (password: string) =>
    ask('logIn', { body: { loginType: LoginType.Email, account: 'free@gleaner.example', password } });
  for (let tries = 0; tries < 5; tries++) expect((await logIn('guess')).status).toBe(401);
  const refused = await logIn('gleaner');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  emulator.clock.advance(60_000);
  expect((await logIn('gleaner')).status).toBe(200);
});

test('ROLE-01 a kept session outlives a plain one; renewing keeps it so; signing out ends it', async () => {
  const { ask, emulator } = await start('everyday', 'visitor');
  const open = async (keepSignedIn: boolean) =>
    (
      await ask('logIn', {
        body: { loginType: LoginType.Email, account: 'basic@gleaner.example', password: 'gleaner', keepSignedIn },
      })
    ).body;
  const plain = await open(false);
  const kept = await open(true);
  expect(Date.parse(kept.expiresAt)).toBeGreaterThan(Date.parse(plain.expiresAt));
  emulator.clock.advance(13 * 3_600_000);
  expect((await ask('getAccount', { token: plain.token })).status).toBe(401);
  const renewed = await ask('refreshSession', { token: kept.token });
  expect(renewed.body.keepSignedIn).toBe(true);
  expect((await ask('logOut', { token: renewed.body.token })).status).toBe(204);
  expect((await ask('getAccount', { token: renewed.body.token })).error.code).toBe('NoSession');
});

test.for([
  ['free', true, 0, AccountLevel.Free],
  ['basic', false, 2.4, AccountLevel.Basic],
  ['enterpriseChild', false, 18, AccountLevel.EnterpriseChild],
  ['noPlan', false, 0, AccountLevel.None],
] as const)('API-032 ENUM-05 %s: trial %s, balance %d', async ([persona, canTrial, balance, level]) => {
  const { ask } = await start('everyday', persona);
  expect((await ask('canTrial')).body.canTrial).toBe(canTrial);
  expect((await ask('getAccount')).body.accountLevel).toBe(level);
  expect((await ask('getTemplateBalance')).body.totalBalance).toBe(balance);
});

test('API-015 the interface language is stored; an unknown one is refused', async () => {
  const { ask } = await start();
  expect((await ask('updateLanguage', { body: { language: 'ko-KR' } })).status).toBe(204);
  expect((await ask('getAccount')).body.language).toBe('ko-KR');
  expect((await ask('updateLanguage', { body: { language: 'xx' } })).status).toBe(422);
});

test('TPL-43 TPL-44 API-041 favourites are the special kind, for a session only', async () => {
  const { ask } = await start('noFavourites');
  const special = async () => (await ask('listTemplateKinds')).body.items[0];
  expect(await special()).toMatchObject({ kindId: 1_000_002, kindName: 'My favorites', templateCount: 0 });
  for (const id of ['1021', '2001', '1021'])
    expect((await ask('addFavoriteTemplate', { path: { id } })).status).toBe(204);
  expect((await special())?.templateCount).toBe(2);
  const cards = (await ask('listTemplates', { query: 'kindId=1000002' })).body.items;
  expect(cards.map((card) => card.templateRegistrationId).sort()).toEqual(['1021', '2001']);
  expect(cards.every((card) => card.favorited)).toBe(true);
  await ask('removeFavoriteTemplate', { path: { id: '1021' } });
  expect((await ask('listFavoriteTemplates')).body.items.map((card) => card.slug)).toEqual(['local-lead-starter']);
  expect((await ask('addFavoriteTemplate', { path: { id: 'none' } })).status).toBe(404);
  const kinds = (await ask('listTemplateKinds', { token: undefined })).body.items;
  expect(kinds.some((kind) => kind.kindId === 1_000_002)).toBe(false);
});

test('API-045 ENUM-12 a like counts once and can be taken back; a dislike is kept', async () => {
  const { ask } = await start('everyday', 'free');
  const feedback = async (value: Feedback) => {
    expect((await ask('setTemplateFeedback', { path: { id: '1022' }, body: { feedback: value } })).status).toBe(204);
    return (await ask('getTemplate', { path: { id: '1022' } })).body;
  };
  const before = (await ask('getTemplate', { path: { id: '1022' } })).body.likes;
  expect(await feedback(Feedback.Like)).toMatchObject({ likes: before + 1, feedback: 1 });
  expect(await feedback(Feedback.Like)).toMatchObject({ likes: before + 1 });
  expect(await feedback(Feedback.Dislike)).toMatchObject({ likes: before, feedback: -1 });
  expect((await ask('setTemplateFeedback', { path: { id: '1022' }, body: { feedback: 7 } })).status).toBe(422);
});

test('API-039 ENUM-13 CONST-02 the gallery: twenty a page, and each filter keeps only what fits', async () => {
  const { ask } = await start();
  const list = async (query: string, language?: InterfaceLanguage) =>
    (await ask('listTemplates', { query, ...(language ? { language } : {}) })).body;
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
  expect((await ask('listTemplates', { query: 'pageSize=1000' })).status).toBe(400);
  expect((await ask('listTemplates', { query: 'sort=9' })).status).toBe(400);
});

test('TPL-38 TPL-45 a private template: its allow list sees it, others learn that it is closed', async () => {
  const { ask } = await start();
  const slug = { path: { slug: 'store-network-audit' } };
  expect((await ask('getTemplateBySlug', slug)).body.privatePermissionDenied).toBe(false);
  const visitor = (await ask('getTemplateBySlug', { ...slug, token: undefined })).body;
  expect([visitor.privatePermissionDenied, visitor.howToUse]).toEqual([true, '']);
  expect((await ask('getTemplateSetup', { path: { id: '1007' }, token: undefined })).status).toBe(401);
  const closed = await ask('getTemplateSetup', { path: { id: '1075' } });
  expect([closed.status, closed.error.code]).toEqual([403, 'PrivatePermissionDenied']);
  expect((await ask('listTemplates', { query: 'scope=2', token: undefined })).body.total).toBe(0);
});

test('TPL-46 a withdrawn template is listed only to those who keep or use it', async () => {
  const { ask } = await start();
  const obsolete = async (call: Call) =>
    (await ask('listTemplates', { query: 'pageSize=100', ...call })).body.items
      .filter((card) => card.status === TemplateStatus.Obsoleting)
      .map((card) => card.slug);
  expect(await obsolete({})).toContain('group-posts');
  expect(await obsolete({ token: undefined })).toEqual([]);
  expect((await ask('getTemplateBySlug', { path: { slug: 'bestseller-ranking' } })).body.status).toBe(
    TemplateStatus.Obsoleting,
  );
});

test.for([
  ['balanceZero', false, 0],
  ['balanceBelowGranularity', false, 0.4],
  ['lowBalance', true, 2],
] as const)('CONST-08 ENUM-56 with scenario %s a priced start is allowed: %s', async ([scenario, canUse, balance]) => {
  const { ask, emulator } = await start(scenario, 'basic');
  for (const persona of ['basic', 'standard', 'enterpriseChild'] as const) {
    const { body } = await ask('canStartTemplateTask', {
      path: { id: '1001' },
      token: await emulator.signInAs(persona),
    });
    expect([persona, body.canUse, body.balance, body.chargingGranularity]).toEqual([persona, canUse, balance, 1]);
  }
  expect((await ask('canStartTemplateTask', { path: { id: '0' } })).status).toBe(404);
});

test('CONST-05 a template shows a hundred sample rows of its own fields, the same each time', async () => {
  const { ask } = await start();
  const preview = async (query = '') => (await ask('getTemplateDataPreview', { path: { id: '1091' }, query })).body;
  const { rows, fields, total } = await preview();
  expect([rows.length, total]).toEqual([100, 100]);
  expect(Object.keys(rows[0] ?? {})).toEqual(fields.map((field) => field.name));
  expect((await preview('page=1&pageSize=40')).rows[0]).toEqual(rows[40]);
  expect((await preview('page=9')).rows).toEqual([]);
});

test('API-057 an earlier version can be asked for, a later one is not there', async () => {
  const { ask } = await start();
  const setup = (query: string) => ask('getTemplateSetup', { path: { id: '1001' }, query });
  expect((await setup('version=3')).body.version).toBe(3);
  expect((await setup('')).body.version).toBe(12);
  expect((await setup('version=13')).status).toBe(404);
  expect((await setup('version=0')).status).toBe(400);
});

const premium = (areaId = -1, period = 300): Schemas['IpProxySettings'] => ({
  ipProxyFromType: ProxyType.Strong,
  strongIpProxySettings: { period, areaId },
});

test('API-081 FORM-38 proxies: premium needs plan and balance, own ones need a line', async () => {
  const own = async (persona: PersonaName, scenario: ScenarioName = 'everyday') => {
    const { ask, emulator } = await start(scenario, persona);
    const taskId = emulator.db.tasks.all().find((task) => task.userId === personas[persona].userId)?.taskId ?? '';
    return {
      taskId,
      ask,
      save: (ipProxySettings: Schemas['IpProxySettings'], id = taskId) =>
        ask('saveProxySettings', { body: { taskId: id, ipProxySettings } }),
    };
  };
  const { save, taskId, ask } = await own('standard');
  expect((await save(premium(103, 60))).body).toEqual({ code: '', message: '' });
  expect((await ask('getTask', { query: `taskId=${encodeURIComponent(taskId)}` })).body.ipProxySettings).toMatchObject({
    strongIpProxySettings: { areaId: 103, period: 60 },
  });
  expect((await save(premium(7))).error.details?.[0]?.field).toContain('areaId');
  expect((await save(premium(-1, 45))).status).toBe(422);
  expect(
    (await save({ ipProxyFromType: ProxyType.Custom, customIpProxySettings: { switchPeriod: 60, proxies: [' '] } }))
      .status,
  ).toBe(422);
  expect((await save(premium(), 'none')).status).toBe(404);
  expect((await (await own('basic')).save(premium())).body.code).toBe('PremiumProxyNotIncluded');
  expect((await (await own('standard', 'lowBalance')).save(premium())).body.code).toBe('BalanceNotEnough');
  const foreign = await own('professional');
  expect((await save(premium(), foreign.taskId)).body.code).toBe('UserNotTaskOwner');
});

test('API-082 API-101 CONST-01 areas: fifty by default, in the language of the path, a member with its group', async () => {
  const { ask } = await start();
  const areas = async (id: string, query = '') => (await ask('listProxyAreas', { path: { id }, query })).body.items;
  const all = await areas('en-US', 'limit=10000');
  expect(await areas('en-US')).toEqual(all.slice(0, 50));
  expect(await areas('en-US', 'limit=7')).toEqual(all.slice(0, 7));
  expect((await areas('de-DE', 'keyword=schwe')).map((area) => area.name)).toEqual(['Europa', 'Schweiz', 'Schweden']);
  expect((await ask('listProxyAreas', { path: { id: 'xx' } })).status).toBe(400);
});

test('API-083 API-095 ENUM-40 a cloud group is set on a task of one’s own, and taken away by null', async () => {
  const { ask, emulator } = await start();
  const taskId = emulator.db.tasks.all().find((task) => task.userId === personas.standard.userId)?.taskId ?? '';
  const groups = (await ask('listClusterGroups', { language: 'it-IT' })).body.items;
  expect(groups).toHaveLength(5);
  const set = (clusterGroupId: string | null, id = taskId) =>
    ask('setClusterGroup', { body: { clusterGroupId, taskId: id } });
  expect((await set(groups[1]?.clusterGroupId ?? '')).body.code).toBe('');
  expect(emulator.db.tasks.get(taskId)?.clusterGroupId).toBe(groups[1]?.clusterGroupId);
  expect((await set('nowhere')).body.code).toBe('ClusterGroupNotFound');
  expect((await set(null)).body.code).toBe('');
  expect(emulator.db.tasks.get(taskId)?.clusterGroupId).toBeUndefined();
  expect((await set('9001', 'none')).status).toBe(404);
});

test('ERR-01 faults of scenarios: an error inside a success, a failure of the first call, one after it, no connection', async () => {
  const areas = await start('areasFailed');
  expect((await areas.ask('listProxyAreas', { path: { id: 'en-US' } })).body).toMatchObject({
    items: [],
    error: { code: 'ServiceError' },
  });
  const once = await start('templatesFailedOnce');
  expect([(await once.ask('listTemplates')).status, (await once.ask('listTemplates')).status]).toEqual([500, 200]);
  const later = await start('templatesOfflineLater');
  expect((await later.ask('listTemplates')).status).toBe(200);
  const broken = await later.emulator.answer(new Request(`${base}/v1/templateRegistration/templates`));
  expect(broken?.type).toBe('error');
  const closed = await start('serviceUnavailable');
  const { status, headers } = await closed.ask('getAccount');
  expect([status, headers.get('Retry-After')]).toEqual([503, '30']);
});

test('the emulator starts in less than 400 ms', async () => {
  await start();
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now();
    await start();
    times.push(performance.now() - began);
  }
  expect(Math.min(...times)).toBeLessThan(400);
});
