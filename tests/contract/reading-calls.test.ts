import { describe, expect, test } from 'vitest';
import { AccountLevel } from '#src/contract/enums.gen';
import { schemaNodes } from './document';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

const foreign = { id: `task-${personas.professional.userId}-1` };

describe('templates', () => {
  test('API-038 the template count of each kind matches the gallery', async () => {
    const { call: callApi } = await openClient();
    const { items } = (await callApi('listTemplateKinds')).body;
    expect(items.length).toBeGreaterThan(10);
    for (const { kindId, templateCount } of items)
      expect([kindId, (await callApi('listTemplates', { query: { kindId } })).body.total]).toEqual([
        kindId,
        templateCount,
      ]);
  });

  test('API-040 favorites of the account are paged, newest first', async () => {
    const { call: callApi, emulator } = await openClient();
    const ids = async (query = {}, call = {}) =>
      (await callApi('listFavoriteTemplates', { query, ...call })).body.items.map(
        (item) => item.templateRegistrationId,
      );
    const before = await ids();
    await callApi('addFavoriteTemplate', { path: { id: '1003' } });
    expect(await ids()).toEqual(['1003', ...before]);
    expect(await ids({ pageIndex: 2, pageSize: 2 })).toEqual((await ids()).slice(2, 4));
    expect(await ids({}, { token: await emulator.signInAs('free') })).toEqual([]);
    expect((await callApi('listFavoriteTemplates', { token: undefined })).status).toBe(401);
  });

  test('API-048 API-052 API-056 a template is the same by slug and by id, and an unknown one answers 404', async () => {
    const { call: callApi } = await openClient();
    const byId = (await callApi('getTemplate', { path: { id: '1001' } })).body;
    expect((await callApi('getTemplateBySlug', { path: { slug: byId.slug } })).body).toEqual(byId);
    expect((await callApi('getTemplate', { path: { id: '1' } })).status).toBe(404);
    expect((await callApi('getTemplateBySlug', { path: { slug: 'none' } })).status).toBe(404);
  });

  test('API-050 API-051 a collection counts and pages its templates, and an unknown one answers 404', async () => {
    const { call: callApi } = await openClient();
    const path = { slug: 'price-and-stock-watch' };
    const { templateCount } = (await callApi('getCollection', { path })).body;
    const all = (await callApi('listCollectionTemplates', { path })).body;
    expect([all.total, all.items.length]).toEqual([templateCount, templateCount]);
    const second = (await callApi('listCollectionTemplates', { path, query: { pageIndex: 2, pageSize: 3 } })).body;
    expect(second.items).toEqual(all.items.slice(3, 6));
    for (const operation of ['getCollection', 'listCollectionTemplates'] as const)
      expect((await callApi(operation, { path: { slug: 'none' } })).status).toBe(404);
  });

  test('API-053 ENUM-56 the balance of the account decides whether a start is allowed', async () => {
    const client = await openClient('standard', 'balanceBelowGranularity');
    const path = { id: '1001' };
    const poor = (await client.call('canStartTemplateTask', { path })).body;
    expect(poor).toMatchObject({ canUse: false, balance: 0.4, balanceLowThreshold: 5, chargingGranularity: 1 });
    const rich = (await (await openClient('professional')).call('canStartTemplateTask', { path })).body;
    expect([rich.canUse, rich.balance]).toEqual([true, 180]);
  });

  test('API-055 API-056 the counts of runs and rows of today reset at midnight', async () => {
    const client = await openClient();
    const path = { id: client.task(1).templateRegistrationId ?? '' };
    const today = async () => [
      (await client.call('getTodayExtractedCount', { path })).body.count,
      (await client.call('getTodayRunCount', { path })).body.count,
    ];
    const [rows = 0, runs = 0] = await today();
    expect([rows > 0, runs > 0]).toEqual([true, true]);
    client.advanceSeconds(60);
    expect((await today())[0]).toBeGreaterThan(rows);
    client.advanceSeconds(15 * 3600);
    expect(await today()).toEqual([0, 0]);
  });
});

describe('tasks and runs', () => {
  test('API-058 API-091 the detail of a task has every required field', async () => {
    const { call: callApi, taskId } = await openClient();
    const { body } = await callApi('getTask', { query: { taskId: taskId(5) } });
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...(schemaNodes['TaskDetail']?.required ?? [])]));
    expect([body.taskType, body.scheduleType]).toEqual([10, 2]);
    expect((await callApi('getTask', { query: { taskId: foreign.id } })).status).toBe(403);
    expect((await callApi('getTask', { query: { taskId: 'x' } })).status).toBe(404);
  });

  test('API-061 the rows of each run match its count, and an unknown run answers 404', async () => {
    const { call: callApi, taskId } = await openClient();
    const id = taskId(5);
    const lots = (await callApi('listLots', { path: { id } })).body.items;
    for (const { lotNo, rows } of lots)
      expect((await callApi('listLotRows', { path: { id, lot: lotNo } })).body.total).toBe(rows);
    expect(lots.reduce((sum, lot) => sum + lot.rows, 0)).toBe(
      (await callApi('listTaskRows', { path: { id } })).body.total,
    );
    expect((await callApi('listLotRows', { path: { id, lot: '99' } })).status).toBe(404);
  });

  test('API-076 the subtasks of a run add up to its rows', async () => {
    const { call: callApi, taskId } = await openClient();
    const id = taskId(5);
    const [lot] = (await callApi('listLots', { path: { id } })).body.items;
    const { items } = (await callApi('listSubtasks', { path: { id, lot: lot?.lotNo ?? '' } })).body;
    expect(items.reduce((sum, item) => sum + item.rows, 0)).toBe(lot?.rows);
    expect((await callApi('listSubtasks', { path: { id: foreign.id, lot: '1' } })).status).toBe(403);
  });

  test('API-078 a task names its template, and a task without one answers 404', async () => {
    const client = await openClient();
    const task = client.task(5);
    const { body } = await client.call('getTemplateRelation', { path: { id: task.taskId } });
    expect(body).toMatchObject({ taskId: task.taskId, templateRegistrationId: task.templateRegistrationId });
    expect((await client.call('getTemplate', { path: { id: body.templateRegistrationId } })).body.slug).toBe(body.slug);
    expect((await client.call('getTemplateRelation', { path: { id: client.taskId(11) } })).status).toBe(404);
  });

  test('API-094 the field data source is saved with its task, and refused for a task of another owner', async () => {
    const client = await openClient();
    const fieldDataSource = '[{"ParamName":"city","ParentField":"country","DataSource":"cities","Options":[]}]';
    const save = (taskId: string) => client.call('saveFieldDataSource', { body: { taskId, fieldDataSource } });
    expect((await save(client.taskId(5))).body.code).toBe('');
    expect(client.task(5).fieldDataSource).toBe(fieldDataSource);
    expect((await save(foreign.id)).status).toBe(403);
  });

  test('API-096 level and expiry decide whether a task may start in the cloud', async () => {
    for (const [persona, reason] of [
      ['standard', ''],
      ['free', 'LevelTooLow'],
      ['expired', 'LevelExpired'],
    ] as const) {
      const { call: callApi, taskId } = await openClient(persona);
      const { body } = await callApi('getCloudStartPermission', { path: { id: taskId(1) } });
      expect([persona, body.allowed, body.reason]).toEqual([persona, reason === '', reason]);
    }
  });

  test('API-097 API-098 one page holds all tasks of a group, and rows are found by task id', async () => {
    const client = await openClient();
    const TaskGroup = client.task(5).taskGroupId;
    const { body } = await client.call('listTasks', { query: { TaskGroup, page: 1, pageSize: 100_000 } });
    expect([body.items.length, body.total]).toEqual([7, 7]);
    expect(body.items.every((item) => item.taskGroupId === TaskGroup)).toBe(true);
    expect((await client.call('listTaskRows', { path: { id: client.taskId(5) } })).body.rows.length).toBeGreaterThan(0);
  });
});

describe('proxies', () => {
  test('API-084 API-095 cloud groups are named in the language of the request, and each can be set', async () => {
    const client = await openClient();
    const { items } = (await client.call('listClusterGroups')).body;
    const japanese = (await client.call('listClusterGroups', { language: 'ja-JP' })).body.items;
    expect(japanese.map((item) => item.clusterGroupId)).toEqual(items.map((item) => item.clusterGroupId));
    expect(japanese).not.toEqual(items);
    for (const { clusterGroupId } of items) {
      await client.call('setClusterGroup', { body: { taskId: client.taskId(5), clusterGroupId } });
      expect(client.task(5).clusterGroupId).toBe(clusterGroupId);
    }
  });

  test('ENUM-30 a cloud group setting has a group and a task', () => {
    expect(Object.keys(schemaNodes['ClusterGroupSetting']?.properties ?? {}).toSorted()).toEqual([
      'clusterGroupId',
      'taskId',
    ]);
  });

  test('API-100 balance, level and trial can be read for the choice of proxies', async () => {
    const { call: callApi } = await openClient('free');
    expect((await callApi('getTemplateBalance')).body.totalBalance).toBe(0);
    expect((await callApi('getAccount')).body.currentAccountLevel).toBe(AccountLevel.Free);
    expect((await callApi('canTrial')).body.canTrial).toBe(true);
    expect((await (await openClient('standard')).call('canTrial')).body.canTrial).toBe(false);
  });
});
