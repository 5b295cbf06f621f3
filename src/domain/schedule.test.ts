import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { ScheduleType } from '#src/contract/enums.gen';
import { isTimeZone, nextRun, nextRuns, scheduleErrors, type Schedule } from './schedule';

const at = (text: string) => Date.parse(text);
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16));
const weekly = (timeZone: string, timeOfDay: string, daysOfWeek = [0, 1, 2, 3, 4, 5, 6]): Schedule => ({
  scheduleType: ScheduleType.Weekly,
  timeZone,
  timeOfDay,
  daysOfWeek,
});
const monthly = (daysOfMonth: number[], lastDayOfMonth = false, timeZone = 'Europe/Berlin'): Schedule => ({
  scheduleType: ScheduleType.Monthly,
  timeZone,
  timeOfDay: '09:00',
  daysOfMonth,
  lastDayOfMonth,
});

describe('once', () => {
  const once: Schedule = {
    scheduleType: ScheduleType.Once,
    timeZone: 'Europe/Berlin',
    startTime: '2026-11-30T09:00:00+01:00',
  };

  test('ENUM-33 a single schedule runs once and never again', () => {
    expect(iso(nextRuns(once, at('2026-11-16T10:00Z'), 5))).toEqual(['2026-11-30T08:00']);
    expect(nextRuns(once, at('2026-11-30T08:00Z'), 5)).toEqual([]);
  });
});

describe('weekly', () => {
  test('ENUM-33 a weekly schedule runs on its days, in its time zone', () => {
    const schedule = weekly('Asia/Tokyo', '08:00', [1, 4]);
    expect(iso(nextRuns(schedule, at('2026-11-16T00:00Z'), 4))).toEqual([
      '2026-11-18T23:00',
      '2026-11-22T23:00',
      '2026-11-25T23:00',
      '2026-11-29T23:00',
    ]);
  });

  test('a run due at this moment is past, and a run due a moment later is next', () => {
    const schedule = weekly('Europe/Berlin', '11:00', [1]);
    expect(iso(nextRuns(schedule, at('2026-11-16T10:00Z'), 1))).toEqual(['2026-11-23T10:00']);
    expect(iso(nextRuns(schedule, at('2026-11-16T09:59:59.999Z'), 1))).toEqual(['2026-11-16T10:00']);
  });

  test('nothing runs before the start time', () => {
    const schedule = { ...weekly('Europe/Berlin', '09:00', [1]), startTime: '2026-12-07T09:00:00+01:00' };
    expect(iso(nextRuns(schedule, at('2026-11-16T00:00Z'), 2))).toEqual(['2026-12-07T08:00', '2026-12-14T08:00']);
  });

  test.each([
    ['Europe/Berlin', '2027-03-27T00:00Z', '02:30', ['2027-03-27T01:30', '2027-03-28T01:30', '2027-03-29T00:30']],
    ['America/New_York', '2027-03-13T00:00Z', '02:30', ['2027-03-13T07:30', '2027-03-14T07:30', '2027-03-15T06:30']],
    ['Australia/Lord_Howe', '2026-10-02T12:00Z', '02:15', ['2026-10-02T15:45', '2026-10-03T15:45', '2026-10-04T15:15']],
    ['Asia/Tokyo', '2027-03-27T00:00Z', '02:30', ['2027-03-27T17:30', '2027-03-28T17:30', '2027-03-29T17:30']],
  ])('a time that the clock of %s skips runs later by the skipped span', (timeZone, from, timeOfDay, expected) => {
    expect(iso(nextRuns(weekly(timeZone, timeOfDay), at(from), 3))).toEqual(expected);
  });

  test.each([
    ['Europe/Berlin', '2026-10-24T12:00Z', '02:30', ['2026-10-25T00:30', '2026-10-26T01:30']],
    ['America/New_York', '2026-10-31T12:00Z', '01:30', ['2026-11-01T05:30', '2026-11-02T06:30']],
    ['Australia/Lord_Howe', '2027-04-03T12:00Z', '01:45', ['2027-04-03T14:45', '2027-04-04T15:15']],
  ])('a time that occurs twice in %s runs once, at its first occurrence', (timeZone, from, timeOfDay, expected) => {
    expect(iso(nextRuns(weekly(timeZone, timeOfDay), at(from), 2))).toEqual(expected);
  });
});

describe('monthly', () => {
  test('the 31st is found after a shorter month, also in a zone far ahead of UTC', () => {
    const schedule = { ...monthly([31], false, 'Pacific/Kiritimati'), timeOfDay: '00:10' };
    expect(iso(nextRuns(schedule, at('2027-03-30T10:10Z'), 2))).toEqual(['2027-05-30T10:10', '2027-07-30T10:10']);
  });

  test('ENUM-33 a monthly schedule skips months without its day', () => {
    expect(iso(nextRuns(monthly([31]), at('2027-01-01T00:00Z'), 4))).toEqual([
      '2027-01-31T08:00',
      '2027-03-31T07:00',
      '2027-05-31T07:00',
      '2027-07-31T07:00',
    ]);
  });

  test('the last day of the month is found in every month, leap years included', () => {
    expect(iso(nextRuns(monthly([], true), at('2028-01-01T00:00Z'), 4))).toEqual([
      '2028-01-31T08:00',
      '2028-02-29T08:00',
      '2028-03-31T07:00',
      '2028-04-30T07:00',
    ]);
    expect(iso(nextRuns(monthly([30, 31], true), at('2027-04-01T00:00Z'), 3))).toEqual([
      '2027-04-30T07:00',
      '2027-05-30T07:00',
      '2027-05-31T07:00',
    ]);
  });

  test('the last day is that of the time zone, not of UTC', () => {
    const schedule = { ...monthly([], true, 'Pacific/Auckland'), timeOfDay: '00:30' };
    expect(iso(nextRuns(schedule, at('2026-11-16T00:00Z'), 1))).toEqual(['2026-11-29T11:30']);
  });
});

describe('interval', () => {
  const every: Schedule = {
    scheduleType: ScheduleType.Interval,
    timeZone: 'Europe/Berlin',
    everyMinutes: 90,
    startTime: '2027-03-27T23:00:00Z',
  };

  test('ENUM-33 an interval counts elapsed minutes across a clock change', () => {
    expect(iso(nextRuns(every, at('2027-03-27T12:00Z'), 4))).toEqual([
      '2027-03-27T23:00',
      '2027-03-28T00:30',
      '2027-03-28T02:00',
      '2027-03-28T03:30',
    ]);
  });

  test('an interval keeps its step, however late the next run is computed', () => {
    expect(iso(nextRuns(every, at('2027-04-01T00:00Z'), 1))).toEqual(['2027-04-01T00:30']);
    expect(nextRun({ ...every, startTime: null }, 0)).toBe(90 * 60_000);
  });
});

describe('invalid schedules', () => {
  const now = at('2026-11-16T10:00Z');
  const none = (scheduleType: ScheduleType): Schedule => ({ scheduleType, timeZone: 'Europe/Berlin' });

  test.each([
    ['a single run without its time', none(ScheduleType.Once), ['startTime required']],
    ['a single run in the past', { ...none(ScheduleType.Once), startTime: '2026-11-16T10:00:00Z' }, ['startTime past']],
    ['a time that is none', { ...none(ScheduleType.Once), startTime: 'soon' }, ['startTime unknown']],
    ['no day of the week', none(ScheduleType.Weekly), ['daysOfWeek required', 'timeOfDay required']],
    ['no day of the month', { ...monthly([]), timeOfDay: '24:00' }, ['daysOfMonth required', 'timeOfDay required']],
    ['no minutes', none(ScheduleType.Interval), ['everyMinutes required']],
    ['a zone that is none', weekly('Europe/Atlantis', '09:00'), ['timeZone unknown']],
    ['an offset for a zone', weekly('+01:00', '09:00'), ['timeZone unknown']],
  ])('%s is refused', (_, schedule, expected) => {
    expect(scheduleErrors(schedule, now).map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
  });

  test('a last day alone is valid, and an unknown time zone has no runs', () => {
    expect(scheduleErrors(monthly([], true), now)).toEqual([]);
    expect(nextRuns(weekly('Europe/Atlantis', '09:00'), now, 3)).toEqual([]);
    expect([isTimeZone('UTC'), isTimeZone('')]).toEqual([true, false]);
  });
});

describe('random schedules', () => {
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'UTC',
    'America/St_Johns',
  );
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  const moment = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2034-01-01T00:00Z') });
  const byDay = fc.record({
    timeZone: zone,
    timeOfDay: minute.map(clock),
    lastDayOfMonth: fc.boolean(),
    daysOfWeek: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    daysOfMonth: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 5 }),
    scheduleType: fc.constantFrom(ScheduleType.Weekly, ScheduleType.Monthly),
  });
  const interval = fc.record({
    timeZone: zone,
    scheduleType: fc.constant(ScheduleType.Interval),
    everyMinutes: fc.integer({ min: 10, max: 43_200 }),
    startTime: moment.map((time) => new Date(time).toISOString()),
  });

  test('the next runs lie after now, increase, and follow from one another', () => {
    fc.assert(
      fc.property(fc.oneof(byDay, interval), moment, (schedule: Schedule, from) => {
        const runs = nextRuns(schedule, from, 6);
        expect(runs).toHaveLength(6);
        for (const [index, run] of runs.entries()) {
          expect(run).toBeGreaterThan(runs[index - 1] ?? from);
          expect(nextRun(schedule, run)).toBe(runs[index + 1] ?? nextRun(schedule, run));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('each run matches the local time and day of the schedule, unless the clock skips it', () => {
    const shown = new Map<string, Intl.DateTimeFormat>();
    const wall = (timeZone: string, time: number) => {
      const format =
        shown.get(timeZone) ??
        new Intl.DateTimeFormat('en-GB', {
          timeZone,
          weekday: 'short',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        });
      shown.set(timeZone, format);
      return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    };
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    fc.assert(
      fc.property(byDay, moment, (schedule, from) => {
        for (const run of nextRuns(schedule, from, 6)) {
          const parts = wall(schedule.timeZone, run);
          const time = `${parts['hour']}:${parts['minute']}`;
          const before = wall(schedule.timeZone, run - 3_600_000);
          const skipped =
            Number(parts['hour']) * 60 +
            Number(parts['minute']) -
            Number(before['hour']) * 60 -
            Number(before['minute']);
          if (time !== schedule.timeOfDay) expect((skipped + 1440) % 1440).toBeGreaterThan(60);
          if (schedule.scheduleType === ScheduleType.Weekly)
            expect(schedule.daysOfWeek).toContain(days.indexOf(String(parts['weekday'])));
          else if (!schedule.lastDayOfMonth) expect(schedule.daysOfMonth).toContain(Number(parts['day']));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the span of the runs', () => {
  const from = at('2026-11-16T10:05Z');
  const once: Schedule = { scheduleType: ScheduleType.Once, timeZone: 'UTC', startTime: '2026-11-30T08:00:00Z' };
  const interval: Schedule = {
    scheduleType: ScheduleType.Interval,
    timeZone: 'UTC',
    startTime: '2026-11-16T10:00:00Z',
    everyMinutes: 30,
  };
  const daily = weekly('UTC', '10:00');
  const runs = (schedule: Schedule, count: number, until: string) => iso(nextRuns(schedule, from, count, at(until)));

  test('its end is included, and nothing later', () => {
    expect(runs(once, 1, '2026-11-30T08:00Z')).toEqual(['2026-11-30T08:00']);
    expect(runs(once, 1, '2026-11-30T07:59Z')).toEqual([]);
    expect(runs(interval, 9, '2026-11-16T11:30Z')).toEqual([
      '2026-11-16T10:30',
      '2026-11-16T11:00',
      '2026-11-16T11:30',
    ]);
    expect(runs(interval, 9, '2026-11-16T11:29Z')).toEqual(['2026-11-16T10:30', '2026-11-16T11:00']);
    expect(runs(interval, 9, '2026-11-16T10:29Z')).toEqual([]);
    expect(runs(interval, 9, '2026-11-16T08:00Z')).toEqual([]);
    expect(runs(daily, 9, '2026-11-18T10:00Z')).toEqual(['2026-11-17T10:00', '2026-11-18T10:00']);
    expect(runs(daily, 9, '2026-11-18T09:59Z')).toEqual(['2026-11-17T10:00']);
  });

  test('no more runs than asked for', () => {
    expect(nextRuns(once, from, 0)).toEqual([]);
    expect(nextRuns(interval, from, 0)).toEqual([]);
    expect(nextRuns(daily, from, 0)).toEqual([]);
    expect(runs(interval, 2, '2026-11-20T00:00Z')).toHaveLength(2);
    expect(runs(daily, 2, '2026-11-30T00:00Z')).toHaveLength(2);
  });

  test.each<[string, Partial<Schedule>]>([
    ['once without a time', { scheduleType: ScheduleType.Once }],
    ['an interval without minutes', { scheduleType: ScheduleType.Interval }],
    ['an interval of 0 minutes', { scheduleType: ScheduleType.Interval, everyMinutes: 0 }],
    ['an interval of -5 minutes', { scheduleType: ScheduleType.Interval, everyMinutes: -5 }],
    ['a week without days', { scheduleType: ScheduleType.Weekly, timeOfDay: '09:00' }],
    ['a month without days', { scheduleType: ScheduleType.Monthly, timeOfDay: '09:00' }],
    ['a week without a time', { scheduleType: ScheduleType.Weekly, daysOfWeek: [1] }],
    ['a time with one digit', { scheduleType: ScheduleType.Weekly, daysOfWeek: [1], timeOfDay: '9:00' }],
    ['text before a time', { scheduleType: ScheduleType.Weekly, daysOfWeek: [1], timeOfDay: 'at09:00' }],
    ['text after a time', { scheduleType: ScheduleType.Weekly, daysOfWeek: [1], timeOfDay: '09:00h' }],
    [
      'an unknown zone',
      { scheduleType: ScheduleType.Weekly, daysOfWeek: [1], timeOfDay: '09:00', timeZone: 'Mars/Base' },
    ],
  ])('%s never runs', (_, parts) => {
    expect(nextRuns({ scheduleType: ScheduleType.Once, timeZone: 'UTC', ...parts }, from, 3)).toEqual([]);
  });
});

test('a zone has a name, and is neither an offset nor a moment in a zone', () => {
  expect(['Europe/Berlin', '+01:00', '2026-01-01T00:00[Europe/Berlin]', 'Mars/Base', ''].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each<[readonly string[], Partial<Schedule>]>([
  [[], { scheduleType: ScheduleType.Once, startTime: '2026-12-01T00:00:00Z' }],
  [['startTime unknown'], { scheduleType: ScheduleType.Once, startTime: 'soon' }],
  [[], { scheduleType: ScheduleType.Interval, everyMinutes: 5, startTime: '2026-01-01T00:00:00Z' }],
  [['everyMinutes required'], { scheduleType: ScheduleType.Interval }],
  [['daysOfMonth required'], { scheduleType: ScheduleType.Monthly, timeOfDay: '09:00' }],
  [[], { scheduleType: ScheduleType.Monthly, timeOfDay: '09:00', lastDayOfMonth: true }],
])('ENUM-33 the errors %j', (expected, parts) => {
  const errors = scheduleErrors(
    { scheduleType: ScheduleType.Once, timeZone: 'UTC', ...parts },
    at('2026-11-16T10:00Z'),
  );
  expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
});
