import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ScheduleType } from '#src/contract/enums.gen';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { upcomingRuns } from './schedule-runs';

const at = (text: string) => Date.parse(text);
const daily = (timeOfDay: string, timeZone = 'Europe/Berlin'): Schedule => ({
  scheduleType: ScheduleType.Weekly,
  timeZone,
  timeOfDay,
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
});
const marks = (schedule: Schedule, from: string, count = 3, requestedTime?: string) =>
  upcomingRuns(schedule, at(from), count, requestedTime).map(({ mark, movedMinutes }) =>
    mark === null ? '-' : `${mark} ${movedMinutes}`,
  );

test('a run in a skipped hour shows its delay, and the next run the clock change', () => {
  expect(marks(daily('02:30'), '2027-03-27T00:00Z')).toEqual(['-', 'later 60', '-']);
  expect(marks(daily('09:00'), '2027-03-27T00:00Z')).toEqual(['-', 'clockForward 60', '-']);
  expect(marks(daily('02:15', 'Australia/Lord_Howe'), '2026-10-02T12:00Z')).toEqual(['-', 'later 30', '-']);
});

test('a run in a repeated hour says so, and the next run shows the clock change', () => {
  expect(marks(daily('02:30'), '2026-10-24T12:00Z')).toEqual(['firstOfTwo 0', 'clockBack 60', '-']);
});

test('a run moved past midnight is marked as moved', () => {
  // Beirut skips 00:00 to 01:00; Scoresbysund in 2025 skips 23:00 to midnight.
  expect(marks(daily('00:30', 'Asia/Beirut'), '2027-03-26T00:00Z')).toEqual(['-', 'later 60', '-']);
  const [, moved] = upcomingRuns(daily('23:30', 'America/Scoresbysund'), at('2025-03-28T12:00Z'), 3);
  expect(moved).toMatchObject({ mark: 'later', movedMinutes: 60 });
});

test('an interval shows that its clock times shift', () => {
  const every: Schedule = {
    scheduleType: ScheduleType.Interval,
    timeZone: 'Europe/Berlin',
    everyMinutes: 24 * 60,
    startTime: '2027-03-27T08:00:00Z',
  };
  expect(marks(every, '2027-03-27T00:00Z')).toEqual(['-', 'clockForward 60', '-']);
});

test('a single run shows how its requested time was moved', () => {
  const once: Schedule = {
    scheduleType: ScheduleType.Once,
    timeZone: 'Europe/Berlin',
    startTime: '2027-03-28T03:30:00+02:00',
  };
  expect(marks(once, '2026-11-16T10:00Z', 5, '2027-03-28 02:30')).toEqual(['later 60']);
  expect(marks(once, '2026-11-16T10:00Z', 5, '2027-03-28 03:30')).toEqual(['-']);
  expect(marks(once, '2026-11-16T10:00Z')).toEqual(['-']);
  expect(upcomingRuns(once, at('2028-01-01T00:00Z'), 5)).toEqual([]);
});

test('listed runs match the start times, and without a clock change none is marked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2034-01-01T00:00Z') }),
      (timeZone, hour, from) => {
        const schedule = daily(`${String(hour).padStart(2, '0')}:30`, timeZone);
        const runs = upcomingRuns(schedule, from, 5);
        expect(runs.map(({ time }) => time)).toEqual(nextRuns(schedule, from, 5));
        if (timeZone === 'UTC' || timeZone === 'Asia/Tokyo')
          expect(runs.every(({ mark, movedMinutes }) => mark === null && movedMinutes === 0)).toBe(true);
      },
    ),
  );
});
