import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ScheduleType } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { nextRuns, type Schedule } from '#src/domain/schedule';
import { formOfSchedule, formProblems, scheduleOfForm, scheduleSchema, type ScheduleForm } from './schedule-form';

const now = Date.parse('2026-11-16T10:00:00Z');
const zone = 'Europe/Berlin';
const empty = formOfSchedule(null, zone);
const problems = (form: Partial<ScheduleForm>) =>
  formProblems({ ...empty, ...form }, now).map(({ field, reason }) => `${field} ${reason}`);

test('ENUM-33 an empty form is weekly in the given time zone and lists its missing fields', () => {
  expect([empty.scheduleType, empty.timeZone]).toEqual([ScheduleType.Weekly, zone]);
  expect(problems({})).toEqual(['daysOfWeek required', 'time required']);
});

test.each<[string, Partial<ScheduleForm>, string[]]>([
  ['once without a day and a time', { scheduleType: ScheduleType.Once }, ['date required', 'time required']],
  ['once without a time', { scheduleType: ScheduleType.Once, date: '2026-12-01' }, ['time required']],
  ['once in the past', { scheduleType: ScheduleType.Once, date: '2026-11-16', time: '10:59' }, ['time past']],
  ['once this very minute', { scheduleType: ScheduleType.Once, date: '2026-11-16', time: '11:00' }, ['time past']],
  ['once in a minute', { scheduleType: ScheduleType.Once, date: '2026-11-16', time: '11:01' }, []],
  ['monthly without a day', { scheduleType: ScheduleType.Monthly, time: '09:00' }, ['daysOfMonth required']],
  ['monthly, the last day', { scheduleType: ScheduleType.Monthly, time: '09:00', lastDayOfMonth: true }, []],
  ['an interval without its length', { scheduleType: ScheduleType.Interval }, ['every required']],
  [
    'an interval below the least',
    { scheduleType: ScheduleType.Interval, every: '9', unit: 'minutes' },
    ['every range'],
  ],
  ['an interval above the most', { scheduleType: ScheduleType.Interval, every: '31', unit: 'days' }, ['every range']],
  ['half an hour in hours', { scheduleType: ScheduleType.Interval, every: '0.5', unit: 'hours' }, ['every range']],
  ['words for a number', { scheduleType: ScheduleType.Interval, every: 'often', unit: 'hours' }, ['every range']],
  ['the most', { scheduleType: ScheduleType.Interval, every: '30', unit: 'days' }, []],
])('ENUM-33 %s', (_, form, expected) => {
  expect(problems(form)).toEqual(expected);
  expect(scheduleSchema(() => now, null).safeParse({ ...empty, ...form }).success).toBe(expected.length === 0);
});

test('a past time is judged in the chosen time zone, not in the local one', () => {
  const form = { scheduleType: ScheduleType.Once, date: '2026-11-16', time: '12:00' };
  expect(problems({ ...form, timeZone: 'Europe/Berlin' })).toEqual([]);
  expect(problems({ ...form, timeZone: 'Asia/Tokyo' })).toEqual(['time past']);
});

test('switching the type keeps every input and sends only those of the type', () => {
  const form: ScheduleForm = { ...empty, daysOfWeek: [5, 1], time: '09:00', every: '6', lastDayOfMonth: true };
  expect(scheduleOfForm({ ...form, scheduleType: ScheduleType.Interval })).toEqual({
    scheduleType: ScheduleType.Interval,
    timeZone: zone,
    everyMinutes: 360,
  });
  expect(scheduleOfForm(form)).toEqual({
    scheduleType: ScheduleType.Weekly,
    timeZone: zone,
    timeOfDay: '09:00',
    daysOfWeek: [1, 5],
  });
});

test('an unknown time zone falls back to the local one', () => {
  const form = formOfSchedule(
    { scheduleType: ScheduleType.Interval, timeZone: 'Mars/Olympus', everyMinutes: 60 },
    zone,
  );
  expect(form.timeZone).toBe(zone);
});

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
// To the second, because an interval counts from its start.
const moment = fc
  .integer({ min: now / 1000 + 60, max: now / 1000 + 3 * 366 * 86_400 })
  .map((seconds) => new Date(seconds * 1000).toISOString());
const days = (min: number, max: number) =>
  fc
    .uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 7 })
    .map((list) => list.toSorted((a, b) => a - b));
const start = fc.option(moment, { nil: null });
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ scheduleType: fc.constant(ScheduleType.Once), timeZone: zones, startTime: moment }),
  fc.record({
    scheduleType: fc.constant(ScheduleType.Weekly),
    timeZone: zones,
    startTime: start,
    daysOfWeek: days(0, 6),
    timeOfDay: clock,
  }),
  fc.record({
    scheduleType: fc.constant(ScheduleType.Monthly),
    timeZone: zones,
    startTime: start,
    daysOfMonth: days(1, 31),
    lastDayOfMonth: fc.boolean(),
    timeOfDay: clock,
  }),
  fc.record({
    scheduleType: fc.constant(ScheduleType.Interval),
    timeZone: zones,
    startTime: start,
    everyMinutes: fc.integer(limits.scheduleMinutes),
  }),
);
const bare = (schedule: Schedule) => Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== null));

test('ENUM-33 saving an unchanged form sends the same schedule, whatever its type', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const form = formOfSchedule(schedule, 'UTC');
      expect(formProblems(form, now, schedule)).toEqual([]);
      expect(bare(scheduleOfForm(form, schedule))).toEqual(bare(schedule));
    }),
  );
});

test('ENUM-33 a saved schedule reads back the same and runs at the same times', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const form = formOfSchedule(schedule, 'UTC');
      const sent = scheduleOfForm(form);
      const again = formOfSchedule(sent, 'UTC');
      expect(formProblems(again, now, sent)).toEqual([]);
      expect(bare(scheduleOfForm(again, sent))).toEqual(bare(sent));
      expect(nextRuns(scheduleOfForm(again, sent), now, 5)).toEqual(nextRuns(sent, now, 5));
    }),
  );
});
