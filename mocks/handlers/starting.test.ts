import { describe, expect, test } from 'vitest';
import { ProxyType, StartResult, StartWay, StopResult, TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { personas } from '#mocks/personas';
import { STOP_DURATION } from '#mocks/simulation/progress';
import { openClient, type TestClient } from '#mocks/test-client';

async function readyTask(client: TestClient, change: Partial<TaskRecord> = {}): Promise<string> {
  const { db } = client.emulator;
  const taskId = client.taskId(9);
  await db.tasks.update(taskId, (draft) => void Object.assign(draft, { templateRegistrationId: '1001' }, change));
  await db.accounts.update(client.task(9).userId, (draft) => void (draft.cloudNodes = Math.max(draft.cloudNodes, 20)));
  return taskId;
}

async function start(client: TestClient, ...taskIds: string[]) {
  return (await client.call('startTasks', { body: { taskIds } })).body.errors.map((entry) => entry.startResult);
}
async function stop(client: TestClient, ...taskIds: string[]) {
  return (await client.call('stopTasks', { body: { taskIds } })).body.errors.map((entry) => entry.stopResult);
}

describe('start results', () => {
  test('API-089 TASK-32 ENUM-59 after Succeed, the task runs and the response has no errors', async () => {
    const client = await openClient();
    const taskId = await readyTask(client);
    expect(await start(client, taskId)).toEqual([]);
    expect(client.task(9).status).toBe(TaskStatus.Running);
    expect((await client.call('getRunSummary', { path: { id: taskId } })).body).toMatchObject({
      rows: 0,
      lot: '1',
      taskStatus: TaskStatus.Running,
      endTime: null,
    });
  });

  test('ENUM-59 a task that is running, waiting or sent twice answers OnExecuting', async () => {
    const client = await openClient();
    const ready = await readyTask(client);
    expect(await start(client, client.taskId(1), client.taskId(4), ready, ready)).toEqual([
      StartResult.OnExecuting,
      StartResult.OnExecuting,
      StartResult.OnExecuting,
    ]);
  });

  test('ENUM-59 ROLE-09 an unknown task answers TaskNotFound, another owner’s task UserNotTaskOwner (7)', async () => {
    const client = await openClient();
    expect(await start(client, 'none', `task-${personas.professional.userId}-9`)).toEqual([
      StartResult.TaskNotFound,
      StartResult.UserNotTaskOwner,
    ]);
    expect(StartResult.UserNotTaskOwner).toBe(7);
  });

  test.for(['free', 'basic', 'expired'] as const)(
    'ENUM-59 START-17 START-18 a start by %s answers FunctionNotEnable',
    async (persona) => {
      const client = await openClient(persona);
      const ready =
        client.emulator.db.tasks
          .all()
          .find((task) => task.userId === personas[persona].userId && task.status !== TaskStatus.Running)?.taskId ?? '';
      expect(await start(client, ready)).toEqual([StartResult.FunctionNotEnable]);
      const { body } = await client.call('getCloudStartPermission', { path: { id: ready } });
      expect([body.allowed, body.reason]).toEqual([false, persona === 'expired' ? 'LevelExpired' : 'LevelTooLow']);
    },
  );

  test('ENUM-59 a level below the template’s minimum answers FunctionNotEnable', async () => {
    const client = await openClient();
    const taskId = await readyTask(client, { templateRegistrationId: '1045' });
    expect(await start(client, taskId)).toEqual([StartResult.FunctionNotEnable]);
    expect((await client.call('getCloudStartPermission', { path: { id: taskId } })).body).toMatchObject({
      allowed: false,
      requiredAccountLevel: 3,
    });
  });

  test.for([
    ['1001', 0.99, [StartResult.TemplateBalanceNotEnough]],
    ['1001', 1, []],
    ['1006', 0, []],
  ] as const)(
    'ENUM-59 CONST-08 a priced template needs a balance of one dollar: template %s with %s dollars',
    async ([templateRegistrationId, balance, results]) => {
      const client = await openClient();
      for (const number of [1, 2, 3, 4]) await stop(client, client.taskId(number));
      client.advanceSeconds(5);
      await client.call('getAccount');
      const taskId = await readyTask(client, { templateRegistrationId });
      await client.emulator.db.accounts.update(client.task(9).userId, (draft) => void (draft.balance = balance));
      expect(await start(client, taskId)).toEqual(results);
    },
  );

  test('ENUM-59 CONST-09 the daily run limit answers ReachTemplateDailyUseLimit until the next day', async () => {
    const client = await openClient('enterprisePlus');
    const taskId = await readyTask(client, { templateRegistrationId: '1113', plannedRows: 3 });
    for (let run = 0; run < 5; run++) {
      expect([run, await start(client, taskId)]).toEqual([run, []]);
      client.advanceSeconds(60);
    }
    expect(await start(client, taskId)).toEqual([StartResult.ReachTemplateDailyUseLimit]);
    client.advanceSeconds(14 * 3600);
    expect(await start(client, taskId)).toEqual([]);
  });

  test('ENUM-59 CONST-09 the daily row limit answers ReachTemplateDailyExtractLimit', async () => {
    const client = await openClient('enterprisePlus');
    const taskId = await readyTask(client, {
      templateRegistrationId: '1113',
      plannedRows: 5_000,
      rowsPerMinute: 600_000,
    });
    expect(await start(client, taskId)).toEqual([]);
    client.advanceSeconds(3600);
    expect(await start(client, taskId)).toEqual([StartResult.ReachTemplateDailyExtractLimit]);
  });

  test.for([
    ['1027', StartResult.TemplateCannotRunOnCloud],
    ['1095', StartResult.TemplateCannotRunOnCloud],
    ['1066', StartResult.TemplateNotAvailable],
    ['1031', StartResult.TemplateNotAvailable],
    ['gone', StartResult.TemplateNotAvailable],
  ] as const)('ENUM-59 a start with template %s answers %s', async ([templateRegistrationId, result]) => {
    const client = await openClient();
    expect([1066, 1031].map((id) => client.emulator.db.templateStates.get(String(id))?.status).toSorted()).toEqual(
      [TemplateStatus.New, TemplateStatus.Obsoleting].toSorted(),
    );
    expect(await start(client, await readyTask(client, { templateRegistrationId }))).toEqual([result]);
  });

  test('ENUM-59 an account that is disabled or about to be deleted starts nothing', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const { userId } = personas.standard;
    const ready = await readyTask(client);
    await db.accounts.update(userId, (draft) => void (draft.deletesAt = client.emulator.clock.now() + 86_400_000));
    expect(await start(client, client.taskId(1), ready)).toEqual([
      StartResult.OnExecuting,
      StartResult.FunctionNotEnable,
    ]);
    await db.accounts.update(userId, (draft) => {
      delete draft.deletesAt;
      draft.disabled = true;
    });
    expect(await start(client, client.taskId(1), ready)).toEqual([
      StartResult.FunctionNotEnable,
      StartResult.FunctionNotEnable,
    ]);
    await db.accounts.update(userId, (draft) => void (draft.disabled = false));
    expect(await start(client, ready)).toEqual([]);
  });

  test.for([
    ['standard', '1003', 2, ''],
    ['standard', '1015', 2, ''],
    ['standard', 'gone', 2, ''],
    ['standard', '1071', 3, 'LevelTooLow'],
    ['professional', '1071', 3, ''],
    ['professional', '1054', 31, 'LevelTooLow'],
    ['enterprise', '1054', 31, ''],
    ['enterpriseChild', '1054', 31, ''],
    ['enterprise', '1073', 140, ''],
    ['enterprisePlus', '1073', 140, ''],
    ['enterpriseChild', '1113', 4, 'LevelTooLow'],
    ['enterprisePlus', '1113', 4, ''],
    ['basic', '1003', 2, 'LevelTooLow'],
    ['expired', '1054', 31, 'LevelExpired'],
  ] as const)(
    'START-17 the cloud permission of %s for template %s needs level %i and has the reason "%s"',
    async ([persona, templateRegistrationId, requiredAccountLevel, reason]) => {
      const client = await openClient(persona);
      const id = client.taskId(9);
      await client.emulator.db.tasks.update(id, (draft) => {
        Object.assign(draft, { templateRegistrationId, status: TaskStatus.Ready });
      });
      expect((await client.call('getCloudStartPermission', { path: { id } })).body).toEqual({
        allowed: reason === '',
        reason,
        requiredAccountLevel,
        isLevelExpired: persona === 'expired',
      });
      const results = await start(client, id);
      if (templateRegistrationId !== 'gone')
        expect(results).toEqual(reason === '' ? [] : [StartResult.FunctionNotEnable]);
    },
  );

  test('START-17 a task without a template needs the Standard plan, and only its owner can ask', async () => {
    const client = await openClient();
    const permission = (id: string) => client.call('getCloudStartPermission', { path: { id } });
    expect((await permission(client.taskId(11))).body).toEqual({
      allowed: true,
      reason: '',
      requiredAccountLevel: 2,
      isLevelExpired: false,
    });
    expect((await permission(`task-${personas.professional.userId}-9`)).error.code).toBe('NotOwner');
    expect((await permission('none')).error.code).toBe('NotFound');
  });

  test('ENUM-59 a template under maintenance starts, and one whose state is gone does not', async () => {
    const client = await openClient();
    expect(client.emulator.db.templateStates.get('1013')?.status).toBe(TemplateStatus.Maintaining);
    expect(await start(client, await readyTask(client, { templateRegistrationId: '1013' }))).toEqual([]);
    const other = await openClient();
    await other.emulator.db.templateStates.remove('1001');
    expect(await start(other, await readyTask(other))).toEqual([StartResult.TemplateNotAvailable]);
  });

  test.for([
    [ProxyType.Strong, { strongIpProxySettings: { period: 300, areaId: -1 } }, [StartResult.TemplateBalanceNotEnough]],
    [ProxyType.Custom, { customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080'] } }, []],
  ] as const)(
    'ENUM-59 without a balance, a free template is refused only with premium proxies: type %i',
    async ([ipProxyFromType, settings, results]) => {
      const client = await openClient();
      const { db } = client.emulator;
      for (const run of db.activeRuns()) await db.runs.remove(run.runId);
      const taskId = await readyTask(client, { templateRegistrationId: '1006' });
      await db.tasks.update(taskId, (draft) => {
        Object.assign(draft, { ipProxySettings: { ipProxyFromType, ...settings } });
      });
      await db.accounts.update(personas.standard.userId, (draft) => void (draft.balance = 0.5));
      expect(await start(client, taskId)).toEqual(results);
    },
  );

  test('ENUM-59 CONST-09 the daily limits count the runs of all tasks with the template since midnight', async () => {
    const client = await openClient('enterprisePlus');
    const { db } = client.emulator;
    const taskId = await readyTask(client, { templateRegistrationId: '1113', plannedRows: 3, lastLot: 5 });
    const other = client.taskId(14);
    const foreign = `task-${personas.standard.userId}-9`;
    for (const id of [other, foreign])
      await db.tasks.update(id, (draft) => void (draft.templateRegistrationId = '1113'));
    const midnight = Date.parse('2026-11-16T00:00:00Z');
    const [ended] = db.runsOf(client.taskId(5));
    if (!ended) throw new Error('no run');
    const runs = [1, 2, 3, 4, 5].map((lot) => ({
      ...ended,
      runId: `${lot < 4 ? taskId : other}:${lot}`,
      taskId: lot < 4 ? taskId : other,
      lot,
      requestedAt: midnight,
      startedAt: midnight,
      endedAt: midnight + 60_000,
      finalRows: 1_000,
      plannedRows: 1_000,
    }));
    await db.runs.insertMany(runs);
    const set = (change: Partial<RunRecord>, ...lots: readonly number[]) =>
      db.runs.updateMany(
        runs.filter((run) => lots.includes(run.lot)).map((run) => run.runId),
        (draft) => void Object.assign(draft, change),
      );
    const { ReachTemplateDailyUseLimit, ReachTemplateDailyExtractLimit } = StartResult;
    expect(await start(client, taskId)).toEqual([ReachTemplateDailyUseLimit]);
    await set({ requestedAt: midnight - 1 }, 1);
    await set({ finalRows: 2_000 }, 2);
    expect(await start(client, taskId)).toEqual([ReachTemplateDailyExtractLimit]);
    await set({ finalRows: 1_999 }, 2);
    await db.runs.insert({ ...ended, runId: `${foreign}:1`, taskId: foreign, requestedAt: midnight, finalRows: 9_000 });
    expect(await start(client, taskId)).toEqual([]);
    await client.call('stopTasks', { body: { taskIds: [taskId] } });
    client.advanceSeconds(4);
    await db.tasks.update(other, (draft) => void (draft.templateRegistrationId = '1001'));
    expect(await start(client, taskId)).toEqual([]);
  });

  test('a start has its way of starting, by hand unless the request says otherwise, and reports each failure', async () => {
    const client = await openClient();
    const [first, second] = [client.taskId(9), client.taskId(14)];
    await client.call('startTasks', { body: { taskIds: [first] } });
    const { body } = await client.call('startTasks', {
      body: { taskIds: ['none', second], startWay: StartWay.Api },
    });
    expect(body).toEqual({
      errors: [{ taskId: 'none', startResult: StartResult.TaskNotFound, message: null }],
      error: null,
    });
    const wayOf = async (id: string) => (await client.call('listLots', { path: { id } })).body.items[0]?.startWay;
    expect([await wayOf(first), await wayOf(second)]).toEqual([StartWay.Manual, StartWay.Api]);
    const { body: stopped } = await client.call('stopTasks', { body: { taskIds: [second, 'none'] } });
    expect(stopped).toEqual({
      errors: [{ taskId: 'none', stopResult: StopResult.UnexecutedTask, message: null }],
      error: null,
    });
  });
});

describe('stop results', () => {
  test('API-072 API-090 ENUM-60 stopping takes a moment, and then the task is stopped and gains no rows', async () => {
    const client = await openClient();
    const path = { id: client.taskId(1) };
    expect(await stop(client, path.id)).toEqual([]);
    const stopping = (await client.call('getRunSummary', { path })).body;
    expect(stopping).toMatchObject({ stopping: true, taskStatus: TaskStatus.Running });
    expect(await stop(client, path.id)).toEqual([]);
    client.advanceSeconds(STOP_DURATION / 1000);
    const stopped = (await client.call('getRunSummary', { path })).body;
    expect(stopped).toMatchObject({ stopping: false, taskStatus: TaskStatus.Stoped, rows: stopping.rows });
    client.advanceSeconds(3600);
    expect((await client.call('getRunSummary', { path })).body.rows).toBe(stopping.rows);
    expect((await client.call('listLots', { path })).body.items[0]).toMatchObject({
      status: 'Stopped',
      rows: stopping.rows,
    });
  });

  test('ENUM-60 ROLE-09 a stop answers UnexecutedTask, AlreadyEnded or UserNotTaskOwner (4)', async () => {
    const client = await openClient();
    const { UnexecutedTask, AlreadyEnded, UserNotTaskOwner } = StopResult;
    expect(
      await stop(
        client,
        client.taskId(9),
        'none',
        client.taskId(5),
        client.taskId(8),
        `task-${personas.professional.userId}-1`,
        `task-${personas.professional.userId}-9`,
      ),
    ).toEqual([UnexecutedTask, UnexecutedTask, AlreadyEnded, AlreadyEnded, UserNotTaskOwner, UserNotTaskOwner]);
    expect(UserNotTaskOwner).toBe(4);
  });

  test('a stopped waiting task leaves the queue immediately', async () => {
    const client = await openClient();
    expect(await stop(client, client.taskId(4))).toEqual([]);
    expect(client.task(4).status).toBe(TaskStatus.Stoped);
    expect((await client.call('getRunSummary', { path: { id: client.taskId(4) } })).body).toMatchObject({
      queuePosition: null,
      rows: 0,
    });
  });

  test('a second stop does not delay the first', async () => {
    const client = await openClient();
    const path = { id: client.taskId(1) };
    await stop(client, path.id);
    client.advanceSeconds(STOP_DURATION / 1000 - 1);
    expect(await stop(client, path.id)).toEqual([]);
    client.advanceSeconds(1);
    expect((await client.call('getRunSummary', { path })).body).toMatchObject({
      taskStatus: TaskStatus.Stoped,
      endTime: '2026-11-16T10:00:03.000Z',
    });
  });
});
