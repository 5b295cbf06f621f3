import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { ScheduleType, StartWay, TaskStatus } from '#src/contract/enums.gen';
import { newTask, type TaskRecord } from '#mocks/db/tasks';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { completeSchedule } from '#mocks/seeds/schedules';
import { endsAt } from './progress';

const { userId } = personas.standard;

async function resetTasks(client: TestClient, tasks: readonly Partial<TaskRecord>[], nodes = 1): Promise<void> {
  const { db, clock } = client.emulator;
  for (const task of db.tasks.all().filter((entry) => entry.userId === userId)) {
    for (const run of db.runsOf(task.taskId)) await db.runs.remove(run.runId);
    await db.tasks.remove(task.taskId);
  }
  await db.accounts.update(userId, (draft) => void (draft.cloudNodes = nodes));
  await db.tasks.insertMany(
    tasks.map((change, index) =>
      newTask({
        taskId: `t${index + 1}`,
        userId,
        taskName: `Task ${index + 1}`,
        taskGroupId: `g-${userId}-0`,
        templateRegistrationId: '1001',
        templateId: '1001',
        templateVersion: 1,
        userInputParameters: '{}',
        createdAt: clock.now(),
        plannedRows: 600,
        inputs: ['a', 'b', 'c'],
        rowsPerMinute: 600,
        ...change,
      }),
    ),
  );
}

const statusOf = (client: TestClient, taskId: string) => client.emulator.db.tasks.get(taskId)?.status;
const start = (client: TestClient, ...taskIds: string[]) => client.call('startTasks', { body: { taskIds } });
const summary = async (client: TestClient, id: string) => (await client.call('getRunSummary', { path: { id } })).body;

describe('nodes and the queue', () => {
  test('TASK-32 a start waits while all nodes are in use; higher priority comes first, then earlier requests', async () => {
    const client = await openClient();
    await resetTasks(client, [{}, { priority: 20 }, { priority: 50 }, { priority: 99 }, { priority: 50 }]);
    for (const taskId of ['t1', 't2', 't3', 't4', 't5']) {
      await start(client, taskId);
      client.advanceSeconds(1);
    }
    const places = (
      await client.call('getTaskStatuses', { body: { ids: ['t1', 't2', 't3', 't4', 't5'] } })
    ).body.items.map((item) => item.queuePosition);
    expect(places).toEqual([null, 4, 2, 1, 3]);
    expect(['t1', 't2', 't3', 't4', 't5'].map((id) => statusOf(client, id))).toEqual([
      TaskStatus.Running,
      ...Array<number>(4).fill(TaskStatus.Waiting),
    ]);
    await client.call('stopTasks', { body: { taskIds: ['t1'] } });
    client.advanceSeconds(2);
    await client.call('getAccount');
    expect(statusOf(client, 't4')).toBe(TaskStatus.Waiting);
    client.advanceSeconds(1);
    await client.call('getAccount');
    expect([statusOf(client, 't1'), statusOf(client, 't4'), statusOf(client, 't3')]).toEqual([
      TaskStatus.Stoped,
      TaskStatus.Running,
      TaskStatus.Waiting,
    ]);
    client.advanceSeconds(3 * 3600);
    await client.call('getAccount');
    const runs = ['t4', 't3', 't5', 't2'].map((id) => client.emulator.db.runsOf(id)[0]);
    expect(runs.map((run) => run?.end)).toEqual(Array(4).fill('completed'));
    for (const [index, run] of runs.entries()) if (index > 0) expect(run?.startedAt).toBe(runs[index - 1]?.endedAt);
  });

  test('TASK-32 concurrent starts never use more nodes than the account has', async () => {
    const client = await openClient();
    await resetTasks(
      client,
      Array.from({ length: 12 }, () => ({})),
      3,
    );
    await Promise.all(Array.from({ length: 12 }, (_, index) => start(client, `t${index + 1}`)));
    const statuses = client.emulator.db.tasks
      .all()
      .filter((task) => task.userId === userId)
      .map((task) => task.status);
    expect([
      statuses.filter((status) => status === TaskStatus.Running).length,
      statuses.filter((status) => status === TaskStatus.Waiting).length,
    ]).toEqual([3, 9]);
  });
});

describe('charges', () => {
  test('a run is charged by its rows: rows × price / 1,000', async () => {
    const client = await openClient();
    await resetTasks(client, [{}]);
    const balance = async () => (await client.call('getTemplateBalance')).body.totalBalance;
    const before = await balance();
    await start(client, 't1');
    client.advanceSeconds(30);
    const half = await summary(client, 't1');
    expect(half.rows).toBeGreaterThan(100);
    expect(before - (await balance())).toBeCloseTo(((half.rows ?? 0) * (half.pricePerData ?? 0)) / 1000, 6);
    client.advanceSeconds(3600);
    expect(await summary(client, 't1')).toMatchObject({ rows: 600, taskStatus: TaskStatus.Completed });
    expect(before - (await balance())).toBeCloseTo((600 * (half.pricePerData ?? 0)) / 1000, 6);
    expect(client.emulator.db.runsOf('t1')[0]?.charged).toBeCloseTo((600 * (half.pricePerData ?? 0)) / 1000, 6);
  });

  test('runs end when the balance is used up, and the balance never becomes negative', async () => {
    const client = await openClient();
    await resetTasks(
      client,
      [
        { plannedRows: 100_000, rowsPerMinute: 6_000 },
        { plannedRows: 100_000, rowsPerMinute: 6_000 },
        { plannedRows: 50 },
      ],
      2,
    );
    await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = 1.5));
    await start(client, 't1', 't2', 't3');
    client.advanceSeconds(3600);
    expect((await client.call('getTemplateBalance')).body.totalBalance).toBeGreaterThanOrEqual(0);
    const [one, two] = ['t1', 't2'].map((id) => client.emulator.db.runsOf(id)[0]);
    expect([one?.end, two?.end, one?.endedAt]).toEqual(['balance', 'balance', two?.endedAt]);
    const paid = (one?.charged ?? 0) + (two?.charged ?? 0);
    expect(paid).toBeLessThanOrEqual(1.5);
    expect(paid).toBeGreaterThan(1.49);
    expect(statusOf(client, 't1')).toBe(TaskStatus.Stoped);
    const log = (await client.call('listLotLog', { path: { id: 't1', lot: '1' }, query: { level: 'error' } })).body
      .items;
    expect(log[0]?.message).toContain('Balance used up');
  });
});

describe('schedules', () => {
  test('a schedule starts on time and skips a running task and a task that may not start', async () => {
    const client = await openClient();
    const now = client.emulator.clock.now();
    const set = { scheduleType: ScheduleType.Interval, timeZone: 'Europe/Berlin', everyMinutes: 60 };
    const schedule = { set: completeSchedule(set, now), since: now };
    await resetTasks(
      client,
      [
        { schedule, plannedRows: 10 },
        {
          schedule,
          plannedRows: 60_000,
          rowsPerMinute: 400,
          templateRegistrationId: '1006',
        },
      ],
      2,
    );
    client.advanceSeconds(3599);
    expect((await summary(client, 't1')).lot).toBeNull();
    client.advanceSeconds(1);
    expect(await summary(client, 't1')).toMatchObject({ lot: '1', taskStatus: TaskStatus.Running });
    client.advanceSeconds(2 * 3600);
    expect([(await summary(client, 't1')).lot, (await summary(client, 't2')).lot]).toEqual(['3', '1']);
    const lots = (await client.call('listLots', { path: { id: 't1' } })).body.items;
    expect(lots.map((lot) => [lot.lotNo, lot.startWay])).toEqual([
      ['3', StartWay.Schedule],
      ['2', StartWay.Schedule],
      ['1', StartWay.Schedule],
    ]);
    await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = 0.5));
    client.advanceSeconds(3600);
    expect((await summary(client, 't1')).lot).toBe('3');
    expect(Date.parse((await client.call('getTask', { query: { taskId: 't1' } })).body.nextExecuteTime ?? '')).toBe(
      now + 5 * 3_600_000,
    );
  });

  test('a schedule of an account without cloud nodes never leaves a task waiting', async () => {
    const client = await openClient('basic');
    client.advanceSeconds(3 * 86_400);
    await client.call('getAccount');
    expect(
      client.emulator.db.tasks
        .all()
        .filter((task) => task.userId === personas.basic.userId && task.status === TaskStatus.Waiting),
    ).toEqual([]);
  });

  test('after a year of absence, the scheduled runs of the last week are made up within seconds', async () => {
    const client = await openClient();
    const began = cpuTime();
    await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = 1_000_000));
    client.advanceSeconds(365 * 86_400);
    await client.call('getAccount');
    expect(cpuTime() - began).toBeLessThan(5_000);
    const { db, clock } = client.emulator;
    const daily = db
      .runsOf(client.taskId(5))
      .slice(7)
      .map((run) => new Date(run.requestedAt).toISOString().slice(11, 16));
    expect(daily).toEqual(Array(7).fill('05:00'));
    const next = (await client.call('getTask', { query: { taskId: client.taskId(5) } })).body.nextExecuteTime;
    expect(Date.parse(next ?? '')).toBeGreaterThan(clock.now());
    const six = db.runsOf(client.taskId(11)).slice(9);
    expect(new Set(six.slice(1).map((run, index) => run.requestedAt - (six[index]?.requestedAt ?? 0)))).toEqual(
      new Set([6 * 3_600_000]),
    );
  });
});

test('TASK-28 a run whose last subtask is stopped ends as stopped after the stop delay', async () => {
  const client = await openClient();
  await resetTasks(client, [{ inputs: ['only'] }]);
  await start(client, 't1');
  client.advanceSeconds(20);
  const subTaskId =
    (await client.call('listSubtasks', { path: { id: 't1', lot: '1' } })).body.items[0]?.subTaskId ?? '';
  await client.call('stopSubtask', { body: { taskId: 't1', subTaskId } });
  expect(statusOf(client, 't1')).toBe(TaskStatus.Running);
  client.advanceSeconds(3);
  const { rows, taskStatus } = await summary(client, 't1');
  expect(taskStatus).toBe(TaskStatus.Stoped);
  expect(rows).toBeGreaterThan(0);
  expect(client.emulator.db.runsOf('t1').map((run) => [run.end, endsAt(run) === run.endedAt])).toEqual([
    ['stopped', true],
  ]);
});
