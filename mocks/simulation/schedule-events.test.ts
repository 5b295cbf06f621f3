import { expect, test } from 'vitest';
import { ScheduleType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { completeSchedule } from '#mocks/seeds/schedules';
import { openClient } from '#mocks/test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { advanceSimulation } from './advance-simulation';

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
