import { expect, test } from 'vitest';
import { ScheduleType, StartWay, TaskStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { completeSchedule } from '#mocks/seeds/schedules';
import { openClient } from '#mocks/test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { advanceSimulation } from './advance-simulation';
import { scheduledStarts } from './schedule-events';

test('a year of ten thousand hourly schedules takes under a second and keeps correct next runs', async () => {
  const client = await openClient();
  const { db, clock } = client.emulator;
  const now = clock.now();
  const { userId } = personas.standard;
  await db.accounts.update(userId, (draft) => void (draft.balance = 1_000_000));
  const model = client.task(9);
  const set = { scheduleType: ScheduleType.Interval, timeZone: 'Europe/Berlin', everyMinutes: 60 };
  await db.tasks.insertMany(
    Array.from({ length: 10_000 }, (_, index) => ({
      ...model,
      taskId: `hourly-${index}`,
      templateRegistrationId: undefined,
      schedule: { set: completeSchedule(set, now + index * 360), since: now },
    })),
  );
  await advanceSimulation(db, now);
  clock.advance(365 * 86_400_000);
  const before = cpuTime();
  const happened = await advanceSimulation(db, clock.now());
  expect(cpuTime() - before).toBeLessThan(1_000);
  expect(happened.filter(({ name }) => name === 'scheduledStart').length).toBeGreaterThan(0);
  const { body } = await client.call('getTask', { query: { taskId: 'hourly-5000' } });
  expect(Date.parse(body.nextExecuteTime ?? '')).toBe(clock.now() + 5_000 * 360);
});

test('a very long queue skips further scheduled runs instead of growing without limit', async () => {
  const client = await openClient();
  const { db, clock } = client.emulator;
  const now = clock.now();
  const model = client.task(9);
  const set = {
    scheduleType: ScheduleType.Interval,
    timeZone: 'UTC',
    everyMinutes: 60,
    startTime: new Date(now + 60_000).toISOString(),
  };
  await db.tasks.insertMany(
    Array.from({ length: 300 }, (_, index) => ({
      ...model,
      taskId: `crowd-${index}`,
      templateRegistrationId: undefined,
      schedule: { set: completeSchedule(set, now), since: now },
    })),
  );
  clock.advance(60_000);
  await advanceSimulation(db, clock.now());
  const waiting = db
    .activeRuns()
    .filter((run) => run.userId === personas.standard.userId && run.startedAt === undefined);
  expect(waiting.length).toBe(100);
});

test('each task starts at its own time, except a running one and those of an erased account', async () => {
  const { emulator, task } = await openClient();
  const { db, clock } = emulator;
  await emulator.advance(0);
  const now = clock.now();
  const { userId } = personas.standard;
  await db.runs.replaceAll([]);
  await db.accounts.update(userId, (draft) => void (draft.cloudNodes = 10));
  const model = { ...task(9), templateRegistrationId: undefined };
  const hourlyFrom = (minutes: number) => {
    const startTime = new Date(now + minutes * 60_000).toISOString();
    const set = { scheduleType: ScheduleType.Interval, timeZone: 'UTC', everyMinutes: 600, startTime };
    return { set: completeSchedule(set, now), since: now };
  };
  await db.tasks.replaceAll([
    { ...model, taskId: 'second', schedule: hourlyFrom(20) },
    { ...model, taskId: 'first', schedule: hourlyFrom(10) },
    { ...model, taskId: 'together', schedule: hourlyFrom(20) },
    { ...model, taskId: 'running', schedule: hourlyFrom(20), status: TaskStatus.Running },
    { ...model, taskId: 'erased', schedule: hourlyFrom(20), userId: 'erased' },
    { ...model, taskId: 'unscheduled', schedule: undefined },
  ]);
  const { happened } = await emulator.advance(30 * 60_000);
  expect(happened.filter(({ name }) => name === 'scheduledStart')).toEqual([
    { name: 'scheduledStart', at: now + 10 * 60_000, ids: ['first'] },
    { name: 'scheduledStart', at: now + 20 * 60_000, ids: ['second', 'together'] },
  ]);
  expect(db.runs.all().map((run) => [run.taskId, run.startWay, run.requestedAt - now])).toEqual([
    ['first', StartWay.Schedule, 10 * 60_000],
    ['second', StartWay.Schedule, 20 * 60_000],
    ['together', StartWay.Schedule, 20 * 60_000],
  ]);
  expect(scheduledStarts.nextAt(db, Infinity)).toBe(now + 610 * 60_000);
  await db.tasks.replaceAll([{ ...model, schedule: undefined }]);
  expect(scheduledStarts.nextAt(db, Infinity)).toBeUndefined();
});

test('a queue of a hundred runs skips a scheduled start, and one of ninety-nine does not', async () => {
  const { emulator, task } = await openClient();
  const { db, clock } = emulator;
  const now = clock.now();
  const model = db.runs.all()[0];
  if (!model) throw new Error('The seeds have runs');
  const { userId } = personas.standard;
  const set = { scheduleType: ScheduleType.Interval, timeZone: 'UTC', everyMinutes: 60 };
  const schedule = { set: completeSchedule(set, now - 3_600_000), since: now - 1 };
  const hourly = task(9);
  const waiting = { ...model, userId, startedAt: undefined, endedAt: undefined, stopRequestedAt: undefined };
  for (const [queued, started] of [
    [99, ['new']],
    [100, []],
  ] as const) {
    await db.accounts.update(userId, (draft) => void (draft.cloudNodes = 0));
    await db.tasks.replaceAll([{ ...hourly, taskId: 'new', templateRegistrationId: undefined, schedule }]);
    await db.runs.replaceAll(
      Array.from({ length: queued }, (_, index) => ({ ...waiting, runId: `waiting-${index}`, taskId: `t${index}` })),
    );
    await db.marks.replaceAll([]);
    expect(await scheduledStarts.apply(db, now, now)).toEqual(started);
  }
});

test('starts missed too long ago are skipped, and the first one after them is handled', async () => {
  const { emulator, task } = await openClient();
  const { db, clock } = emulator;
  const now = clock.now();
  const set = { scheduleType: ScheduleType.Interval, timeZone: 'UTC', everyMinutes: 60 };
  const schedule = { set: completeSchedule(set, now), since: now };
  await db.tasks.replaceAll([{ ...task(9), taskId: 'hourly', templateRegistrationId: undefined, schedule }]);
  const until = now + 30 * 86_400_000;
  expect(await scheduledStarts.apply(db, now + 3_600_000, until)).toEqual([]);
  expect(db.runsOf('hourly')).toEqual([]);
  expect(scheduledStarts.nextAt(db, Infinity)).toBe(until - 7 * 86_400_000);
});
