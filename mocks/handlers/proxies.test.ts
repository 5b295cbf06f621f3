import { expect, test } from 'vitest';
import { ProxyType } from '#src/contract/enums.gen';
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
  expect((await (await own('standard', 'lowBalance')).save(premium())).body.code).toBe('BalanceNotEnough');
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
