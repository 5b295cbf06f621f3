import { describe, expect, test } from 'vitest';
import {
  ExportFormat,
  ExportScope,
  ExportStatus,
  InterfaceLanguage,
  ProxyType,
  TaskMode,
  TemplateStatus,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

describe('one task', () => {
  test('API-091 the detail has the settings of the task and null for what it lacks', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const get = async (number: number) =>
      (await client.call('getTask', { query: { taskId: client.taskId(number) } })).body;
    const [made, template] = [await get(11), await get(9)];
    const { templateId, templateVersion, userInputParameters, templateRegistrationId } = client.task(9);
    expect(template).toMatchObject({ templateId, templateVersion, userInputParameters, templateRegistrationId });
    expect(template).toMatchObject({
      lot: null,
      stopping: false,
      schedule: null,
      scheduleType: null,
      nextExecuteTime: null,
      clusterGroupId: null,
      urlSourceTaskId: null,
      urlSourceTaskField: null,
      revision: 1,
      cloudCount: 1,
      creationUserName: 'Mia Castellan',
      createdAt: new Date(client.task(9).createdAt).toISOString(),
    });
    expect(made).toMatchObject({
      templateId: null,
      templateVersion: null,
      templateRegistrationId: null,
      userInputParameters: null,
      taskType: TaskMode.AdvanceMode,
      lot: '9',
    });
    const ipProxySettings = {
      ipProxyFromType: ProxyType.Custom,
      customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080'] },
      strongIpProxySettings: null,
    };
    await db.tasks.update(client.taskId(9), (draft) => {
      draft.clusterGroupId = 'cluster-1';
      draft.urlSourceTaskId = client.taskId(5);
      draft.urlSourceTaskField = 'link';
      draft.ipProxySettings = ipProxySettings;
      draft.lastLot = 1;
    });
    await db.accounts.update(personas.standard.userId, (draft) => void (draft.fullName = ''));
    expect(await get(9)).toMatchObject({
      clusterGroupId: 'cluster-1',
      urlSourceTaskId: client.taskId(5),
      urlSourceTaskField: 'link',
      ipProxySettings,
      creationUserName: null,
      lot: '1',
    });
    expect(
      (await client.call('listTasks', { query: { pageSize: 100 } })).body.items.every(
        (item) => item.creationUserName === null,
      ),
    ).toBe(true);
    await client.call('stopTasks', { body: { taskIds: [client.taskId(1)] } });
    expect((await get(1)).stopping).toBe(true);
  });

  test('the group of a task has its name in the language of the request', async () => {
    const client = await openClient();
    const groups = (await client.call('listTaskGroups', { language: InterfaceLanguage.JaJP })).body.items;
    const { body } = await client.call('getTask', {
      query: { taskId: client.taskId(2) },
      language: InterfaceLanguage.JaJP,
    });
    const group = groups.find((entry) => entry.taskGroupId === body.taskGroupId);
    expect(body.taskGroupName).toBe(group?.taskGroupName);
    const { items } = (await client.call('listTasks', { language: InterfaceLanguage.JaJP, query: { pageSize: 100 } }))
      .body;
    const item = items.find((entry) => entry.taskId === body.taskId);
    expect([item?.taskGroupName, item?.taskName]).toEqual([body.taskGroupName, body.taskName]);
  });

  test('a seeded name whose template no longer exists is shown without the template', async () => {
    const client = await openClient();
    const taskId = client.taskId(9);
    const name = async () => (await client.call('getTask', { query: { taskId } })).body.taskName;
    await client.emulator.db.tasks.update(taskId, (draft) => {
      draft.taskName = '{template} · Lyon';
      draft.templateRegistrationId = '1001';
    });
    const templateName = (await client.call('getTemplateRelation', { path: { id: taskId } })).body.name;
    expect(await name()).toBe(`${templateName} · Lyon`);
    for (const id of ['gone', undefined]) {
      await client.emulator.db.tasks.update(taskId, (draft) => void (draft.templateRegistrationId = id));
      expect(await name()).toBe(' · Lyon');
    }
  });

  test('the template of a task has its name, version and status, and a task without one answers 404', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const taskId = client.taskId(9);
    const relation = async (id = taskId, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
      client.call('getTemplateRelation', { path: { id }, language });
    await db.tasks.update(taskId, (draft) => {
      draft.templateRegistrationId = '1001';
      draft.templateId = 't-1001';
      draft.templateVersion = 11;
    });
    expect((await relation()).body).toEqual({
      taskId,
      templateRegistrationId: '1001',
      templateId: 't-1001',
      templateVersion: 11,
      name: 'Map places by keyword',
      slug: 'map-places-by-keyword',
      status: TemplateStatus.Published,
    });
    expect((await relation(taskId, InterfaceLanguage.DeDE)).body.name).not.toBe('Map places by keyword');
    await db.templateStates.update('1001', (draft) => void (draft.status = TemplateStatus.Obsoleting));
    await db.tasks.update(taskId, (draft) => {
      draft.templateId = undefined;
      draft.templateVersion = undefined;
    });
    expect((await relation()).body).toMatchObject({
      templateId: '1001',
      templateVersion: 12,
      status: TemplateStatus.Obsoleting,
    });
    await db.templateStates.remove('1001');
    expect((await relation()).status).toBe(404);
    await db.tasks.update(taskId, (draft) => void (draft.templateRegistrationId = 'gone'));
    expect((await relation()).status).toBe(404);
    expect((await relation(client.taskId(11))).status).toBe(404);
    expect((await relation('none')).error).toEqual({ code: 'NotFound', message: 'The task was not found' });
    expect((await relation(`task-${personas.professional.userId}-9`)).error.code).toBe('NotOwner');
  });
});

describe('groups, names and deletion', () => {
  test('API-064 API-098 ENUM-23 groups count their tasks, and a new group needs a unique name', async () => {
    const client = await openClient();
    const groups = async () => (await client.call('listTaskGroups')).body.items;
    expect((await groups()).reduce((sum, group) => sum + (group.taskCount ?? 0), 0)).toBe(42);
    expect((await groups()).filter((group) => group.isDefault)).toHaveLength(1);
    const create = (taskGroupName: string) => client.call('createTaskGroup', { body: { taskGroupName } });
    const created = await create('  Lighting ');
    expect(created.body).toMatchObject({ taskGroupName: 'Lighting', isDefault: false, taskCount: 0 });
    expect((await groups()).at(-1)).toEqual(created.body);
    expect((await create('LIGHTING')).status).toBe(409);
    expect((await create((await groups())[0]?.taskGroupName ?? '')).status).toBe(409);
    expect((await create('   ')).status).toBe(422);
  });

  test('API-066 API-099 users can rename their tasks and move them, only within their own groups', async () => {
    const client = await openClient();
    const change = (body: object) =>
      client.call('updateTaskBasicInfo', { body: { taskId: client.taskId(5), ...body } });
    expect((await change({ taskName: ' Prices ' })).body.code).toBe('');
    expect((await change({ taskGroupId: `g-${personas.standard.userId}-2` })).body.code).toBe('');
    const { body } = await client.call('getTask', {
      query: { taskId: client.taskId(5) },
      language: InterfaceLanguage.JaJP,
    });
    expect([body.taskName, body.taskGroupId]).toEqual(['Prices', `g-${personas.standard.userId}-2`]);
    expect((await change({ taskName: '  ' })).body).toEqual({ code: 'NameMissing', message: 'The name is empty.' });
    expect((await change({ taskGroupId: `g-${personas.professional.userId}-0` })).body).toMatchObject({
      code: 'GroupNotFound',
      message: 'There is no such group.',
    });
    expect((await change({ taskId: `task-${personas.professional.userId}-1`, taskName: 'x' })).status).toBe(403);
    expect((await change({ taskId: 'none', taskName: 'x' })).status).toBe(404);
    expect((await client.call('getTask', { query: { taskId: `task-${personas.professional.userId}-1` } })).status).toBe(
      403,
    );
  });

  test('API-069 API-088 deletion reports each task that remains, and a running or waiting task is refused', async () => {
    const client = await openClient();
    const [running, waiting, ended] = [client.taskId(1), client.taskId(4), client.taskId(5)];
    const foreign = `task-${personas.professional.userId}-1`;
    const { errors } = (
      await client.call('deleteTasks', { body: { taskIds: [running, waiting, ended, foreign, 'none'] } })
    ).body;
    expect(errors.map(({ taskId, code }) => [taskId, code])).toEqual([
      [running, 'Running'],
      [waiting, 'Running'],
      [foreign, 'NotOwner'],
      ['none', 'NotFound'],
    ]);
    expect((await client.call('listTasks')).body.total).toBe(41);
    expect((await client.call('listTaskRows', { path: { id: ended } })).status).toBe(404);
    expect(client.emulator.db.runsOf(ended)).toEqual([]);
    await client.call('stopTasks', { body: { taskIds: [running] } });
    expect(
      (await client.call('deleteTasks', { body: { taskIds: [running] } })).body.errors.map((entry) => entry.code),
    ).toEqual(['Running']);
    client.advanceSeconds(4);
    expect((await client.call('deleteTasks', { body: { taskIds: [running] } })).body.errors).toEqual([]);
  });

  test('API-066 API-099 a change of the name keeps the group, and a change of the group keeps the name', async () => {
    const client = await openClient();
    const taskId = client.taskId(11);
    const { taskName, taskGroupId } = client.task(11);
    const other = `g-${personas.standard.userId}-2`;
    const change = (body: object) => client.call('updateTaskBasicInfo', { body: { taskId, ...body } });
    const shown = async () => {
      const { body } = await client.call('getTask', { query: { taskId } });
      return [body.taskName, body.taskGroupId];
    };
    expect(taskGroupId).not.toBe(other);
    await change({ taskGroupId: other });
    expect(await shown()).toEqual([taskName, other]);
    await change({ taskName: ' Prices ' });
    expect(await shown()).toEqual(['Prices', other]);
    await change({ taskName: 'Lamps', taskGroupId: 'g-none' });
    await change({ taskName: ' ', taskGroupId });
    expect(await shown()).toEqual(['Prices', other]);
  });

  test('API-069 a deletion keeps the other tasks and reports a task that is named twice', async () => {
    const client = await openClient();
    const [first, second] = [client.taskId(5), client.taskId(6)];
    const { errors } = (await client.call('deleteTasks', { body: { taskIds: [first, first] } })).body;
    expect(errors).toEqual([{ taskId: first, code: 'NotFound', message: null }]);
    expect(client.emulator.db.runsOf(second)).toHaveLength(5);
    expect((await client.call('getTask', { query: { taskId: second } })).status).toBe(200);
  });

  test('a deletion ends the waiting and running exports of the task and no others', async () => {
    const client = await openClient();
    const startExport = async (number: number) =>
      (
        await client.call('startExport', {
          body: { taskId: client.taskId(number), format: ExportFormat.CSV, scope: ExportScope.All },
        })
      ).body.recordId;
    const done = await startExport(5);
    client.advanceSeconds(3600);
    const [running, other] = [await startExport(12), await startExport(6)];
    client.advanceSeconds(0.5);
    const waiting = await startExport(12);
    const record = async (recordId: string) => (await client.call('getExportRecord', { path: { recordId } })).body;
    expect([(await record(running)).status, (await record(waiting)).status]).toEqual([
      ExportStatus.Running,
      ExportStatus.Waiting,
    ]);
    await client.call('deleteTasks', { body: { taskIds: [client.taskId(5), client.taskId(12)] } });
    client.advanceSeconds(3600);
    for (const recordId of [running, waiting])
      expect(await record(recordId)).toMatchObject({
        status: ExportStatus.Failed,
        error: { code: 'TaskDeleted', message: 'The task was deleted.' },
      });
    for (const recordId of [done, other])
      expect(await record(recordId)).toMatchObject({ status: ExportStatus.Completed, error: null });
    expect(client.emulator.db.exports.get(done)?.failure).toBeUndefined();
  });
});
