import { describe, expect, test } from 'vitest';
import { ScheduleType } from '#src/contract/enums.gen';
import { createDatabase } from '#mocks/db/database';
import { newTask, type TaskRecord } from '#mocks/db/tasks';
import { completeSchedule } from '#mocks/seeds/schedules';
import { catchUpFrom, markStartsHandled, scheduledStartAfter, startsHandledUntil } from './schedule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-16T10:00:00Z');

const scheduled = (everyMinutes: number, since = 0, start = NOW - 30 * DAY): TaskRecord => {
  const set = { scheduleType: ScheduleType.Interval, timeZone: 'UTC', everyMinutes };
  const startTime = new Date(start).toISOString();
  const fields = { taskId: `every-${everyMinutes}`, userId: '1', taskName: '', taskGroupId: 'g', createdAt: 0 };
  return newTask({ ...fields, schedule: { set: completeSchedule({ ...set, startTime }, NOW), since } });
};

async function openTasks(everyMinutes: number, others = 0, since = 0) {
  const db = createDatabase(() => undefined);
  const task = scheduled(everyMinutes, since);
  await db.tasks.insertMany([
    task,
    ...Array.from({ length: others }, (_, index) => ({ ...task, taskId: `other-${index}`, schedule: undefined })),
  ]);
  return db;
}

describe('next scheduled start', () => {
  test('the next start is after the time and not before the schedule was saved', () => {
    const task = scheduled(60);
    expect([NOW, NOW + 1, NOW + HOUR - 1, NOW + HOUR].map((time) => scheduledStartAfter(task, time))).toEqual(
      [1, 1, 1, 2].map((hours) => NOW + hours * HOUR),
    );
    const saved = scheduled(60, NOW + 90 * MINUTE);
    expect([0, NOW + 91 * MINUTE, NOW + 2 * HOUR].map((time) => scheduledStartAfter(saved, time))).toEqual(
      [2, 2, 3].map((hours) => NOW + hours * HOUR),
    );
    expect(scheduledStartAfter({ ...task, schedule: undefined }, NOW)).toBeUndefined();
  });

  test('an earlier time asked for later has its own start', () => {
    const task = scheduled(60);
    expect(scheduledStartAfter(task, NOW + 5 * HOUR)).toBe(NOW + 6 * HOUR);
    expect(scheduledStartAfter(task, NOW)).toBe(NOW + HOUR);
    expect(scheduledStartAfter(task, NOW + 3 * HOUR)).toBe(NOW + 4 * HOUR);
  });

  test('a single start is over once it has passed', () => {
    const task = scheduled(60);
    const once = { scheduleType: ScheduleType.Once, timeZone: 'UTC', startTime: new Date(NOW).toISOString() };
    const single = { ...task, schedule: { set: completeSchedule(once, NOW), since: 0 } };
    expect([NOW - 1, NOW, NOW + DAY, NOW - 1].map((time) => scheduledStartAfter(single, time))).toEqual([
      NOW,
      undefined,
      undefined,
      NOW,
    ]);
  });

  test('the time up to which starts are handled is stored', async () => {
    const db = createDatabase(() => undefined);
    expect(startsHandledUntil(db)).toBe(0);
    await markStartsHandled(db, 5);
    expect(startsHandledUntil(db)).toBe(5);
    await markStartsHandled(db, 9);
    expect([startsHandledUntil(db), db.marks.all()]).toEqual([9, [{ name: 'schedules', at: 9 }]]);
  });
});

describe('missed starts', () => {
  const spanOf = async (everyMinutes: number, others = 0) =>
    NOW - catchUpFrom(await openTasks(everyMinutes, others), NOW - 30 * DAY, NOW);

  test('after an absence of a day at most, all starts are made up', async () => {
    const db = await openTasks(1 / 60);
    expect(catchUpFrom(db, NOW - DAY, NOW)).toBe(NOW - DAY);
    expect(catchUpFrom(db, NOW - DAY - 1, NOW)).toBeGreaterThan(NOW - DAY);
  });

  test('after a longer absence, those of a week at most', async () => {
    expect(await spanOf(60)).toBe(7 * DAY);
    const db = await openTasks(60);
    expect(catchUpFrom(db, NOW - 3 * DAY, NOW)).toBe(NOW - 3 * DAY);
    expect(catchUpFrom(db, NOW - 7 * DAY - 1, NOW)).toBe(NOW - 7 * DAY);
  });

  test('with too many starts, the span is shorter', async () => {
    const seconds = (count: number) => count / 60;
    expect(await spanOf(5.05)).toBe(7 * DAY);
    expect(await spanOf(5)).toBe(3 * DAY);
    expect(await spanOf(2)).toBe(DAY);
    expect(await spanOf(seconds(30))).toBe(12 * HOUR);
    expect(await spanOf(seconds(15))).toBe(6 * HOUR);
    expect(await spanOf(seconds(6))).toBe(3 * HOUR);
    expect(await spanOf(seconds(2))).toBe(HOUR);
    expect(await spanOf(seconds(0.5))).toBe(10 * MINUTE);
    expect(await spanOf(seconds(0.05))).toBe(MINUTE);
    expect(await spanOf(seconds(0.01))).toBe(0);
  });

  test('the more tasks there are, the fewer starts are made up, but always fifty', async () => {
    expect([await spanOf(4), await spanOf(4, 998)]).toEqual([3 * DAY, DAY]);
    expect(await spanOf(30, 30_000)).toBe(DAY);
  });

  test('starts of several tasks add up, and none before a schedule was saved counts', async () => {
    const db = await openTasks(6);
    expect(NOW - catchUpFrom(db, NOW - 30 * DAY, NOW)).toBe(7 * DAY);
    await db.tasks.insert({ ...scheduled(6), taskId: 'second' });
    expect(NOW + 1 - catchUpFrom(db, NOW - 30 * DAY, NOW + 1)).toBe(3 * DAY);
    const recent = await openTasks(1, 0, NOW - 4 * HOUR);
    expect(NOW - catchUpFrom(recent, NOW - 30 * DAY, NOW)).toBe(7 * DAY);
  });
});
