import { expect, test } from 'vitest';
import { ProxyType, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { start } from '#mocks/emulator-calls';
import { personas, type PersonaName } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios';

const premium = (areaId = -1, period = 300): Schemas['IpProxySettings'] => ({
  ipProxyFromType: ProxyType.Strong,
  strongIpProxySettings: { period, areaId },
});

test('API-081 FORM-38 premium proxies need a plan and a balance, and custom ones need a line', async () => {
  const own = async (persona: PersonaName, scenario: ScenarioName = 'everyday') => {
    const { call, emulator } = await start(scenario, persona);
    const taskId = emulator.db.tasks.all().find((task) => task.userId === personas[persona].userId)?.taskId ?? '';
    return {
      taskId,
      ask: call,
      save: (ipProxySettings: Schemas['IpProxySettings'], id = taskId) =>
        call('saveProxySettings', { body: { taskId: id, ipProxySettings } }),
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
  expect((await (await own('standard', 'lowBalance')).save(premium())).body).toEqual({
    code: 'BalanceNotEnough',
    message: 'The balance is too low for premium proxies.',
  });
  const foreign = await own('professional');
  expect((await save(premium(), foreign.taskId)).body.code).toBe('UserNotTaskOwner');
});

test('API-082 API-101 CONST-01 areas number fifty by default, in the language of the path', async () => {
  const { call } = await start();
  const areas = async (id: string, query = '') => (await call('listProxyAreas', { path: { id }, query })).body.items;
  const all = await areas('en-US', 'limit=10000');
  expect(await areas('en-US')).toEqual(all.slice(0, 50));
  expect(await areas('en-US', 'limit=7')).toEqual(all.slice(0, 7));
  expect((await areas('de-DE', 'keyword=schwe')).map((area) => area.name)).toEqual(['Europa', 'Schweiz', 'Schweden']);
  expect((await call('listProxyAreas', { path: { id: 'xx' } })).status).toBe(400);
});

test('API-083 API-095 ENUM-40 a cloud group can be set on a task and removed with null', async () => {
  const { call, emulator } = await start();
  const taskId = emulator.db.tasks.all().find((task) => task.userId === personas.standard.userId)?.taskId ?? '';
  const groups = (await call('listClusterGroups', { language: 'it-IT' })).body.items;
  expect(groups).toHaveLength(5);
  const set = (clusterGroupId: string | null, id = taskId) =>
    call('setClusterGroup', { body: { clusterGroupId, taskId: id } });
  expect((await set(groups[1]?.clusterGroupId ?? '')).body.code).toBe('');
  expect(emulator.db.tasks.get(taskId)?.clusterGroupId).toBe(groups[1]?.clusterGroupId);
  expect((await set('nowhere')).body.code).toBe('ClusterGroupNotFound');
  expect((await set(null)).body.code).toBe('');
  expect(emulator.db.tasks.get(taskId)?.clusterGroupId).toBeUndefined();
  expect((await set('9001', 'none')).status).toBe(404);
});

const openStandard = async () => {
  const { call, emulator } = await start();
  const { userId } = personas.standard;
  const taskId = emulator.db.tasks.all().find((task) => task.userId === userId)?.taskId ?? '';
  const save = (ipProxySettings: Schemas['IpProxySettings'], id = taskId) =>
    call('saveProxySettings', { body: { taskId: id, ipProxySettings } });
  return { call, db: emulator.db, userId, taskId, save, saved: () => emulator.db.tasks.get(taskId)?.ipProxySettings };
};

test('API-081 FORM-38 an invalid proxy setting is refused at its field and not saved', async () => {
  const { save, saved } = await openStandard();
  await save({ ipProxyFromType: ProxyType.None });
  const before = saved();
  const field = async (settings: Schemas['IpProxySettings']) => {
    const { status, error } = await save(settings);
    return [status, error.code, error.details?.[0]?.field];
  };
  const refused = (name: string) => [422, 'Invalid', `ipProxySettings.${name}`];
  const { Strong, Custom } = ProxyType;
  for (const strongIpProxySettings of [undefined, null])
    expect(await field({ ipProxyFromType: Strong, strongIpProxySettings })).toEqual(refused('strongIpProxySettings'));
  expect(await field(premium(-1, 45))).toEqual(refused('strongIpProxySettings.period'));
  for (const areaId of [7, 0]) expect(await field(premium(areaId))).toEqual(refused('strongIpProxySettings.areaId'));
  const customs = [undefined, null, { switchPeriod: 60, proxies: [' '] }];
  for (const customIpProxySettings of customs)
    expect(await field({ ipProxyFromType: Custom, customIpProxySettings })).toEqual(
      refused('customIpProxySettings.proxies'),
    );
  expect(saved()).toEqual(before);
});

test('API-081 every switching cycle is accepted, and the stored settings keep only the sent parts', async () => {
  const { save, saved } = await openStandard();
  for (const period of [30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600])
    expect([period, (await save(premium(-1, period))).body]).toEqual([period, { code: '', message: '' }]);
  expect(saved()).toEqual({ ...premium(-1, 600), customIpProxySettings: null });
  const customIpProxySettings = { switchPeriod: 60, proxies: [' ', '203.0.113.1:80'] };
  await save({ ipProxyFromType: ProxyType.Custom, customIpProxySettings });
  expect(saved()).toEqual({ ipProxyFromType: ProxyType.Custom, customIpProxySettings, strongIpProxySettings: null });
  await save({ ipProxyFromType: ProxyType.None });
  expect(saved()).toEqual({
    ipProxyFromType: ProxyType.None,
    strongIpProxySettings: null,
    customIpProxySettings: null,
  });
});

test('API-081 premium proxies need three dollars and a running Standard plan, and custom ones neither', async () => {
  const { save, saved, db, userId } = await openStandard();
  await save({ ipProxyFromType: ProxyType.None });
  for (const run of db.activeRuns()) await db.runs.remove(run.runId);
  const code = async (balance: number, isLevelExpired: boolean, settings = premium()) => {
    await db.accounts.update(userId, (draft) => {
      draft.balance = balance;
      draft.isLevelExpired = isLevelExpired;
    });
    return (await save(settings)).body.code;
  };
  expect(await code(2.99, false)).toBe('BalanceNotEnough');
  expect(await code(3, true)).toBe('PremiumProxyNotIncluded');
  expect(saved()?.ipProxyFromType).toBe(ProxyType.None);
  const customIpProxySettings = { switchPeriod: 60, proxies: ['203.0.113.1:80'] };
  expect(await code(0, true, { ipProxyFromType: ProxyType.Custom, customIpProxySettings })).toBe('');
  expect(await code(3, false)).toBe('');
  expect(saved()?.ipProxyFromType).toBe(ProxyType.Strong);
});

test('API-081 API-083 settings of a task of another account stay as they are', async () => {
  const { call, save, db } = await openStandard();
  const foreign = db.tasks.all().find((task) => task.userId === personas.professional.userId);
  const id = foreign?.taskId ?? '';
  const result = (await save({ ipProxyFromType: ProxyType.None }, id)).body;
  expect([result.code, result.message === '']).toEqual(['UserNotTaskOwner', false]);
  const set = await call('setClusterGroup', { body: { clusterGroupId: '9001', taskId: id } });
  expect(set.body.code).toBe('UserNotTaskOwner');
  expect(db.tasks.get(id)).toEqual(foreign);
});

test('API-082 a keyword finds areas with their group and groups with their areas', async () => {
  const { call } = await start();
  const areas = async (query: string) => (await call('listProxyAreas', { path: { id: 'en-US' }, query })).body;
  const { items, error } = await areas('keyword=oceania');
  expect(error).toBeNull();
  expect(items).toEqual([
    { id: 400, name: 'Oceania', parentId: null },
    { id: 401, name: 'Australia', parentId: 400 },
    { id: 402, name: 'New Zealand', parentId: 400 },
  ]);
  expect((await areas('keyword=%20zeaLAND%20')).items).toEqual([items[0], items[2]]);
  expect((await areas('keyword=zealand&limit=1')).items).toEqual([items[0]]);
  expect((await areas('keyword=nowhere')).items).toEqual([]);
  const all = (await areas('limit=10000')).items;
  expect((await areas('limit=10000&keyword=%20')).items).toEqual(all);
  expect(all.filter((area) => area.parentId === null)).toHaveLength(5);
});

test('API-083 API-095 cloud groups have localized names, and an unknown one changes nothing', async () => {
  const { call, db, taskId } = await openStandard();
  const list = async (language: InterfaceLanguage) => (await call('listClusterGroups', { language })).body.items;
  const [english, italian] = [await list('en-US'), await list('it-IT')];
  const ids = ['9001', '9002', '9003', '9004', '9005'];
  for (const groups of [english, italian]) expect(groups.map((group) => group.clusterGroupId)).toEqual(ids);
  expect(new Set([...english, ...italian].map((group) => group.displayName)).size).toBe(10);
  const set = async (clusterGroupId: string) =>
    (await call('setClusterGroup', { body: { clusterGroupId, taskId } })).body;
  expect(await set('9003')).toEqual({ code: '', message: '' });
  expect((await set('9')).code).toBe('ClusterGroupNotFound');
  expect(db.tasks.get(taskId)?.clusterGroupId).toBe('9003');
});
