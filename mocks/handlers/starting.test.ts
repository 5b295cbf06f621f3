import { describe, expect, test } from 'vitest';
import { StartResult, StopResult, TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
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
});
