import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { readStoredDate, readStoredDateTime, storeDate, storeDateTime } from './stored-dates';

test('FORM-69 FORM-70 dates and times are stored in the specified forms', () => {
  const parts = { year: 2026, month: 3, day: 9, hour: 7, minute: 5, second: 1 };
  expect(storeDate(parts)).toBe('2026-03-09');
  expect(storeDateTime(parts)).toBe('2026-03-09 07:05:01');
});

test('stored dates and times read back the same', () => {
  const date = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      const day = { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
      const parts = {
        ...day,
        hour: moment.getUTCHours(),
        minute: moment.getUTCMinutes(),
        second: moment.getUTCSeconds(),
      };
      expect(readStoredDate(storeDate(day))).toEqual(day);
      expect(readStoredDateTime(storeDateTime(parts))).toEqual(parts);
    }),
  );
});

test.each(['2000-02-29', '2024-02-29', '2026-02-28', '2026-04-30', '2026-12-31'])(
  'FORM-69 %j is a stored date',
  (text) => {
    expect(readStoredDate(text)).not.toBeNull();
  },
);

test.each([
  '1900-02-29',
  '2100-02-29',
  '2024-02-30',
  '2026-01-00',
  '2026-01-32',
  'a2026-01-01',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '26-04-01',
  '2026-4-1',
  '2026-04-01 00:00:00',
  '',
])('FORM-69 %j is not a stored date', (text) => {
  expect(readStoredDate(text)).toBeNull();
});

test.each([
  '2026-02-28 00:00:60',
  'a2026-02-28 00:00:00',
  '2026-02-28 00:00:00.5',
  '2026-02-28 24:00:00',
  '2026-02-28 00:60:00',
  '2026-02-28',
  '2026-02-28T00:00:00',
  '2026-02-30 00:00:00',
])('FORM-70 %j is not a stored time', (text) => {
  expect(readStoredDateTime(text)).toBeNull();
});
