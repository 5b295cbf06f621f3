import { describe, expect, test } from 'vitest';
import { RunOn, ScheduleType, StartWay, TaskStatus } from '#src/contract/enums.gen';
import type { Schedule } from '#src/domain/schedule';
import { personas } from '#mocks/personas';
import { templateSeeds } from '#mocks/seeds/templates/templates';
import { openClient, type TestClient } from '#mocks/test-client';

const daily: Schedule = {
  scheduleType: ScheduleType.Weekly,
  timeZone: 'Europe/Berlin',
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
  timeOfDay: '02:30',
};
const READY = 9;

const set = (client: TestClient, taskId: string, body: object) =>
  client.call('setSchedule', { path: { taskId }, body });
const listed = async (client: TestClient, taskId: string) =>
  (await client.call('listTasks', { query: { pageSize: 100 } })).body.items.find((item) => item.taskId === taskId);

describe('setting a schedule', () => {
  test('ENUM-22 the schedule, its next runs and the views of the task agree', async () => {
    const client = await openClient();
    const taskId = client.taskId(READY);
    const { body } = await set(client, taskId, daily);
    expect(body.nextRuns).toEqual([17, 18, 19, 20, 21].map((day) => `2026-11-${day}T01:30:00.000Z`));
    expect(body.nextExecuteTime).toBe('2026-11-17T01:30:00.000Z');
    expect(await listed(client, taskId)).toMatchObject({
      scheduleType: ScheduleType.Weekly,
      nextExecuteTime: body.nextExecuteTime,
    });
    const detail = (await client.call('getTask', { query: { taskId } })).body;
    expect(detail).toMatchObject({ scheduleType: ScheduleType.Weekly, nextExecuteTime: body.nextExecuteTime });
    expect(detail.schedule).toEqual(body.schedule);
    expect((await set(client, taskId, detail.schedule ?? {})).status).toBe(200);
  });

  test('a schedule starts its task on time across the change to daylight saving time', async () => {
    const client = await openClient('standard', 'everyday', '2027-03-26T12:00:00.000Z');
    const taskId = client.taskId(READY);
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => {
      draft.balance = 1_000_000;
      draft.cloudNodes = 40;
    });
    await set(client, taskId, daily);
    client.advanceSeconds(4 * 86_400);
    const lots = (await client.call('listLots', { path: { id: taskId } })).body.items.toReversed();
    expect(
      client.emulator.db.runsOf(taskId).map((run) => new Date(run.requestedAt).toISOString().slice(5, 16)),
    ).toEqual(['03-27T01:30', '03-28T01:30', '03-29T00:30', '03-30T00:30']);
    expect(lots.map((lot) => lot.startWay)).toEqual(Array(4).fill(StartWay.Schedule));
  });

  test('a single run happens once and leaves no next run', async () => {
    const client = await openClient();
    const taskId = client.taskId(READY);
    await set(client, taskId, {
      scheduleType: ScheduleType.Once,
      timeZone: 'Asia/Tokyo',
      startTime: '2026-11-16T21:00:00+09:00',
    });
    client.advanceSeconds(2 * 3600 - 1);
    expect((await client.call('getRunSummary', { path: { id: taskId } })).body.lot).toBeNull();
    client.advanceSeconds(1);
    expect((await client.call('getRunSummary', { path: { id: taskId } })).body.taskStatus).toBe(TaskStatus.Running);
    client.advanceSeconds(3 * 86_400);
    expect((await client.call('listLots', { path: { id: taskId } })).body.total).toBe(1);
    expect((await listed(client, taskId))?.nextExecuteTime).toBeNull();
  });

  test('an interval counts from the moment it is set, and setting it again restarts it', async () => {
    const client = await openClient();
    const taskId = client.taskId(READY);
    const every = { scheduleType: ScheduleType.Interval, timeZone: 'UTC', everyMinutes: 60 };
    expect((await set(client, taskId, every)).body.nextExecuteTime).toBe('2026-11-16T11:00:00.000Z');
    client.advanceSeconds(1800);
    const { body } = await set(client, taskId, every);
    expect([body.schedule.startTime, body.nextExecuteTime]).toEqual([
      '2026-11-16T10:30:00.000Z',
      '2026-11-16T11:30:00.000Z',
    ]);
    client.advanceSeconds(3600);
    await client.call('getAccount');
    expect(client.emulator.db.runsOf(taskId)).toHaveLength(1);
  });

  test('a time that passed before the schedule was set is skipped', async () => {
    const client = await openClient();
    const taskId = client.taskId(READY);
    await set(client, taskId, { ...daily, timeOfDay: '10:59' });
    client.advanceSeconds(1);
    await client.call('getAccount');
    expect(client.emulator.db.runsOf(taskId)).toHaveLength(0);
  });

  test.each([
    ['a single run in the past', { scheduleType: 1, timeZone: 'UTC', startTime: '2026-11-16T09:59:00Z' }, 'startTime'],
    ['a single run without a time', { scheduleType: 1, timeZone: 'UTC' }, 'startTime'],
    ['no days', { scheduleType: 2, timeZone: 'UTC', timeOfDay: '09:00' }, 'daysOfWeek'],
    ['a day that no week has', { ...daily, daysOfWeek: [7] }, 'daysOfWeek'],
    [
      'a day that no month has',
      { scheduleType: 3, timeZone: 'UTC', daysOfMonth: [0], timeOfDay: '09:00' },
      'daysOfMonth',
    ],
    ['a minute that no hour has', { ...daily, timeOfDay: '09:60' }, 'timeOfDay'],
    ['a zone that nobody knows', { ...daily, timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['every minute', { scheduleType: 4, timeZone: 'UTC', everyMinutes: 1 }, 'everyMinutes'],
    ['a kind that is none', { scheduleType: 5, timeZone: 'UTC' }, 'scheduleType'],
  ])('ENUM-33 an invalid schedule is refused with its field and changes nothing: %s', async (_, body, field) => {
    const client = await openClient();
    const taskId = client.taskId(5);
    const before = await listed(client, taskId);
    const answer = await set(client, taskId, body);
    expect(answer.status).toBe(422);
    expect(answer.error.details?.map((detail) => detail.field.split(/[./[]/).find((part) => part !== ''))).toContain(
      field,
    );
    expect(await listed(client, taskId)).toEqual(before);
  });

  test('ROLE-09 a task of another owner and an unknown task are refused', async () => {
    const client = await openClient();
    expect((await set(client, `task-${personas.professional.userId}-1`, daily)).status).toBe(403);
    expect((await set(client, 'task-none', daily)).status).toBe(404);
  });

  test.each(['free', 'basic', 'expired'] as const)(
    'a schedule is refused for %s, because the plan has no cloud runs',
    async (persona) => {
      const client = await openClient(persona);
      const answer = await set(client, client.taskId(1), daily);
      expect([answer.status, answer.error.code]).toEqual([403, persona === 'expired' ? 'LevelExpired' : 'LevelTooLow']);
    },
  );

  test('ENUM-08 a schedule for a template that runs only locally is refused', async () => {
    const client = await openClient();
    const local = templateSeeds.find((seed) => seed.runOn === RunOn.Local);
    await client.emulator.db.tasks.update(
      client.taskId(READY),
      (draft) => void (draft.templateRegistrationId = local?.id),
    );
    expect((await set(client, client.taskId(READY), daily)).status).toBe(409);
  });
});

test.each([
  ['startTime', 'is required', { scheduleType: ScheduleType.Once, timeZone: 'UTC' }],
  [
    'startTime',
    'lies in the past',
    { scheduleType: ScheduleType.Once, timeZone: 'UTC', startTime: '2026-11-16T10:00:00Z' },
  ],
  ['timeZone', 'is unknown', { ...daily, timeZone: 'Mars/Olympus' }],
])('ENUM-33 the refusal of a schedule names %s, which %s', async (field, message, body) => {
  const client = await openClient();
  const { status, error } = await set(client, client.taskId(READY), body);
  expect([status, error.code, error.details]).toEqual([422, 'Invalid', [{ field, message }]]);
  expect(client.task(READY).schedule).toBeUndefined();
});

test('ENUM-08 a schedule is refused for a template that runs nowhere or locally, and accepted for an unknown one', async () => {
  const client = await openClient();
  const withTemplate = async (id: string | undefined) => {
    await client.emulator.db.tasks.update(client.taskId(READY), (draft) => void (draft.templateRegistrationId = id));
    const { status, error } = await set(client, client.taskId(READY), daily);
    return status === 200 ? status : [status, error.code];
  };
  expect(await withTemplate('1027')).toEqual([409, 'TemplateCannotRunOnCloud']);
  expect(await withTemplate('1095')).toEqual([409, 'TemplateCannotRunOnCloud']);
  expect(client.task(READY).schedule).toBeUndefined();
  expect(await withTemplate('1005')).toBe(200);
  expect(await withTemplate('1001')).toBe(200);
  expect(await withTemplate('gone')).toBe(200);
  expect(await withTemplate(undefined)).toBe(200);
});

test('API-074 API-088 clearing removes the schedules of the user’s tasks and reports the other tasks', async () => {
  const client = await openClient();
  const foreign = `task-${personas.professional.userId}-5`;
  const { body } = await client.call('removeSchedules', {
    body: { taskIds: [client.taskId(5), client.taskId(READY), foreign, 'task-none', foreign] },
  });
  expect(body.errors).toEqual([
    { taskId: foreign, code: 'NotOwner', message: null },
    { taskId: 'task-none', code: 'NotFound', message: null },
  ]);
  expect(await listed(client, client.taskId(5))).toMatchObject({ scheduleType: null, nextExecuteTime: null });
  expect(client.emulator.db.tasks.get(foreign)?.schedule).toBeDefined();
  const lots = client.task(5).lastLot;
  client.advanceSeconds(2 * 86_400);
  await client.call('getAccount');
  expect(client.task(5).lastLot).toBe(lots);
});
